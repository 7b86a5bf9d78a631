; Inno Setup script: installs Variorum for the user who runs it, without administrator rights.
;
;   ISCC /DVersion=0.1.0 /DSource=dist\frozen\variorum /DOutput=dist packaging\windows\variorum.iss
;
; build.py passes these; nothing of the version is written here.
#ifndef Version
  #error Version is passed by packaging/build.py
#endif
#define Name "Variorum"
#define Type "Variorum.Comparison"

[Setup]
AppId={{3E0C5B0A-6B1D-4B7C-9C53-8D3F2B6E7A41}
AppName={#Name}
AppVersion={#Version}
AppPublisher=The Variorum project
VersionInfoVersion={#Version}
DefaultDirName={localappdata}\Programs\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
OutputDir={#Output}
OutputBaseFilename=variorum-{#Version}-windows-x64-setup
SetupIconFile=..\..\build\icons\variorum.ico
UninstallDisplayIcon={app}\variorumw.exe
LicenseFile=..\..\LICENSE
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
ChangesEnvironment=yes
CloseApplications=yes
RestartApplications=no

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.Kind=Variorum comparison
de.Kind=Variorum-Vergleich
en.OpenFolder=Compare with Variorum
de.OpenFolder=Mit Variorum vergleichen
en.CommandLine=Make the command "variorum" known to terminals
de.CommandLine=Den Befehl „variorum“ im Terminal bekannt machen

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "path"; Description: "{cm:CommandLine}"; Flags: unchecked

[InstallDelete]
; An older version's libraries must not be found by the new one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "..\..\LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"
Source: "{#Output}\THIRD-PARTY-NOTICES.txt"; DestDir: "{app}"
Source: "..\..\build\icons\document.ico"; DestDir: "{app}"

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\variorumw.exe"; AppUserModelID: "org.variorum.variorum"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\variorumw.exe"; Tasks: desktopicon

[Registry]
Root: HKCU; Subkey: "Software\Classes\.variorum"; ValueType: string; ValueData: "{#Type}"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\.variorum"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-variorum"; Flags: uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\{#Type}"; ValueType: string; ValueData: "{cm:Kind}"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\{#Type}\DefaultIcon"; ValueType: string; ValueData: "{app}\document.ico"
Root: HKCU; Subkey: "Software\Classes\{#Type}\shell\open\command"; ValueType: string; ValueData: """{app}\variorumw.exe"" ""%1"""
Root: HKCU; Subkey: "Software\Classes\Directory\shell\{#Name}"; ValueType: string; ValueData: "{cm:OpenFolder}"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Directory\shell\{#Name}"; ValueType: string; ValueName: "Icon"; ValueData: "{app}\variorumw.exe"
Root: HKCU; Subkey: "Software\Classes\Directory\shell\{#Name}\command"; ValueType: string; ValueData: """{app}\variorumw.exe"" ""%1"""
; "Open with" offers the program for what it reads, and does not make it the default for any of it.
Root: HKCU; Subkey: "Software\Classes\Applications\variorumw.exe"; ValueType: string; ValueName: "FriendlyAppName"; ValueData: "{#Name}"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Applications\variorumw.exe\shell\open\command"; ValueType: string; ValueData: """{app}\variorumw.exe"" ""%1"""
#define Offer(str Suffix) "Root: HKCU; Subkey: ""Software\Classes\Applications\variorumw.exe\SupportedTypes""; ValueType: string; ValueName: """ + Suffix + """; ValueData: """""
#emit Offer(".txt")
#emit Offer(".md")
#emit Offer(".markdown")
#emit Offer(".html")
#emit Offer(".htm")
#emit Offer(".xhtml")
#emit Offer(".mhtml")
#emit Offer(".mht")
#emit Offer(".pdf")
#emit Offer(".docx")
#emit Offer(".odt")
#emit Offer(".rtf")
#emit Offer(".eml")
#emit Offer(".xml")
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: path; Check: NotOnPath(ExpandConstant('{app}'))

[Run]
Filename: "{app}\variorumw.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent

[Code]
function UserPath(): String;
begin
  if not RegQueryStringValue(HKCU, 'Environment', 'Path', Result) then
    Result := '';
end;

function NotOnPath(Folder: String): Boolean;
begin
  Result := Pos(';' + Lowercase(Folder) + ';', ';' + Lowercase(UserPath()) + ';') = 0;
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Paths, Own: String;
  Place: Integer;
begin
  if Step <> usPostUninstall then
    exit;
  Own := ';' + ExpandConstant('{app}');
  Paths := UserPath();
  Place := Pos(Lowercase(Own), Lowercase(Paths));
  if Place > 0 then
  begin
    Delete(Paths, Place, Length(Own));
    RegWriteExpandStringValue(HKCU, 'Environment', 'Path', Paths);
  end;
end;
