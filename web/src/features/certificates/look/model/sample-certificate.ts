import type { CertificateLook } from '@portal/contract/certificates';
import { addDays, addMonths } from '@portal/contract/civil-dates';
import type { SheetFacts } from '#web/features/certificates/components/certificate-sheet.tsx';
import type { CertificateLookTexts } from '../texts/en.ts';

/** No certificate has it: its QR code leads to a page that says so. */
const CODE = '00000000000000000000SAMP1E';

type Sample = {
  company: string;
  look: CertificateLook;
  /** A civil date. */
  today: string;
  words: CertificateLookTexts['example'];
  /** The address of the portal. */
  portal: string;
};

/** An invented certificate for the preview: three modules, of which the last one was recorded by an admin. */
export function sampleCertificate({ company, look, today, words, portal }: Sample): SheetFacts {
  const scores = [92, 100, null];
  const modules = words.modules.map((name, place) => {
    const completedOn = addDays(today, 3 * place - 3 * (words.modules.length - 1));
    const score = scores[place] ?? null;
    const isRecorded = score === null;
    return {
      name,
      completedOn,
      validUntil: addMonths(completedOn, 12 * (place + 1)),
      isRecorded,
      score,
      creditedSeconds: isRecorded ? 0 : 480 + 95 * place,
      videoSeconds: isRecorded ? 0 : 480 + 95 * place,
      edition: 1,
      recorded: isRecorded ? { by: words.recordedBy, on: completedOn } : null,
    };
  });
  return {
    code: CODE,
    status: 'valid',
    kind: 'training',
    name: words.name,
    company,
    moduleName: null,
    completedOn: today,
    issuedAt: `${today}T12:00:00.000Z`,
    validUntil: modules[0]?.validUntil ?? null,
    isBeforeCertificates: false,
    modules,
    shared: true,
    look,
    verifyUrl: `${portal}/verify/${CODE}`,
  };
}
