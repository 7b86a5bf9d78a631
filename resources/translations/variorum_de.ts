<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Variorum</source>
        <translation>Über Variorum</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Licensed under the Apache License, version 2.0.</source>
        <translation>Lizenziert unter der Apache-Lizenz, Version 2.0.</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>Variorum</source>
        <translation>Variorum</translation>
    </message>
    <message>
        <source>Variorum compares independent news articles about one event, sentence by sentence. It says where they differ, never who is right. Everything is done on this computer: no article leaves it.</source>
        <translation>Variorum vergleicht unabhängige Nachrichtenartikel über ein Ereignis, Satz für Satz. Es zeigt, wo sie voneinander abweichen, nie, wer recht hat. Alles geschieht auf diesem Rechner: Kein Artikel verlässt ihn.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Variorum</source>
        <translation>Ü&amp;ber Variorum</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Fenster sch&amp;ließen</translation>
    </message>
    <message>
        <source>&amp;Confirmed</source>
        <translation>&amp;Bestätigt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Details and entities</source>
        <translation>&amp;Details und Entitäten</translation>
    </message>
    <message>
        <source>&amp;Dismissed</source>
        <translation>&amp;Verworfen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Find in all articles</source>
        <translation>In allen Artikeln &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Schrift v&amp;ergrößern</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>&amp;Nächste Abweichung</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normale Schriftgröße</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Offen</translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation>Ordner ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>&amp;Vorherige Abweichung</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Reading</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Resolved</source>
        <translation>&amp;Geklärt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Schrift ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Word differences</source>
        <translation>Wort&amp;unterschiede</translation>
    </message>
    <message>
        <source>Add &amp;web address…</source>
        <translation>&amp;Webadresse hinzufügen…</translation>
    </message>
    <message>
        <source>All differences in a table</source>
        <translation>Alle Abweichungen in einer Tabelle</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Alle Tastenkürzel auf einem Blatt</translation>
    </message>
    <message>
        <source>Article in pane {0}</source>
        <translation>Artikel in Spalte {0}</translation>
    </message>
    <message>
        <source>Clear &amp;highlights</source>
        <translation>&amp;Hervorhebungen aufheben</translation>
    </message>
    <message>
        <source>Cleared up, as the note tells</source>
        <translation>Aufgeklärt, wie in der Notiz beschrieben</translation>
    </message>
    <message>
        <source>Compare &amp;again</source>
        <translation>&amp;Erneut vergleichen</translation>
    </message>
    <message>
        <source>Compare some files</source>
        <translation>Einzelne Dateien vergleichen</translation>
    </message>
    <message>
        <source>Compare the articles in a folder</source>
        <translation>Die Artikel eines Ordners vergleichen</translation>
    </message>
    <message>
        <source>Compare three articles about a flight from Kabul</source>
        <translation>Drei Artikel über einen Flug aus Kabul vergleichen</translation>
    </message>
    <message>
        <source>Copy &amp;difference with sources</source>
        <translation>&amp;Abweichung mit Quellen kopieren</translation>
    </message>
    <message>
        <source>Copy the current difference as text, with what each article says</source>
        <translation>Die aktuelle Abweichung als Text kopieren, mit den Angaben jedes Artikels</translation>
    </message>
    <message>
        <source>Correct &amp;facts of the article…</source>
        <translation>&amp;Angaben zum Artikel berichtigen…</translation>
    </message>
    <message>
        <source>Correct title, outlet, author and date of the article at hand</source>
        <translation>Titel, Medium, Autor und Datum des aktuellen Artikels berichtigen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Fetch a page, keep it as evidence, and compare it too</source>
        <translation>Eine Seite abrufen, als Beleg aufbewahren und mit vergleichen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Go to &amp;sentence…</source>
        <translation>Zum &amp;Satz…</translation>
    </message>
    <message>
        <source>Go to the difference before, as the texts are read</source>
        <translation>Zur vorherigen Abweichung gehen, in der Reihenfolge des Lesens</translation>
    </message>
    <message>
        <source>Go to the next difference, as the texts are read</source>
        <translation>Zur nächsten Abweichung gehen, in der Reihenfolge des Lesens</translation>
    </message>
    <message>
        <source>Include su&amp;b-folders</source>
        <translation>Unte&amp;rordner einbeziehen</translation>
    </message>
    <message>
        <source>Keep the articles at the same place of the story</source>
        <translation>Alle Artikel an derselben Stelle der Geschichte halten</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>List of &amp;articles</source>
        <translation>&amp;Artikelliste</translation>
    </message>
    <message>
        <source>Next &amp;conflict</source>
        <translation>Nächster &amp;Widerspruch</translation>
    </message>
    <message>
        <source>Next of the same &amp;kind</source>
        <translation>Nächste derselben &amp;Art</translation>
    </message>
    <message>
        <source>Not a difference: the program is mistaken</source>
        <translation>Keine Abweichung: Das Programm irrt sich</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Noch nicht entschieden</translation>
    </message>
    <message>
        <source>Only h&amp;ere</source>
        <translation>Nur &amp;hier</translation>
    </message>
    <message>
        <source>Open &amp;files…</source>
        <translation>D&amp;ateien öffnen…</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Previous c&amp;onflict</source>
        <translation>Vorheriger Wi&amp;derspruch</translation>
    </message>
    <message>
        <source>Previous of the same k&amp;ind</source>
        <translation>Vorherige derselben A&amp;rt</translation>
    </message>
    <message>
        <source>Print the pages of the PDF on paper</source>
        <translation>Die Seiten des PDF-Dokuments auf Papier drucken</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>S&amp;hared wording</source>
        <translation>Gemeinsamer &amp;Wortlaut</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the comparison with verdicts and notes</source>
        <translation>Den Vergleich mit Bewertungen und Notizen speichern</translation>
    </message>
    <message>
        <source>Scroll to&amp;gether</source>
        <translation>&amp;Gemeinsam scrollen</translation>
    </message>
    <message>
        <source>Search the folders in the folder for articles too</source>
        <translation>Auch in den Ordnern des Ordners nach Artikeln suchen</translation>
    </message>
    <message>
        <source>Sentences that no other article has</source>
        <translation>Sätze, die in keinem anderen Artikel stehen</translation>
    </message>
    <message>
        <source>Show or hide the marks of this kind</source>
        <translation>Markierungen dieser Art ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Stop the work under way</source>
        <translation>Die laufende Arbeit anhalten</translation>
    </message>
    <message>
        <source>The articles as running texts</source>
        <translation>Die Artikel als fortlaufende Texte</translation>
    </message>
    <message>
        <source>The articles do differ</source>
        <translation>Die Artikel weichen tatsächlich voneinander ab</translation>
    </message>
    <message>
        <source>To the &amp;details</source>
        <translation>Zu den De&amp;tails</translation>
    </message>
    <message>
        <source>To the &amp;entities</source>
        <translation>Zu den &amp;Entitäten</translation>
    </message>
    <message>
        <source>To the list of &amp;articles</source>
        <translation>Zur Artikel&amp;liste</translation>
    </message>
    <message>
        <source>What says the same side by side</source>
        <translation>Gleiche Aussagen nebeneinander</translation>
    </message>
    <message>
        <source>Words that stand alike elsewhere</source>
        <translation>Wörter, die anderswo ebenso stehen</translation>
    </message>
    <message>
        <source>Words that the partner has not</source>
        <translation>Wörter, die im Gegenstück fehlen</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>&amp;Notiz schreiben</translation>
    </message>
    <message>
        <source>Write about the current difference</source>
        <translation>Eine Notiz zur aktuellen Abweichung schreiben</translation>
    </message>
    <message>
        <source>Write the comparison as PDF, web page, table or data</source>
        <translation>Den Vergleich als PDF, Webseite, Tabelle oder Daten schreiben</translation>
    </message>
