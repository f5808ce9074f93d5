import type { HeldCertificatesTexts } from './en.ts';

export const texts: HeldCertificatesTexts = {
  title: 'Certyfikaty',
  notLoaded: (reason) => `Nie udało się wczytać certyfikatów. ${reason}`,
  none: 'Nie ma jeszcze certyfikatów. Certyfikat jest wystawiany po ukończeniu szkolenia.',
  kind: { training: 'Całe szkolenie', module: 'Moduł' },
  issued: (date = '') => `Wystawiono ${date}`,
  reason: 'Powód',
  actionsOf: (title, date) => `Działania: ${title}, ukończono ${date}`,
  withdrawal: {
    open: 'Wycofaj…',
    title: 'Wycofać ten certyfikat?',
    effect:
      'Każdy, kto sprawdzi certyfikat, przeczyta, że nie jest już uznawany. Powód widzą tylko uczestnik i administratorzy. Samo ukończenie pozostaje.',
    final: 'Tego nie można cofnąć.',
    reason: 'Powód',
    reasonHint: (min) => `Co najmniej ${min} znaków`,
    submit: 'Wycofaj',
    submitting: 'Wycofywanie…',
    done: 'Certyfikat został wycofany',
    leaveTitle: 'Wyjść bez wycofania?',
    lost: 'Wpisany powód zostanie utracony.',
    leave: 'Wyjdź',
  },
  reissue: {
    open: 'Wystaw ponownie…',
    title: 'Wystawić ten certyfikat ponownie?',
    effect: (name) =>
      `Zostanie wystawiony nowy certyfikat za te same ukończenia, na nazwisko ${name} i w obecnym wyglądzie firmy.`,
    former: 'Poprzedni pozostaje i przy sprawdzeniu ma status „zastąpiony”.',
    formerWithdrawn: 'Poprzedni pozostaje wycofany.',
    submit: 'Wystaw ponownie',
    submitting: 'Wystawianie…',
    done: 'Certyfikat został wystawiony ponownie',
  },
};
