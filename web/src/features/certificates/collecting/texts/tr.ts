import { formatsOf } from '@portal/contract/formats';
import type { CollectingTexts } from './en.ts';

const { number } = formatsOf('tr');

const trainees = (count: number) => `${number(count)} katılımcı`;

export const texts: CollectingTexts = {
  open: 'Sertifikalar (ZIP)',
  title: 'Sertifikalar (ZIP)',
  chosen: (count) => `${trainees(count)} seçildi`,
  effect:
    'Her birinin en yeni geçerli sertifikası arka planda hazırlanır. Ardından hepsini tek bir ZIP dosyasında PDF olarak indirebilirsiniz.',
  leftOut: 'Tüm eğitim için geçerli sertifikası olmayan katılımcılar dahil edilmez.',
  submit: (count) => `${trainees(count)} için hazırla`,
  starting: 'Başlatılıyor…',
  changed: (found, expected) =>
    `Seçimde artık ${number(expected)} değil, ${trainees(found)} var. Sertifikaları hazırlansın mı?`,
};