</context>
<context>
    <name>ArticlesModel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>analysing…</source>
        <translation>wird analysiert…</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>{0} % shared</source>
        <translation>{0} % gemeinsam</translation>
    </message>
</context>
<context>
    <name>ArticlesPanel</name>
    <message numerus="yes">
        <source>%Ln article(s)</source>
        <translation>
            <numerusform>%Ln Artikel</numerusform>
            <numerusform>%Ln Artikel</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Take out of the panes</source>
        <translation>Aus den &amp;Spalten nehmen</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Correct &amp;facts…</source>
        <translation>&amp;Angaben berichtigen…</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>That was the first difference; this is the last.</source>
        <translation>Das war die erste Abweichung; dies ist die letzte.</translation>
    </message>
    <message>
        <source>That was the last difference; this is the first.</source>
        <translation>Das war die letzte Abweichung; dies ist die erste.</translation>
    </message>
    <message>
        <source>There is no such difference to go to.</source>
        <translation>Eine solche Abweichung gibt es nicht.</translation>
    </message>
    <message>
        <source>{0} of {1}, as the texts are read</source>
        <translation>{0} von {1}, in der Reihenfolge des Lesens</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>%Ln file(s) changed</source>
        <translation>
            <numerusform>%Ln geänderte Datei</numerusform>
            <numerusform>%Ln geänderte Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) gone</source>
        <translation>
            <numerusform>%Ln Datei fehlt</numerusform>
            <numerusform>%Ln Dateien fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new file(s)</source>
        <translation>
            <numerusform>%Ln neue Datei</numerusform>
            <numerusform>%Ln neue Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder is no longer what was read: {0}.</source>
        <translation>Der Ordner hat sich seit dem Lesen geändert: {0}.</translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>&amp;Bring its partners here</source>
        <translation>&amp;Entsprechungen hierher holen</translation>
    </message>
    <message>
        <source>&amp;Copy with source</source>
        <translation>&amp;Mit Quelle kopieren</translation>
    </message>
    <message>
        <source>&amp;Link to the outlined sentence in {0}</source>
        <translation>Mit dem umrandeten Satz in {0} &amp;verknüpfen</translation>
    </message>
    <message>
        <source>&amp;Remove the link to {0}: “{1}…”</source>
        <translation>Verknüpfung mit {0} &amp;aufheben: „{1}…“</translation>
    </message>
    <message>
        <source>Copy &amp;words only</source>
        <translation>Nur den &amp;Wortlaut kopieren</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>DetailsList</name>
    <message>
        <source>Differences</source>
        <translation>Abweichungen</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>All differences are hidden by the filter.</source>
        <translation>Der Filter blendet alle Abweichungen aus.</translation>
    </message>
    <message>
        <source>Differences appear here once the articles have been compared.</source>
        <translation>Hier erscheinen die Abweichungen, sobald die Artikel verglichen sind.</translation>
    </message>
    <message>
        <source>No differing figures, quotes, dates, names or sources were found. That does not mean that the articles agree.</source>
        <translation>Es wurden keine abweichenden Zahlen, Zitate, Zeitangaben, Namen oder Quellen gefunden. Das heißt nicht, dass die Artikel übereinstimmen.</translation>
    </message>
    <message>
        <source>There is only one article: nothing to compare it with.</source>
        <translation>Es gibt nur einen Artikel und damit nichts zu vergleichen.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Comparison (*.variorum)</source>
        <translation>Vergleich (*.variorum)</translation>
    </message>
    <message>
        <source>Comparison as data</source>
        <translation>Vergleich als Daten</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>Go to sentence</source>
        <translation>Gehe zu Satz</translation>
    </message>
    <message>
        <source>Markdown text</source>
        <translation>Markdown-Text</translation>
    </message>
    <message>
        <source>Open a folder of articles</source>
        <translation>Ordner mit Artikeln öffnen</translation>
    </message>
    <message>
        <source>Open articles or a comparison</source>
        <translation>Artikel oder einen Vergleich öffnen</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <source>Sentence of article {0} (1 to {1}):</source>
        <translation>Satz des Artikels {0} (1 bis {1}):</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Arbeitsmappe</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>You can save them in another place.</source>
        <translation>Sie können sie an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Your changes are not saved. {0}</source>
        <translation>Ihre Änderungen sind nicht gespeichert. {0}</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Compare what they wrote</source>
        <translation>Artikel Satz für Satz vergleichen</translation>
    </message>
    <message>
        <source>None of these files could be read as an article. Choose another folder, or drop files onto this window.</source>
        <translation>Keine dieser Dateien ließ sich als Artikel lesen. Wählen Sie einen anderen Ordner oder ziehen Sie Dateien in dieses Fenster.</translation>
    </message>
    <message>
        <source>Nothing to compare here</source>
        <translation>Hier gibt es nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Open a folder with two or more articles about the same event. Variorum sets them side by side, aligns the sentences that say the same, and marks figures, quotes, dates, names and sources on which they differ. You can also drop a folder or files onto this window.</source>
        <translation>Öffnen Sie einen Ordner mit zwei oder mehr Artikeln über dasselbe Ereignis. Variorum stellt sie nebeneinander, ordnet Sätze mit gleicher Aussage einander zu und markiert Zahlen, Zitate, Zeitangaben, Namen und Quellen, in denen sie voneinander abweichen. Sie können auch einen Ordner oder Dateien in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen…</translation>
    </message>
    <message>
        <source>The articles appear as they are read.</source>
        <translation>Die Artikel erscheinen, sobald sie gelesen sind.</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>und {0} weitere</translation>
    </message>
