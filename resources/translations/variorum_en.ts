<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArticlesModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArticlesPanel</name>
    <message numerus="yes">
        <source>%Ln article(s)</source>
        <translation>
            <numerusform>%Ln article</numerusform>
            <numerusform>%Ln articles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>%Ln file(s) changed</source>
        <translation>
            <numerusform>%Ln file changed</numerusform>
            <numerusform>%Ln files changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) gone</source>
        <translation>
            <numerusform>%Ln file is gone</numerusform>
            <numerusform>%Ln files are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new file(s)</source>
        <translation>
            <numerusform>%Ln new file</numerusform>
            <numerusform>%Ln new files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errands</name>
    <message numerus="yes">
        <source>%Ln link(s) not followed: {0}</source>
        <translation>
            <numerusform>%Ln link was not followed: {0}</numerusform>
            <numerusform>%Ln links were not followed: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaneHead</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln conflict</numerusform>
            <numerusform>%Ln conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln difference</numerusform>
            <numerusform>%Ln differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) left out</source>
        <translation>
            <numerusform>%Ln file left out</numerusform>
            <numerusform>%Ln files left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden</source>
        <translation>
            <numerusform>%Ln hidden</numerusform>
            <numerusform>%Ln hidden</numerusform>
        </translation>
    </message>
</context>
</TS>
