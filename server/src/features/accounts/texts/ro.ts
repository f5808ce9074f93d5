import { formatsOf } from '@portal/contract/formats';
import type { AccountMailTexts } from './en.ts';

const { duration, list } = formatsOf('ro');

export const texts: AccountMailTexts = {
  confirmation: ({ company, hours }) => ({
    subject: 'Confirmați adresa de e-mail pentru Training Portal',
    paragraphs: [
      `Această adresă a fost folosită pentru o înregistrare la ${company} în Training Portal. Pentru a o confirma, deschideți linkul și introduceți parola de la înregistrare.`,
    ],
    button: 'Confirmați adresa de e-mail',
    ending: `Linkul funcționează o singură dată și este valabil ${duration(hours, 'hour')}. Dacă nu v-ați înregistrat dumneavoastră, ignorați acest e-mail: nu se creează niciun cont.`,
  }),
  invitation: ({ company, sees, days }) => ({
    subject: 'Bun venit în Training Portal',
    paragraphs: [
      company === null
        ? 'Ați primit o invitație de a administra Training Portal. Pentru a vă alege parola, deschideți linkul.'
        : `În Training Portal a fost creat pentru dumneavoastră un cont al companiei ${company}. Pentru a vă alege parola, deschideți linkul.`,
      ...(sees.length === 0 ? [] : [`Veți vedea: ${list(sees)}.`]),
    ],
    button: 'Alegeți parola',
    ending: `Linkul funcționează o singură dată și este valabil ${duration(days, 'day')}. După aceea, folosiți resetarea parolei de pe pagina de autentificare.`,
  }),
  reset: ({ minutes }) => ({
    subject: 'Resetați parola pentru Training Portal',
    paragraphs: [
      'Am primit o cerere de resetare a parolei contului dumneavoastră din Training Portal. Pentru a alege o parolă nouă, deschideți linkul.',
    ],
    button: 'Alegeți o parolă nouă',
    ending: `Linkul funcționează o singură dată și este valabil ${duration(minutes, 'minute')}. Dacă nu ați trimis dumneavoastră cererea, ignorați acest e-mail: nu se schimbă nimic.`,
  }),
};