</context>
<context>
    <name>EntitiesModel</name>
    <message>
        <source>Buildings and airports</source>
        <translation>Gebäude und Flughäfen</translation>
    </message>
    <message>
        <source>Countries and cities</source>
        <translation>Länder und Städte</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Go to the next mention in article {0}</source>
        <translation>Zur nächsten Erwähnung in Artikel {0} gehen</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Gesetze</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Nationalities and groups</source>
        <translation>Nationalitäten und Gruppen</translation>
    </message>
    <message>
        <source>Organisations</source>
        <translation>Organisationen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Werke</translation>
    </message>
    <message>
        <source>{0}: {1} in article {2}</source>
        <translation>{0}: {1} in Artikel {2}</translation>
    </message>
</context>
<context>
    <name>EntitiesPanel</name>
    <message>
        <source>All names</source>
        <translation>Alle Namen</translation>
    </message>
    <message>
        <source>In every article</source>
        <translation>In jedem Artikel</translation>
    </message>
    <message>
        <source>Names by type, with a count for each article</source>
        <translation>Namen nach Art, mit Häufigkeit in jedem Artikel</translation>
    </message>
    <message>
        <source>Only in {0}</source>
        <translation>Nur in {0}</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Select several names (Ctrl+click) to make them one</source>
        <translation>Mehrere Namen auswählen (Strg+Klick), um sie zusammenzufassen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show all names, or those that only one article has</source>
        <translation>Alle Namen zeigen oder nur die eines einzigen Artikels</translation>
    </message>
    <message>
        <source>Show only names that hold these words</source>
        <translation>Nur Namen zeigen, die diese Wörter enthalten</translation>
    </message>
    <message>
        <source>These {0} are one: {1}</source>
        <translation>Diese {0} zusammenfassen: {1}</translation>
    </message>
    <message>
        <source>Which names are shown</source>
        <translation>Welche Namen gezeigt werden</translation>
    </message>
    <message>
        <source>{0}: mention {1} of {2} in article {3}</source>
        <translation>{0}: Erwähnung {1} von {2} in Artikel {3}</translation>
    </message>
    <message>
        <source>“{0}” is another one</source>
        <translation>„{0}“ ist ein anderer Name</translation>
    </message>
