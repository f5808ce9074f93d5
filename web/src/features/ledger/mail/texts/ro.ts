import type { CheckpointMailTexts } from './en.ts';

export const texts: CheckpointMailTexts = {
  title: 'Punct de control prin e-mail',
  note: 'În fiecare săptămână, cel mai nou punct de control al jurnalului semnat este trimis la această adresă. O copie în afara portalului arată dacă jurnalul certificatelor este rescris mai târziu.',
  loading: 'Se încarcă adresa…',
  loadFailed: 'Adresa pentru punctele de control nu a putut fi încărcată.',
  email: 'Adresă de e-mail',
  hint: 'De exemplu, cea a unui auditor sau a unei arhive.',
  saved: (email) => `Salvat. Cel mai nou punct de control este trimis la ${email}.`,
  stop: 'Opriți trimiterea',
  stopping: 'Se oprește…',
  stopped: 'Nu se mai trimit puncte de control',
  lost: 'Adresa pentru punctele de control nu este încă salvată și s-ar pierde.',
  leave: { title: 'Ieșiți fără a salva?', confirm: 'Ieșiți' },
};
