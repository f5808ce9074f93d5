import type { Language } from '@portal/contract/languages';
import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';
import { checkpointMailTexts } from './texts/catalogue.ts';

interface CheckpointMail {
  readonly company: string;
  readonly language: Language;
  readonly checkpoint: {
    readonly size: number;
    /** Milliseconds since 1970. */
    readonly signedAt: number;
    readonly note: string;
  };
  readonly publicUrl: string;
}

const FILE_NAME = 'checkpoint.txt';

/** The checkpoint is a file: its lines of thousands of characters must arrive byte for byte. */
export function checkpointMail(mail: CheckpointMail): MailContent {
  const { company, language, checkpoint, publicUrl } = mail;
  const texts = checkpointMailTexts[language];
  const { size, signedAt, note } = checkpoint;
  const content = renderMail({
    to: { name: '', language },
    text: {
      subject: texts.subject(company),
      paragraphs: [
        texts.intro(company, FILE_NAME),
        texts.use,
        texts.facts(size, new Date(signedAt).toISOString().slice(0, 10)),
      ],
      button: texts.button,
      ending: texts.ending,
    },
    url: `${publicUrl}/log/key`,
  });
  return { ...content, attachment: { fileName: FILE_NAME, text: note } };
}