</context>
<context>
    <name>Errands</name>
    <message numerus="yes">
        <source>%Ln link(s) not followed: {0}</source>
        <translation>
            <numerusform>%Ln Link wurde nicht aufgerufen: {0}</numerusform>
            <numerusform>%Ln Links wurden nicht aufgerufen: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a difference first.</source>
        <translation>Wählen Sie zuerst eine Abweichung.</translation>
    </message>
    <message>
        <source>Copied: {0}</source>
        <translation>Kopiert: {0}</translation>
    </message>
    <message>
        <source>There is no comparison to export yet.</source>
        <translation>Es gibt noch keinen Vergleich zum Exportieren.</translation>
    </message>
    <message>
        <source>There is no comparison to print yet.</source>
        <translation>Es gibt noch keinen Vergleich zum Drucken.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>A spreadsheet with a row for each difference and a column for each article.</source>
        <translation>Eine Arbeitsmappe mit einer Zeile für jede Abweichung und einer Spalte für jeden Artikel.</translation>
    </message>
    <message>
        <source>A table with a row for each difference and a column for each article, as plain text for any program.</source>
        <translation>Eine Tabelle mit einer Zeile für jede Abweichung und einer Spalte für jeden Artikel, als einfacher Text für beliebige Programme.</translation>
    </message>
    <message>
        <source>Everything that was found, as data for other programs, whatever is chosen here.</source>
        <translation>Alles, was gefunden wurde, als Daten für andere Programme – unabhängig von der Auswahl hier.</translation>
    </message>
    <message>
        <source>Export stopped; no file was written.</source>
        <translation>Export gestoppt; es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>One web page with the same marks, for any browser. It needs no network, follows light and dark, and its details lead to the texts.</source>
        <translation>Eine einzelne Webseite mit denselben Markierungen, für jeden Browser. Sie braucht kein Netz, folgt dem hellen oder dunklen Erscheinungsbild, und ihre Details führen zu den Texten.</translation>
    </message>
    <message>
        <source>Text with headings and lists, to be pasted into a content system.</source>
        <translation>Text mit Überschriften und Listen zum Einfügen in ein Redaktionssystem.</translation>
    </message>
    <message>
        <source>That file is one of the articles. Choose another name.</source>
        <translation>Diese Datei ist einer der Artikel. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Geschrieben: {0}</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>210 × 297 mm</source>
        <translation>210 × 297 mm</translation>
    </message>
    <message>
        <source>8½ × 11 inches</source>
        <translation>8½ × 11 Zoll</translation>
    </message>
    <message>
        <source>A table with a column for each article</source>
        <translation>Eine Tabelle mit einer Spalte für jeden Artikel</translation>
    </message>
    <message>
        <source>Attach the articles’ files</source>
        <translation>Die Artikeldateien anhängen</translation>
    </message>
    <message>
        <source>Attach the comparison as data</source>
        <translation>Den Vergleich als Daten anhängen</translation>
    </message>
    <message>
        <source>CONTENTS</source>
        <translation>INHALT</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Logo wählen</translation>
    </message>
    <message>
        <source>Choose an image that stands above the title</source>
        <translation>Ein Bild wählen, das über dem Titel steht</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>DIFFERENCES</source>
        <translation>ABWEICHUNGEN</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Full texts</source>
        <translation>Ganze Texte</translation>
    </message>
    <message>
        <source>HEAD</source>
        <translation>KOPF</translation>
    </message>
    <message>
        <source>How it was made, and what it cannot tell</source>
        <translation>Wie der Vergleich entstand und was er nicht sagen kann</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.svg *.gif *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg *.gif *.webp)</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Leave out other differences; the file says so</source>
        <translation>Andere Abweichungen auslassen; die Datei weist darauf hin</translation>
    </message>
    <message>
        <source>Leave out what the filters of the window hide; the file says so</source>
        <translation>Auslassen, was die Filter des Fensters ausblenden; die Datei weist darauf hin</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Method and limits</source>
        <translation>Methode und Grenzen</translation>
    </message>
    <message>
        <source>My verdicts and notes</source>
        <translation>Meine Bewertungen und Notizen</translation>
    </message>
    <message>
        <source>My verdicts and notes ({0})</source>
        <translation>Meine Bewertungen und Notizen ({0})</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>One web page that needs no network</source>
        <translation>Eine einzelne Webseite, die kein Netz braucht</translation>
    </message>
    <message>
        <source>Only in one article</source>
        <translation>Nur in einem Artikel</translation>
    </message>
    <message>
        <source>Only what I confirmed</source>
        <translation>Nur von mir Bestätigtes</translation>
    </message>
    <message>
        <source>Only what I confirmed ({0})</source>
        <translation>Nur von mir Bestätigtes ({0})</translation>
    </message>
    <message>
        <source>Only what the window shows</source>
        <translation>Nur was das Fenster zeigt</translation>
    </message>
    <message>
        <source>Only what the window shows (nothing is hidden)</source>
        <translation>Nur was das Fenster zeigt (nichts ist ausgeblendet)</translation>
    </message>
    <message>
        <source>Only what the window shows ({0} hidden)</source>
        <translation>Nur was das Fenster zeigt ({0} ausgeblendet)</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>SEITE</translation>
    </message>
    <message>
        <source>Pages to print, to send and to keep</source>
        <translation>Seiten zum Drucken, Versenden und Aufbewahren</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Print when it was made</source>
        <translation>Zeitpunkt der Erstellung angeben</translation>
    </message>
    <message>
        <source>Set apart from what the program found</source>
        <translation>Getrennt von dem, was das Programm gefunden hat</translation>
    </message>
    <message>
        <source>So that “variorum verify” can check the file years later</source>
        <translation>Damit „variorum verify“ die Datei noch nach Jahren prüfen kann</translation>
    </message>
    <message>
        <source>Statements in rows</source>
        <translation>Aussagen in Zeilen</translation>
    </message>
    <message>
        <source>Statements that no other article has</source>
        <translation>Aussagen, die in keinem anderen Artikel stehen</translation>
    </message>
    <message>
        <source>Text for a content system</source>
        <translation>Text für ein Redaktionssystem</translation>
    </message>
    <message>
        <source>The articles with all marks</source>
        <translation>Die Artikel mit allen Markierungen</translation>
    </message>
    <message>
        <source>The differences as a spreadsheet</source>
        <translation>Die Abweichungen als Arbeitsmappe</translation>
    </message>
    <message>
        <source>The differences as a table of plain text</source>
        <translation>Die Abweichungen als Tabelle in einfachem Text</translation>
    </message>
    <message>
        <source>The leading headline</source>
        <translation>Die führende Überschrift</translation>
    </message>
    <message>
        <source>The originals, as they were read</source>
        <translation>Die Originale, wie sie gelesen wurden</translation>
    </message>
    <message>
        <source>The whole comparison as data</source>
        <translation>Der ganze Vergleich als Daten</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Up to four articles in columns</source>
        <translation>Bis zu vier Artikel in Spalten</translation>
    </message>
    <message>
        <source>Up to three articles in columns</source>
        <translation>Bis zu drei Artikel in Spalten</translation>
    </message>
    <message>
        <source>What says the same, side by side</source>
        <translation>Gleiche Aussagen, nebeneinander</translation>
    </message>
    <message>
        <source>Who and what is named how often</source>
        <translation>Wer und was wie oft genannt wird</translation>
    </message>
    <message>
        <source>Without it, the same comparison gives the same file at any time</source>
        <translation>Ohne ihn ergibt derselbe Vergleich jederzeit dieselbe Datei</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
