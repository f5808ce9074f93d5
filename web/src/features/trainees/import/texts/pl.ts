import { formatsOf } from '@portal/contract/formats';
import { goodRows, quoted, rows } from '#web/features/trainees/imported-files/texts/pl.ts';
import { noMailServer } from '#web/features/trainees/texts/pl.ts';
import type { ImportTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const trainees = (count: number) =>
  plural(count, { one: '1 uczestnik', other: `${number(count)} uczestników` });

/** In the genitive and the accusative. */
const ofTrainees = (count: number) =>
  plural(count, { one: '1 uczestnika', other: `${number(count)} uczestników` });

export const texts: ImportTexts = {
  description: 'Plik jest najpierw sprawdzany. Bez Twojego potwierdzenia nikt nie zostanie dodany.',
  fileRules: (createsGroups) =>
    `Imię i nazwisko mogą być w dwóch kolumnach, a nazwy kolumn w innych językach. Ze skoroszytu odczytywany jest pierwszy widoczny arkusz z tymi kolumnami. Firmy z pliku muszą już istnieć; ${createsGroups ? 'brakujące grupy zostaną utworzone' : 'można podać tylko własne grupy'}. Kilka grup jednego uczestnika oddziel średnikami.`,
  templateFile: 'uczestnicy.csv',
  templateRow: { name: 'Anna Przykładowa', company: 'Nazwa firmy' },
  adding: (count) => `Dodawanie ${ofTrainees(count)}…`,
  imported: (count) => `Zaimportowano ${ofTrainees(count)}`,
  importedPartly: (done, total) => `Zaimportowano ${number(done)} z ${ofTrainees(total)}.`,

  report: {
    new: (count) => plural(count, { one: '1 nowy', other: `${number(count)} nowych` }),
    unchanged: (count) =>
      plural(count, { one: '1 znany, bez zmian', other: `${number(count)} znanych, bez zmian` }),
    withChanges: (count) =>
      plural(count, {
        one: '1 znany, ze zmianami',
        other: `${number(count)} znanych, ze zmianami`,
      }),
    counts: (counts) => `Uczestnicy: ${counts.join('; ')}.`,
    allGetEmail: 'Każdy zaimportowany uczestnik otrzyma e-mail z linkiem do wyboru hasła.',
    someGetEmail: (count) =>
      plural(count, {
        one: '1 z importowanych uczestników otrzyma e-mail z linkiem do wyboru hasła.',
        other: `${count} z importowanych uczestników otrzyma e-mail z linkiem do wyboru hasła.`,
      }),
    allWithoutPassword: `Żaden importowany uczestnik nie ma jeszcze hasła. ${noMailServer}`,
    someWithoutPassword: (count) =>
      `${count} z importowanych uczestników nie ma jeszcze hasła. ${noMailServer}`,
    importAll: (count) => `Importuj ${ofTrainees(count)}`,
    change: (count) => `Zmień dane ${ofTrainees(count)}`,
    importAllAndChange: (adding, changing) =>
      `Importuj ${ofTrainees(adding)} i zmień dane ${plural(changing, { one: '1 innego', other: `${number(changing)} innych` })}`,
    importGoodAndChange: (adding, changing) =>
      `Importuj ${goodRows(adding)} i zmień dane ${ofTrainees(changing)}`,
    passwordInFile: 'Hasło w pliku',
    invitedByEmail: 'Zaproszenie e-mailem',
    unnamed: 'Bez nazwiska i adresu e-mail',

    doubtfulNames: 'Wątpliwe nazwiska',
    doubtfulAdvice: 'Znaki w tych nazwiskach mogą być błędne. Sprawdź je.',
    namesAreRight: 'Te nazwiska są poprawne',

    newGroups: (company, names, unlisted) =>
      `Nowe grupy w firmie ${company}: ${quoted(names).join(', ')}${unlisted === 0 ? '' : ` i jeszcze ${number(unlisted)}`}.`,
    changes: 'Zmiany danych znanych uczestników',
    changesAdvice:
      'Plik zawiera inne nazwisko, inną firmę lub inne grupy tych uczestników. Zaznacz zmiany do wprowadzenia. Uczestnik przeniesiony do innej firmy rozpoczyna jej szkolenie.',
    allChanges: 'Wszystkie',
    moreChanges: (count) =>
      plural(count, {
        one: '… i jeszcze 1 zmiana. Aby ją wprowadzić, zaimportuj plik ponownie.',
        few: `… i jeszcze ${number(count)} zmiany. Aby je wprowadzić, zaimportuj plik ponownie.`,
        other: `… i jeszcze ${number(count)} zmian. Aby je wprowadzić, zaimportuj plik ponownie.`,
      }),
    changed: (before, after) => `${before} → ${after}`,
    becomes: (before, after) => `${before} zmienia się na ${after}`,
    nameAndCompany: (name, company) => `${name}, ${company}`,

    missing: 'Poza plikiem',
    missingOf: (count, company) =>
      plural(count, {
        one: `W pliku nie ma 1 uczestnika firmy ${company}.`,
        other: `W pliku nie ma ${number(count)} uczestników firmy ${company}.`,
      }),
    moreMissing: (count) => `… i jeszcze ${trainees(count)}.`,
    missingStay: 'Ich dane pozostają bez zmian.',

    inTrash: 'Uczestnicy w koszu',
    rowsInTrash: (count) =>
      plural(count, {
        one: 'Adres e-mail z 1 wiersza należy do uczestnika w koszu.',
        other: `Adresy e-mail z ${number(count)} wierszy należą do uczestników w koszu.`,
      }),
    allInTrash: 'Wszystkie',
    moreInTrash: (count) => `… i jeszcze ${rows(count)}; dotyczy ich wybór dla wszystkich.`,
    nameInLine: (line, name) => `Wiersz ${line}: ${name}`,
    trashChoices: {
      restore: 'Przywróć ze wszystkimi wynikami',
      'as-new': 'Dodaj jako nową osobę',
      'leave-out': 'Pomiń',
    },
    inTrashSince: (date, name, company) => `W koszu od ${date}: ${name} z firmy ${company}`,
    companyFirst: 'Firma też jest w koszu: najpierw ją przywróć.',
  },
};
