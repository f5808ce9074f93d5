import { formatsOf } from '@portal/contract/formats';
import { counted, goodRows, quoted } from '#web/features/trainees/imported-files/texts/ro.ts';
import { noMailServer } from '#web/features/trainees/texts/ro.ts';
import type { ImportTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const trainees = (count: number) => counted(count, 'cursant', 'cursanți');

export const texts: ImportTexts = {
  description: 'Fișierul este mai întâi verificat. Niciun cursant nu se adaugă până nu confirmați.',
  fileRules: (createsGroups) =>
    `Prenumele și numele pot fi în două coloane, iar numele coloanelor pot fi în alte limbi. Dintr-un registru de lucru se citește prima foaie vizibilă cu aceste coloane. Companiile din fișier trebuie să existe deja; ${createsGroups ? 'grupurile care lipsesc se creează' : 'se pot indica doar propriile grupuri'}. Mai multe grupuri ale unui cursant se separă prin punct și virgulă.`,
  templateFile: 'cursanti.csv',
  templateRow: { name: 'Ana Exemplu', company: 'Numele companiei' },
  adding: (count) => `Se adaugă ${trainees(count)}…`,
  imported: (count) => `Cursanți importați: ${number(count)}`,
  importedPartly: (done, total) => `Cursanți importați: ${number(done)} din ${number(total)}.`,

  report: {
    new: (count) => `noi: ${number(count)}`,
    unchanged: (count) => `cunoscuți, neschimbați: ${number(count)}`,
    withChanges: (count) => `cunoscuți, cu modificări: ${number(count)}`,
    counts: (counts) => `Cursanți ${counts.join('; ')}.`,
    allGetEmail:
      'Fiecare cursant importat primește un e-mail cu un link pentru alegerea unei parole.',
    someGetEmail: (count) =>
      plural(count, {
        one: '1 dintre cursanții importați primește un e-mail cu un link pentru alegerea unei parole.',
        other: `${number(count)} dintre cursanții importați primesc un e-mail cu un link pentru alegerea unei parole.`,
      }),
    allWithoutPassword: `Niciun cursant importat nu are încă parolă. ${noMailServer}`,
    someWithoutPassword: (count) =>
      plural(count, {
        one: `1 dintre cursanții importați nu are încă parolă. ${noMailServer}`,
        other: `${number(count)} dintre cursanții importați nu au încă parolă. ${noMailServer}`,
      }),
    importAll: (count) => `Importați ${trainees(count)}`,
    change: (count) => `Modificați ${trainees(count)}`,
    importAllAndChange: (adding, changing) =>
      `Importați ${trainees(adding)} și modificați ${number(changing)}`,
    importGoodAndChange: (adding, changing) =>
      `Importați ${goodRows(adding)} și modificați ${number(changing)}`,
    passwordInFile: 'Parolă în fișier',
    invitedByEmail: 'Invitație prin e-mail',
    unnamed: 'Fără nume, fără e-mail',

    doubtfulNames: 'Nume îndoielnice',
    doubtfulAdvice: 'Unele caractere din aceste nume pot fi greșite. Verificați-le.',
    namesAreRight: 'Aceste nume sunt corecte',

    newGroups: (company, names, unlisted) =>
      `Grupuri noi la ${company}: ${quoted(names).join(', ')}${unlisted === 0 ? '' : ` și încă ${number(unlisted)}`}.`,
    changes: 'Modificări ale cursanților cunoscuți',
    changesAdvice:
      'Fișierul are alt nume, altă companie sau alte grupuri pentru acești cursanți. Bifați modificările de aplicat. Un cursant care trece la altă companie începe instruirea acesteia.',
    allChanges: 'Toate',
    moreChanges: (count) =>
      plural(count, {
        one: '… și încă 1 modificare. Pentru ea, importați din nou fișierul.',
        few: `… și încă ${number(count)} modificări. Pentru ele, importați din nou fișierul.`,
        other: `… și încă ${number(count)} de modificări. Pentru ele, importați din nou fișierul.`,
      }),
    changed: (before, after) => `${before} → ${after}`,
    becomes: (before, after) => `${before} devine ${after}`,
    nameAndCompany: (name, company) => `${name}, ${company}`,

    missing: 'Nu sunt în fișier',
    missingOf: (count, company) =>
      plural(count, {
        one: `1 cursant de la ${company} nu este în fișier.`,
        few: `${number(count)} cursanți de la ${company} nu sunt în fișier.`,
        other: `${number(count)} de cursanți de la ${company} nu sunt în fișier.`,
      }),
    moreMissing: (count) => `… și încă ${trainees(count)}.`,
    missingStay: 'Rămân așa cum sunt.',

    inTrash: 'Rânduri din coșul de gunoi',
    rowsInTrash: (count) =>
      plural(count, {
        one: 'Adresa de e-mail dintr-un rând aparține unui cursant din coșul de gunoi.',
        few: `Adresele de e-mail din ${number(count)} rânduri aparțin unor cursanți din coșul de gunoi.`,
        other: `Adresele de e-mail din ${number(count)} de rânduri aparțin unor cursanți din coșul de gunoi.`,
      }),
    allInTrash: 'Toate',
    moreInTrash: (count) =>
      `… și încă ${counted(
        count,
        'rând, pentru care este valabilă alegerea pentru toate.',
        'rânduri, pentru care este valabilă alegerea pentru toate.',
      )}`,
    nameInLine: (line, name) => `Rândul ${line}: ${name}`,
    trashChoices: {
      restore: 'Restaurați cu toate rezultatele',
      'as-new': 'Adăugați ca persoană nouă',
      'leave-out': 'Omiteți',
    },
    inTrashSince: (date, name, company) =>
      `În coșul de gunoi din ${date}: ${name} de la ${company}`,
    companyFirst: 'Și compania este în coșul de gunoi: restaurați-o mai întâi.',
  },
};