</context>
<context>
    <name>ExportOutcome</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose where to write, and write (Enter)</source>
        <translation>Ort wählen und schreiben (Eingabetaste)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close without exporting (Esc)</source>
        <translation>Schließen, ohne zu exportieren (Esc)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the file in its own program</source>
        <translation>Die Datei im zugehörigen Programm öffnen</translation>
    </message>
    <message>
        <source>Open the folder that the file is in</source>
        <translation>Den Ordner öffnen, in dem die Datei liegt</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop writing; no file is changed</source>
        <translation>Schreiben anhalten; keine Datei wird geändert</translation>
    </message>
    <message>
        <source>Stopped; no file was written.</source>
        <translation>Angehalten; keine Datei wurde geändert.</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Datei wird geschrieben…</translation>
    </message>
    <message>
        <source>{0} is written ({1}).</source>
        <translation>{0} ist geschrieben ({1}).</translation>
    </message>
</context>
<context>
    <name>FactCorrection</name>
    <message>
        <source>Facts can be corrected once the comparison is made.</source>
        <translation>Angaben lassen sich berichtigen, sobald der Vergleich vorliegt.</translation>
    </message>
    <message>
        <source>The date of article {0} was corrected after the comparison was made.</source>
        <translation>Das Datum des Artikels {0} wurde nach dem Vergleich berichtigt.</translation>
    </message>
    <message>
        <source>The dates of {0} were corrected after the comparison was made.</source>
        <translation>Die Datumsangaben von {0} wurden nach dem Vergleich berichtigt.</translation>
    </message>
