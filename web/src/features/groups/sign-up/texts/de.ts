import type { SignUpTexts } from './en.ts';

export const texts: SignUpTexts = {
  link: 'Registrierungslink',
  linkOf: (group) => `Registrierungslink: ${group}`,
  loading: 'Registrierungslink wird geladen\u00a0…',
  loadFailed: 'Der Registrierungslink konnte nicht geladen werden',
  note: 'Wer sich mit diesem Link registriert, gehört sofort zur Gruppe.',
  needsCode: 'Dazu ist auch der Beitrittscode des Unternehmens nötig.',
  needsCompanyEmail: 'Dazu ist eine E-Mail-Adresse des Unternehmens nötig.',
  copy: 'Link kopieren',
  qrCode: 'QR-Code mit dem Registrierungslink',
  print: 'Drucken',
  invitationOnly: {
    text: 'Mit einem Link kann sich niemand registrieren, weil die Registrierung bei diesem Unternehmen nur mit Einladung möglich ist. In den Einstellungen können Sie ändern, wer sich registrieren darf.',
    settings: 'Einstellungen öffnen',
  },
  renewal: {
    open: 'Neuer Link',
    title: 'Registrierungslink ersetzen?',
    text: 'Der bisherige Link gilt dann sofort nicht mehr, auch nicht auf gedruckten Seiten. Wer sich damit registriert hat, bleibt in der Gruppe.',
    confirm: 'Neuen Link erzeugen',
    busy: 'Wird ersetzt\u00a0…',
    done: 'Die Gruppe hat einen neuen Registrierungslink',
    failed: (reason) => `Der Link wurde nicht ersetzt: ${reason}`,
  },
  paper:
    'Um sich für die Schulung zu registrieren, scannen Sie diesen Code mit der Kamera Ihres Telefons oder öffnen Sie die Adresse darunter.',
};
