# bash completion for variorum
_variorum() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    local commands="@COMMANDS@" command='' options='' kind=any choices=''
    if [[ $COMP_CWORD -gt 1 && " $commands " == *" ${COMP_WORDS[1]} "* ]]; then
        command=${COMP_WORDS[1]}
    fi
    case "$command" in
@CASES@
    esac
    COMPREPLY=()
    if [[ $kind == none ]]; then
        return
    elif [[ $kind == choice ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$word")
        return
    elif [[ $kind == any && $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        return
    fi
    compopt -o filenames 2>/dev/null
    if [[ $kind == folder ]]; then
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        return
    fi
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
    if [[ $COMP_CWORD -eq 1 ]]; then
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$commands" -- "$word")
    fi
}
complete -F _variorum variorum
