import type { CheckpointMailTexts } from './en.ts';

export const texts: CheckpointMailTexts = {
  title: 'Punkt kontrolny e-mailem',
  note: 'Co tydzień na ten adres wysyłany jest najnowszy punkt kontrolny podpisanego rejestru. Kopia poza portalem pokazuje, czy rejestr certyfikatów zostanie później przepisany.',
  loading: 'Wczytywanie adresu…',
  loadFailed: 'Nie udało się wczytać adresu dla punktów kontrolnych.',
  email: 'Adres e-mail',
  hint: 'Na przykład adres audytora lub archiwum.',
  saved: (email) => `Zapisano. Najnowszy punkt kontrolny jest wysyłany na adres ${email}.`,
  stop: 'Zakończ wysyłanie',
  stopping: 'Kończenie…',
  stopped: 'Punkty kontrolne nie są już wysyłane',
  lost: 'Adres dla punktów kontrolnych nie jest jeszcze zapisany i przepadnie.',
  leave: { title: 'Wyjść bez zapisywania?', confirm: 'Wyjdź' },
};
