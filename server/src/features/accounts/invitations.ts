import { INVITATION_DAYS } from '@portal/contract/limits';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { invitationMail } from './invitation-mail.ts';
import { usableHash } from './many-trainees.ts';
import * as queries from './queries.ts';
import * as resetQueries from './reset-queries.ts';
import { newToken, tokenHash } from './tokens.ts';

interface Dependencies {
  readonly db: Db;
  readonly mailer: Pick<Mailer, 'deliverOnce'>;
  readonly now: () => number;
  readonly publicUrl: string;
}

/**
 * Sends the invitation that a trainee is owed, and says whether that is done with: if not, it is to be
 * asked again later. The link is made here and not when the mail came to be owed, because only its hash
 * may be stored: so a mail can come twice after a crash, each with a link of its own that works.
 */
export function createInvitations({ db, mailer, now, publicUrl }: Dependencies) {
  /** Null where nobody is to be invited any more. */
  function makeLink(userId: number) {
    return inTransaction(db, async (tx) => {
      // So that the mailbox is still theirs when the link is there: a new email ends the links of the old one.
      await queries.lockUser(tx, userId);
      const invited = await queries.findInvited(tx, userId);
      const isAwaited = invited !== undefined && usableHash(invited.password_hash) === null;
      if (!isAwaited) return null;
      const token = newToken();
      const createdAt = now();
      const expiresAt = createdAt + INVITATION_DAYS * 86_400_000;
      const link = { tokenHash: tokenHash(token), userId, createdAt, expiresAt };
      await resetQueries.insertResetLinks(tx, [link]);
      return { ...invited, token };
    });
  }

  return async function invite(userId: number): Promise<boolean> {
    const invited = await makeLink(userId);
    if (invited === null) return true;
    const { name, email: to, company_name, token } = invited;
    const letter = invitationMail(name, company_name, `${publicUrl}/reset-password/${token}`);
    if ((await mailer.deliverOnce({ to, ...letter })) !== 'put off') return true;
    await resetQueries.deleteResetLink(db, tokenHash(token));
    return false;
  };
}
