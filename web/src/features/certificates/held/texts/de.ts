import type { HeldCertificatesTexts } from './en.ts';

export const texts: HeldCertificatesTexts = {
  title: 'Zertifikate',
  notLoaded: (reason) => `Die Zertifikate konnten nicht geladen werden. ${reason}`,
  none: 'Noch keine Zertifikate. Mit dem Abschluss der Schulung wird eines ausgestellt.',
  kind: { training: 'Ganze Schulung', module: 'Modul' },
  issued: (date = '') => `Ausgestellt am ${date}`,
  reason: 'Grund',
  actionsOf: (title, date) => `Aktionen für ${title}, abgeschlossen am ${date}`,
  withdrawal: {
    open: 'Widerrufen\u00a0…',
    title: 'Dieses Zertifikat widerrufen?',
    effect:
      'Bei jeder Prüfung des Zertifikats steht dann, dass es nicht mehr zählt. Den Grund sehen nur die Person und Admins. Der Abschluss selbst bleibt.',
    final: 'Das lässt sich nicht rückgängig machen.',
    reason: 'Grund',
    reasonHint: (min) => `Mindestens ${min} Zeichen`,
    submit: 'Widerrufen',
    submitting: 'Wird widerrufen\u00a0…',
    done: 'Das Zertifikat ist widerrufen',
    leaveTitle: 'Ohne Widerruf verlassen?',
    lost: 'Der eingegebene Grund geht verloren.',
    leave: 'Verlassen',
  },
  reissue: {
    open: 'Neu ausstellen\u00a0…',
    title: 'Dieses Zertifikat neu ausstellen?',
    effect: (name) =>
      `Über dieselben Abschlüsse wird ein neues Zertifikat auf den Namen ${name} ausgestellt, in der heutigen Gestaltung des Unternehmens.`,
    former: 'Das bisherige bleibt und zeigt bei jeder Prüfung „ersetzt“.',
    formerWithdrawn: 'Das bisherige bleibt widerrufen.',
    submit: 'Neu ausstellen',
    submitting: 'Wird ausgestellt\u00a0…',
    done: 'Das Zertifikat ist neu ausgestellt',
  },
};