</context>
<context>
    <name>FactsDialog</name>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Outlet</source>
        <translation>&amp;Medium</translation>
    </message>
    <message>
        <source>&amp;Published</source>
        <translation>&amp;Veröffentlicht</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>2021-08-16 or 16 August 2021</source>
        <translation>2021-08-16 oder 16 August 2021</translation>
    </message>
    <message>
        <source>A headline is needed.</source>
        <translation>Eine Überschrift ist nötig.</translation>
    </message>
    <message>
        <source>As &amp;read</source>
        <translation>Wie &amp;gelesen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Facts of article {0}</source>
        <translation>Angaben zu Artikel {0}</translation>
    </message>
    <message>
        <source>Read: {0}</source>
        <translation>Gelesen: {0}</translation>
    </message>
    <message>
        <source>Take back all corrections of this article</source>
        <translation>Alle Berichtigungen dieses Artikels zurücknehmen</translation>
    </message>
    <message>
        <source>This is no date. Write 2021-08-16, 2021-08-16 14:30 or 16 August 2021.</source>
        <translation>Das ist kein Datum. Schreiben Sie 2021-08-16, 2021-08-16 14:30 oder 16 August 2021.</translation>
    </message>
    <message>
        <source>Your corrections are kept with the comparison; what was read stays beside them. Leave a field empty where nothing is known.</source>
        <translation>Ihre Berichtigungen werden mit dem Vergleich aufbewahrt; was gelesen wurde, bleibt daneben erhalten. Lassen Sie ein Feld leer, wenn nichts bekannt ist.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht angegeben</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong in the program ({0}). Your verdicts and notes are kept. If the window behaves oddly, open the comparison again.</source>
        <translation>Im Programm ist ein Fehler aufgetreten ({0}). Ihre Bewertungen und Notizen sind gesichert. Wenn sich das Fenster seltsam verhält, öffnen Sie den Vergleich erneut.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file could not be read: {0}.</source>
        <translation>Die Datei konnte nicht gelesen werden: {0}.</translation>
    </message>
    <message>
        <source>The file has changed since; this is its text as it was compared.</source>
        <translation>Die Datei wurde seither geändert; dies ist ihr Text, wie er verglichen wurde.</translation>
    </message>
    <message>
        <source>The file is no longer there; this is its text as it was compared.</source>
        <translation>Die Datei ist nicht mehr vorhanden; dies ist ihr Text, wie er verglichen wurde.</translation>
    </message>
    <message>
        <source>This is no comparison file, or it is damaged.</source>
        <translation>Dies ist keine Vergleichsdatei, oder sie ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>As they are read</source>
        <translation>In Lesereihenfolge</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>Compatible</source>
        <translation>Vereinbar</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Conflicts first</source>
        <translation>Widersprüche zuerst</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Order of the cards; up and down go through them in this order</source>
        <translation>Reihenfolge der Karten; Auf und Ab gehen sie in dieser Reihenfolge durch</translation>
    </message>
    <message>
        <source>Search differences</source>
        <translation>Abweichungen suchen</translation>
    </message>
    <message>
        <source>Search differences</source>
        <comment>in a narrow field</comment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Show only differences that hold these words</source>
        <translation>Nur Abweichungen zeigen, die diese Wörter enthalten</translation>
    </message>
    <message>
        <source>Show or hide differences by status and verdict</source>
        <translation>Abweichungen nach Status und Bewertung ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
</context>
<context>
    <name>FindField</name>
    <message>
        <source>Find in all articles</source>
        <comment>in a narrow field</comment>
        <translation>Durchsuchen</translation>
    </message>
    <message>
        <source>Find in all articles</source>
        <translation>In allen Artikeln suchen</translation>
    </message>
    <message>
        <source>Find in all articles (Ctrl+F); Enter goes to the next place</source>
        <translation>In allen Artikeln suchen (Strg+F); die Eingabetaste führt zum nächsten Treffer</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>Gutter</name>
    <message>
        <source>Links between the sentences beside</source>
        <translation>Verknüpfungen zwischen den Sätzen daneben</translation>
    </message>
