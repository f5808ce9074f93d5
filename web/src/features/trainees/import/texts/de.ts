import { formatsOf } from '@portal/contract/formats';
import { goodRows, quoted } from '#web/features/trainees/imported-files/texts/de.ts';
import { noMailServer } from '#web/features/trainees/texts/de.ts';
import type { ImportTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const trainees = (count: number) =>
  plural(count, { one: '1 Teilnehmer/in', other: `${number(count)} Teilnehmende` });

/** In the dative, after 'von'. */
const ofTrainees = (count: number) =>
  plural(count, { one: '1 Teilnehmer/in', other: `${number(count)} Teilnehmenden` });

export const texts: ImportTexts = {
  description: 'Die Datei wird zuerst geprüft. Erst wenn Sie bestätigen, wird etwas hinzugefügt.',
  fileRules: (createsGroups) =>
    `Vor- und Nachname dürfen zwei Spalten sein, und die Spalten dürfen in anderen Sprachen benannt sein. In einer Arbeitsmappe wird das erste sichtbare Blatt mit diesen Spalten gelesen. Die Unternehmen in der Datei müssen schon vorhanden sein; ${createsGroups ? 'fehlende Gruppen werden angelegt' : 'nur Ihre eigenen Gruppen können genannt werden'}. Mehrere Gruppen einer Person werden durch Semikolon getrennt.`,
  templateFile: 'teilnehmende.csv',
  templateRow: { name: 'Erika Beispiel', company: 'Name des Unternehmens' },
  adding: (count) => `${trainees(count)} ${count === 1 ? 'wird' : 'werden'} hinzugefügt\u00a0…`,
  imported: (count) => `${trainees(count)} importiert`,
  importedPartly: (done, total) => `${number(done)} von ${ofTrainees(total)} importiert.`,

  report: {
    new: (count) => `${number(count)} neu`,
    unchanged: (count) => `${number(count)} bekannt, unverändert`,
    withChanges: (count) => `${number(count)} bekannt, mit Änderungen`,
    counts: (counts) => `${counts.join('; ')}.`,
    allGetEmail:
      'Alle importierten Teilnehmenden erhalten eine E-Mail mit einem Link, um ein Passwort zu wählen.',
    someGetEmail: (count) =>
      plural(count, {
        one: '1 der importierten Personen erhält eine E-Mail mit einem Link, um ein Passwort zu wählen.',
        other: `${count} der importierten Personen erhalten eine E-Mail mit einem Link, um ein Passwort zu wählen.`,
      }),
    allWithoutPassword: `Alle importierten Teilnehmenden haben noch kein Passwort. ${noMailServer}`,
    someWithoutPassword: (count) =>
      plural(count, {
        one: `1 der importierten Personen hat noch kein Passwort. ${noMailServer}`,
        other: `${count} der importierten Personen haben noch kein Passwort. ${noMailServer}`,
      }),
    importAll: (count) => `${trainees(count)} importieren`,
    change: (count) => `${trainees(count)} ändern`,
    importAllAndChange: (adding, changing) =>
      `${trainees(adding)} importieren und ${number(changing)} ändern`,
    importGoodAndChange: (adding, changing) =>
      `${goodRows(adding)} importieren und ${number(changing)} ändern`,
    passwordInFile: 'Passwort in der Datei',
    invitedByEmail: 'Per E-Mail eingeladen',
    unnamed: 'Kein Name, keine E-Mail-Adresse',

    doubtfulNames: 'Zweifelhafte Namen',
    doubtfulAdvice: 'In diesen Namen sind vielleicht Zeichen falsch. Bitte sehen Sie sie sich an.',
    namesAreRight: 'Diese Namen sind richtig',

    newGroups: (company, names, unlisted) =>
      `Neue Gruppen in ${company}: ${quoted(names).join(', ')}${unlisted === 0 ? '' : ` und ${number(unlisted)} weitere`}.`,
    changes: 'Änderungen an bekannten Teilnehmenden',
    changesAdvice:
      'Die Datei enthält für diese Teilnehmenden einen anderen Namen, ein anderes Unternehmen oder andere Gruppen. Markieren Sie die Änderungen, die gelten sollen. Wer in ein anderes Unternehmen wechselt, beginnt dessen Schulung.',
    allChanges: 'Alle',
    moreChanges: (count) =>
      plural(count, {
        one: '… und 1 weitere Änderung. Importieren Sie die Datei dafür noch einmal.',
        other: `… und ${number(count)} weitere Änderungen. Importieren Sie die Datei dafür noch einmal.`,
      }),
    changed: (before, after) => `${before} → ${after}`,
    becomes: (before, after) => `${before} wird zu ${after}`,
    nameAndCompany: (name, company) => `${name}, ${company}`,

    missing: 'Nicht in der Datei',
    missingOf: (count, company) =>
      plural(count, {
        one: `1 Person von ${company} ist nicht in der Datei.`,
        other: `${number(count)} Teilnehmende von ${company} sind nicht in der Datei.`,
      }),
    moreMissing: (count) =>
      plural(count, {
        one: '… und 1 weitere Person.',
        other: `… und ${number(count)} weitere Teilnehmende.`,
      }),
    missingStay: 'Diese Teilnehmenden bleiben, wie sie sind.',

    inTrash: 'Zeilen zu Personen im Papierkorb',
    rowsInTrash: (count) =>
      plural(count, {
        one: 'Die E-Mail-Adresse in 1 Zeile gehört zu einer Person im Papierkorb.',
        other: `Die E-Mail-Adressen in ${number(count)} Zeilen gehören zu Personen im Papierkorb.`,
      }),
    allInTrash: 'Alle',
    moreInTrash: (count) =>
      plural(count, {
        one: '… und 1 weitere Zeile, für die die Auswahl für alle gilt.',
        other: `… und ${number(count)} weitere Zeilen, für die die Auswahl für alle gilt.`,
      }),
    nameInLine: (line, name) => `Zeile ${line}: ${name}`,
    trashChoices: {
      restore: 'Mit allen Ergebnissen wiederherstellen',
      'as-new': 'Als neue Person hinzufügen',
      'leave-out': 'Auslassen',
    },
    inTrashSince: (date, name, company) => `Im Papierkorb seit ${date}: ${name} von ${company}`,
    companyFirst: 'Auch das Unternehmen liegt im Papierkorb: Stellen Sie es zuerst wieder her.',
  },
};
