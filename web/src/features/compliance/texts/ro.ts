import { formatsOf } from '@portal/contract/formats';
import type { ComplianceTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

export const texts: ComplianceTexts = {
  tiles: {
    title: 'Cursanți după situație',
    expiring: 'Expiră curând',
    failed: (message) => `Situațiile nu au putut fi numărate: ${message}`,
  },
  compliance: {
    title: 'La zi',
    description: 'Cursanți fără niciun modul obligatoriu întârziat sau expirat',
    failed: 'Nu s-a putut încărca cine este la zi',
    people: ({ compliant, required }) =>
      plural(required, {
        one: `${number(compliant)} din 1 cursant`,
        few: `${number(compliant)} din ${number(required)} cursanți`,
        other: `${number(compliant)} din ${number(required)} de cursanți`,
      }),
    noPeople: 'Niciun cursant nu are un modul obligatoriu.',
    summary: ({ month, before, today }) =>
      `La zi: ${before} la sfârșitul lunii ${month}, ${today} astăzi.`,
    today: 'Astăzi',
    noMonths: 'De la sfârșitul acestei luni, fiecare lună se adaugă aici.',
    chooseGroup: 'Alegeți unul dintre grupurile dvs. pentru a vedea lunile anterioare.',
    table: {
      caption: 'Cursanți la zi',
      month: 'Sfârșitul lunii',
      compliant: 'La zi',
      required: 'Cursanți',
      share: 'Pondere',
    },
  },
  weeks: {
    title: 'Următoarele 90 de zile',
    description: 'Numărat pentru fiecare cursant și modul, pe săptămâni',
    failed: 'Următoarele 90 de zile nu au putut fi încărcate',
    due: 'Cu termen',
    expires: 'Expiră',
    none: 'Nimic nu are termen și nimic nu expiră.',
    summary: ({ due, expires }) =>
      `În următoarele 90 de zile: cu termen ${number(due)}, expiră ${number(expires)}.`,
    table: {
      caption: 'Ce are termen și ce expiră',
      week: 'Săptămâna din',
      module: 'Modul',
    },
  },
};