</context>
<context>
    <name>JudgementBar</name>
    <message>
        <source>Note on this difference</source>
        <translation>Notiz zu dieser Abweichung</translation>
    </message>
    <message>
        <source>Your own words; saved with the comparison (Ctrl+M)</source>
        <translation>Ihre eigenen Worte; werden mit dem Vergleich gespeichert (Strg+M)</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>Your changes could not be saved and are only in this window. {0}</source>
        <translation>Ihre Änderungen konnten nicht gespeichert werden und sind nur in diesem Fenster vorhanden. {0}</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Click a sentence or a band: the partners come to the same height. Click a mark or a card: every article&apos;s words on it do. Enter does the same at the caret; F1 there says why words are marked. Drag a pane&apos;s head to move it; drag a gutter to make a pane wider.</source>
        <translation>Klick auf einen Satz oder ein Band: Die Entsprechungen rücken auf gleiche Höhe. Klick auf eine Markierung oder Karte: Die Belegstellen aller Artikel rücken auf gleiche Höhe. Die Eingabetaste bewirkt dasselbe an der Schreibmarke; F1 erklärt dort, warum Wörter markiert sind. Spalten lassen sich am Kopf verschieben und am Zwischenraum verbreitern.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>Dates</source>
        <translation>Zeitangaben</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Zitate</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>Label</name>
    <message>
        <source>about the same</source>
        <translation>etwa gleich</translation>
    </message>
    <message>
        <source>address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>another name</source>
        <translation>anderer Name</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>compatible</source>
        <translation>vereinbar</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>gekürzt</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>fuller name</source>
        <translation>vollerer Name</translation>
    </message>
    <message>
        <source>given name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>later report</source>
        <translation>späterer Stand</translation>
    </message>
    <message>
        <source>less precise</source>
        <translation>ungenauer</translation>
    </message>
    <message>
        <source>man or woman</source>
        <translation>Mann oder Frau</translation>
    </message>
    <message>
        <source>near</source>
        <translation>in der Nähe</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>ohne Angabe</translation>
    </message>
    <message>
        <source>other channel</source>
        <translation>anderer Kanal</translation>
    </message>
    <message>
        <source>other name</source>
        <translation>Zweitname</translation>
    </message>
    <message>
        <source>paraphrased</source>
        <translation>sinngemäß</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>Verwandtschaft</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>short form</source>
        <translation>Kurzform</translation>
    </message>
    <message>
        <source>source differs</source>
        <translation>andere Quelle</translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>Sprecher</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Amt oder Titel</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>Wortlaut</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Compare again</source>
        <translation>Erneut vergleichen</translation>
    </message>
    <message>
        <source>Compare the files as they are now</source>
        <translation>Die Dateien in ihrem jetzigen Stand vergleichen</translation>
    </message>
    <message>
        <source>Compare with the corrected dates</source>
        <translation>Mit den berichtigten Datumsangaben vergleichen</translation>
    </message>
    <message>
        <source>Fetch the pages and compare them too</source>
        <translation>Die Seiten abrufen und mit vergleichen</translation>
    </message>
    <message>
        <source>Fetch…</source>
        <translation>Abrufen…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>Er&amp;scheinungsbild</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Marks in this article; click or drag to go there</source>
        <translation>Markierungen in diesem Artikel; klicken oder ziehen, um dorthin zu gelangen</translation>
    </message>
    <message>
        <source>Overview of the marks in this article</source>
        <translation>Übersicht der Markierungen in diesem Artikel</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Preview of the first page</source>
        <translation>Vorschau der ersten Seite</translation>
    </message>
    <message>
        <source>Setting the page…</source>
        <translation>Seite wird gesetzt…</translation>
    </message>
    <message>
        <source>The first page appears here.</source>
        <translation>Hier erscheint die erste Seite.</translation>
    </message>
</context>
<context>
    <name>Pane</name>
    <message>
        <source>Article {0}: {1}</source>
        <translation>Artikel {0}: {1}</translation>
    </message>
</context>
<context>
    <name>PaneActions</name>
    <message>
        <source>possibly say the same</source>
        <translation>sagen möglicherweise dasselbe</translation>
    </message>
    <message>
        <source>say the same</source>
        <translation>sagen dasselbe</translation>
    </message>
</context>
<context>
    <name>PaneHead</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>Aus&amp;blenden</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Article {0}: move, swap or hide</source>
        <translation>Artikel {0}: verschieben, tauschen oder ausblenden</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Correct &amp;facts…</source>
        <translation>&amp;Angaben berichtigen…</translation>
    </message>
    <message>
        <source>Make it the r&amp;eference</source>
        <translation>Zum Be&amp;zugsartikel machen</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>Move, swap or hide this article</source>
        <translation>Diesen Artikel verschieben, tauschen oder ausblenden</translation>
    </message>
    <message>
        <source>Outlet</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Abgerufen</translation>
    </message>
    <message>
        <source>Show &amp;instead</source>
        <translation>&amp;Stattdessen zeigen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>corrected by you</source>
        <translation>von Ihnen berichtigt</translation>
    </message>
    <message>
        <source>date not recorded</source>
        <translation>Datum nicht angegeben</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>outlet and date not recorded</source>
        <translation>Medium und Datum nicht angegeben</translation>
    </message>
    <message>
        <source>outlet not recorded</source>
        <translation>Medium nicht angegeben</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Bezugsartikel</translation>
    </message>
    <message>
        <source>{0} % shared</source>
        <translation>{0} % gemeinsam</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source> letters</source>
        <translation> Zeichen</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> words</source>
        <translation> Wörter</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language pipeline</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>Größte Datei</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Longest article</source>
        <translation>Längster Artikel</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Längste Zeile</translation>
    </message>
    <message>
        <source>Open what was open last time</source>
        <translation>Zuletzt Geöffnetes wieder öffnen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Takes effect when Variorum is started again. What the comparison explains, and exported files, stay in English.</source>
        <translation>Gilt ab dem nächsten Start von Variorum. Die Erläuterungen des Vergleichs und exportierte Dateien bleiben englisch.</translation>
    </message>
    <message>
        <source>Use the sentence model (finds more, takes longer)</source>
        <translation>Satzmodell verwenden (findet mehr, dauert länger)</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Preparing the pages…</source>
        <translation>Seiten werden vorbereitet…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>Das Drucken wurde angehalten.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Wird gedruckt…</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>An den Drucker gesendet: {0}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>Der Drucker antwortet nicht.</translation>
    </message>
    <message>
        <source>The printer takes no more pages.</source>
        <translation>Der Drucker nimmt keine weiteren Seiten an.</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Geschrieben: {0}</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>correction of facts</source>
        <translation>Berichtigung von Angaben</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>merging of names</source>
        <translation>Zusammenfassen von Namen</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>parting of names</source>
        <translation>Trennen von Namen</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Bezugsartikel</translation>
    </message>
    <message>
        <source>removal of a link</source>
        <translation>Aufheben einer Verknüpfung</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>RowDelegate</name>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>RowsList</name>
    <message>
        <source>Statements side by side</source>
        <translation>Aussagen nebeneinander</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Rows appear once the articles have been compared.</source>
        <translation>Die Zeilen erscheinen, sobald die Artikel verglichen sind.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>At most six articles fit side by side; the last gave way.</source>
        <translation>Höchstens sechs Artikel passen nebeneinander; der letzte wurde ausgeblendet.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln Widerspruch</numerusform>
            <numerusform>%Ln Widersprüche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln Abweichung</numerusform>
            <numerusform>%Ln Abweichungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) left out</source>
        <translation>
            <numerusform>%Ln Datei ausgelassen</numerusform>
            <numerusform>%Ln Dateien ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden</source>
        <translation>
            <numerusform>%Ln ausgeblendet</numerusform>
            <numerusform>%Ln ausgeblendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Aligning the articles</source>
        <translation>Artikel werden einander zugeordnet</translation>
    </message>
    <message>
        <source>Analysing the sentences</source>
        <translation>Sätze werden analysiert</translation>
    </message>
    <message>
        <source>Comparing details</source>
        <translation>Einzelheiten werden verglichen</translation>
    </message>
    <message>
        <source>Computing the sentences’ meanings</source>
        <translation>Bedeutung der Sätze wird berechnet</translation>
    </message>
    <message>
        <source>Loading the language models</source>
        <translation>Sprachmodelle werden geladen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Dateien werden gelesen</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>Datei wird geschrieben</translation>
    </message>
    <message>
        <source>analysed in {0} s</source>
        <translation>in {0} s analysiert</translation>
    </message>
    <message>
        <source>none hidden</source>
        <translation>keine ausgeblendet</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>About</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table of differences</source>
        <translation>Tabelle der Abweichungen</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Next difference ▸</source>
        <translation>Nächste Abweichung ▸</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>⇅ Scroll together</source>
        <translation>⇅ Gemeinsam scrollen</translation>
    </message>
    <message>
        <source>◂ Previous</source>
        <translation>◂ Vorherige</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Geklärt</translation>
    </message>
