import type { CertificateMailTexts } from './en.ts';

export const texts: CertificateMailTexts = {
  subject: (title) => `Certificatul dumneavoastră: ${title}`,
  intro: (title) => `Certificatul dumneavoastră este gata: ${title}`,
  use: 'Deschideți-l pentru a-l vedea, a-l tipări sau a-l salva ca PDF. Oricine primește codul de la dumneavoastră poate verifica certificatul.',
  button: 'Deschideți certificatul',
  ending:
    'Primiți acest e-mail deoarece notificările prin e-mail sunt activate în setările de notificare.',
  withoutPdf: 'Pentru aceste certificate nu există PDF. Paginile lor:',
};
