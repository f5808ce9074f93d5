import { formatsOf } from '@portal/contract/formats';
import type { PlayerTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: PlayerTexts = {
  video: (title) => `Video: ${title}`,

  play: 'Oynat',
  pause: 'Duraklat',
  back: (seconds) => `${number(seconds)} saniye geri`,
  mute: 'Sesi kapat',
  unmute: 'Sesi aç',
  volume: 'Ses düzeyi',
  fullScreen: 'Tam ekran',
  leaveFullScreen: 'Tam ekrandan çık',

  captions: 'Altyazı',
  captionsOff: 'Kapalı',
  captionsNotLoaded: 'Bu videonun altyazısı yüklenemedi.',

  speed: 'Oynatma hızı',
  speedIs: (speed) => `Oynatma hızı: ${speed}`,
  normalSpeed: 'Normal',
  times: (factor) => `${number(factor)}×`,

  position: 'Videodaki konum',
  positionIs: ({ position, total, furthest }) =>
    `${position} / ${total}, en son izlenen nokta ${furthest}`,

  loading: 'Video yükleniyor',
  playVideo: 'Videoyu oynat',
  resumeAt: (time) => `Devam et: ${time}`,
  startsOver:
    'Bu bağlantıyla kaldığınız yerden devam edilemiyor; video baştan başlar. İzledikleriniz korunur.',

  trouble: {
    noPicture:
      'Bu tarayıcı bu videonun görüntüsünü göstermiyor. Görüntü olmadan hiçbir süre izlenmiş sayılmaz. Lütfen yardım isteyin.',
    endsEarly: ({ at, length }) =>
      `Bu video, belirtilen uzunluğuna (${length}) varmadan bitiyor: ${at}. Süreniz korunur. Lütfen yardım isteyin.`,
    notPlayable: 'Bu tarayıcı bu videoyu oynatamıyor. Lütfen yardım isteyin.',
    notPlayableBeyond: (at) =>
      `Bu video şu noktadan sonra oynatılamıyor: ${at}. Süreniz korunur. Lütfen yardım isteyin.`,
    askForHelp: 'Yardım iste',
    waiting: (at) => `Bağlantı bekleniyor. Şu noktaya kadar her şey korunur: ${at}.`,
    tryNow: 'Şimdi dene',
    notLoaded: 'Bu video şu anda oynatılamıyor. Kaldığınız yer korunur.',
  },
};