</context>
<context>
    <name>WebDialog</name>
    <message>
        <source>Add to the comparison</source>
        <translation>In den Vergleich aufnehmen</translation>
    </message>
    <message>
        <source>Add web address</source>
        <translation>Webadresse hinzufügen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Ask it</source>
        <translation>Trotzdem abfragen</translation>
    </message>
    <message>
        <source>Ask it all the same? Do so only if you know this machine and trust the link.</source>
        <translation>Trotzdem abfragen? Tun Sie das nur, wenn Sie diesen Rechner kennen und dem Link vertrauen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose the folder for the page</source>
        <translation>Ordner für die Seite wählen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Abrufen</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>Wird abgerufen…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Redirected: {0}</source>
        <translation>Weitergeleitet: {0}</translation>
    </message>
    <message>
        <source>Retrieved {0} UTC</source>
        <translation>Abgerufen {0} UTC</translation>
    </message>
    <message>
        <source>Save in</source>
        <translation>Speichern in</translation>
    </message>
    <message>
        <source>Saved as {0} ({1} bytes)</source>
        <translation>Gespeichert als {0} ({1} Bytes)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop fetching</source>
        <translation>Abruf anhalten</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The page is fetched once and kept as evidence: its bytes, the server’s answers, the time and the SHA-256. Nothing that the page refers to is loaded.</source>
        <translation>Die Seite wird einmal abgerufen und als Beleg aufbewahrt: ihre Bytes, die Antworten des Servers, der Zeitpunkt und die SHA-256-Prüfsumme. Nichts, worauf die Seite verweist, wird geladen.</translation>
    </message>
    <message>
        <source>{0} more to come.</source>
        <translation>Noch {0} ausstehend.</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>None of the files can be read any more.</source>
        <translation>Keine der Dateien ist noch lesbar.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Your verdicts and notes were taken up again.</source>
        <translation>Ihre Bewertungen und Notizen wurden übernommen.</translation>
    </message>
    <message>
        <source>{0} is gone. What was compared is still shown.</source>
        <translation>{0} ist nicht mehr da. Was verglichen wurde, wird weiter angezeigt.</translation>
    </message>
</context>
<context>
    <name>WorkerClient</name>
    <message>
        <source>The analysis of this file failed; it was left out.</source>
        <translation>Die Analyse dieser Datei ist fehlgeschlagen; sie wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The analysis of this file needed too much memory; it was left out.</source>
        <translation>Die Analyse dieser Datei brauchte zu viel Speicher; sie wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The analysis of this file took too long; it was left out.</source>
        <translation>Die Analyse dieser Datei dauerte zu lange; sie wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The analysis stopped unexpectedly. Try again.</source>
        <translation>Die Analyse wurde unerwartet beendet. Versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
</context>
</TS>
