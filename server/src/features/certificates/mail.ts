/** The mail about a new certificate. */
import type { Db } from '#server/platform/database/schema.ts';
import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';
import type { ClaimedMail, ComposedMail } from '#server/platform/mail/mail-delivery.ts';
import { mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import { readFacts } from './facts.ts';
import { titleOf } from './present.ts';
import { findMailed } from './queries.ts';
import { certificateMailTexts } from './texts/catalogue.ts';

interface Dependencies {
  readonly db: Db;
  readonly publicUrl: string;
}

/** Composes the mail; null if the certificate was withdrawn or has a successor, or its holder no longer wants mails. */
export const createComposing =
  ({ db, publicUrl }: Dependencies) =>
  async ({ recipientId, subjectId }: ClaimedMail): Promise<ComposedMail | null> => {
    if (recipientId === null || subjectId === null) return null;
    const mailed = await findMailed(db, { id: subjectId, userId: recipientId });
    return mailed === undefined
      ? null
      : { to: mailed.email, content: certificateMail(mailed, publicUrl) };
  };

type Mailed = NonNullable<Awaited<ReturnType<typeof findMailed>>>;

function certificateMail(mailed: Mailed, publicUrl: string): MailContent {
  const language = mailLanguageOf(mailed);
  const texts = certificateMailTexts[language];
  const title = titleOf({ row: mailed, facts: readFacts(mailed.facts_json) }, language);
  const { intro, use, button, ending } = texts;
  return renderMail({
    to: { name: mailed.name, language },
    text: { subject: texts.subject(title), paragraphs: [intro(title), use], button, ending },
    url: `${publicUrl}/certificates/${mailed.code}`,
  });
}
