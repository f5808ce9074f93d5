import { formatsOf } from '@portal/contract/formats';
import type { CalendarTexts } from './en.ts';

const { date } = formatsOf('fr');

export const texts: CalendarTexts = {
  due: (module) => `${module}\u00a0: échéance`,
  renewal: (module) => `${module}\u00a0: dernier jour pour renouveler`,
  validUntil: (day) => `Votre réussite est valable jusqu’au ${date(day)}.`,
  renewFrom: (day) => `Vous pouvez la renouveler à partir du ${date(day)}.`,
  openPortal: (url) => `Vos modules\u00a0: ${url}`,
  mayLag: 'Ce calendrier peut afficher les changements avec un jour de retard.',
};
