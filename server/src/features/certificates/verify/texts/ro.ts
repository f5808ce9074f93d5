import { formatsOf } from '@portal/contract/formats';
import type { VerifyTexts } from './en.ts';

const { date, duration } = formatsOf('ro');

export const texts: VerifyTexts = {
  title: 'Verificați un certificat',
  intro:
    'Introduceți codul tipărit pe certificat. Majusculele, spațiile și cratimele nu au importanță.',
  check: 'Verificați',
  another: 'Verificați alt certificat',
  languages: 'Limbi',
  checkedOn: (today) => `Verificat la ${date(today)}`,
  meaning: {
    valid: () => 'Acest certificat este autentic și este valabil astăzi.',
    expired: () => 'Acest certificat este autentic, dar nu mai este valabil: a expirat.',
    renewed: (since) =>
      `Acest certificat este autentic. La ${date(since)} i-a luat locul unul mai nou, pentru o finalizare ulterioară. Vă rugăm să îl cereți titularului.`,
    replaced: (since) =>
      `Acest certificat este autentic. La ${date(since)} i-a luat locul altul, cu mai multe module sau cu numele corectat. Vă rugăm să îl cereți titularului.`,
    withdrawn: (since) => `Acest certificat a fost retras la ${date(since)}. Nu mai este valabil.`,
  },
  requiredAgain: (since) =>
    `Această instruire este cerută din nou începând cu ${date(since)}, deoarece conținutul ei s-a schimbat. Acest certificat se referă la conținutul anterior.`,
  beforeCertificates:
    'Instruirea a fost finalizată înainte ca acest portal să emită certificate. Certificatul redă ceea ce portalul înregistrase.',
  recorded: 'Finalizat în altă parte, înregistrat aici',
  unknown: {
    title: 'Cod necunoscut',
    meaning: 'Acest portal nu are niciun certificat cu acest cod.',
    hints: [
      'Comparați codul cu certificatul, caracter cu caracter. Are 26 de litere și cifre; literele I, L, O și U nu apar.',
      'Cereți titularului linkul către certificat sau certificatul însuși.',
    ],
  },
  proves: {
    title: 'Ce dovedește',
    points: [
      'Acest portal a emis certificatul, iar acesta spune ceea ce vedeți pe această pagină.',
      'Conform evidențelor companiei, persoana a finalizat aceste module la aceste date.',
    ],
  },
  provesNot: {
    title: 'Ce nu dovedește',
    points: [
      'Nu arată dacă persoana mai are astăzi cunoștințele sau îndemânarea.',
      'Nu arată cine v-a prezentat certificatul: comparați numele cu un act de identitate.',
    ],
  },
  withoutPortal: {
    title: 'Verificare fără acest portal',
    meaning:
      'Descărcați dovada și fișierul care o verifică. Deschideți acest fișier într-un browser și alegeți dovada: este verificată pe propriul dispozitiv, fără rețea, chiar și când acest portal nu mai există.',
    proof: 'Dovadă',
    proofUse:
      'Ce conține jurnalul semnat al acestui portal despre acest certificat. Nu poate arăta că certificatul a fost retras sau înlocuit mai târziu.',
    verifier: 'Fișier care verifică dovezi',
    verifierUse: 'O pagină pentru browser. Păstrați-o împreună cu dovada.',
    badge: 'Open Badge',
    badgeUse: 'Pentru portofolii și programe care adună insigne.',
  },
  failed: {
    title: 'Acest cod nu poate fi verificat în acest moment',
    meaning:
      'Portalul nu este disponibil. Vă rugăm să încercați din nou peste câteva clipe. Acest lucru nu spune nimic despre certificat.',
  },
  tooMany: {
    title: 'Prea multe verificări',
    retry: (seconds) =>
      `Din rețeaua dumneavoastră s-au verificat multe coduri într-un timp scurt. Vă rugăm să încercați din nou peste ${duration(seconds, 'second')}.`,
  },
};
