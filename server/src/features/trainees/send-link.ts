/** Mails a trainee a link to choose a password, at the request of an admin. */

import { TRAINEE_LINKS_PER_HOUR } from '@portal/contract/limits';
import { because, type Refusal } from '@portal/contract/reasons';
import type { TraineeLinkKind } from '@portal/contract/trainees';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import { getTrainee, recordTrainee } from './changes.ts';
import { lockTrainees } from './moving.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Pick<Accounts, 'inviteAgain' | 'mailSoon' | 'sendReset'>;
  readonly limiter: RateLimiter;
  readonly hasMailServer: boolean;
  readonly now: () => number;
}

/** From all admins together, so that no inbox is flooded. */
const PER_TRAINEE = { limit: TRAINEE_LINKS_PER_HOUR, windowMs: 60 * 60_000 };

export function createSendLink({ db, accounts, limiter, hasMailServer, now }: Dependencies) {
  async function enqueue(tx: Db, actor: Actor, link: { id: number; kind: TraineeLinkKind }) {
    const { id, kind } = link;
    const isSent =
      kind === 'invitation'
        ? (await accounts.inviteAgain(tx, [id])).length > 0
        : await accounts.sendReset(tx, actor, id);
    if (!isSent) throw new AppError('CONFLICT', REFUSALS[kind]);
  }

  /** Returns what happens now, for the admin. Throws NOT_FOUND, CONFLICT for the wrong kind, TOO_MANY_REQUESTS. */
  return async (actor: Actor, id: number, kind: TraineeLinkKind): Promise<string> => {
    await getTrainee(db, id);
    await enforceLimit(limiter, `trainee-link:${id}`, PER_TRAINEE, TOO_MANY);
    const email = await inTransaction(db, async (tx) => {
      await lockTrainees(tx, [id]);
      const trainee = await getTrainee(tx, id);
      await enqueue(tx, actor, { id, kind });
      const after = { mail: kind };
      await recordTrainee(tx, trainee, { actor, action: 'trainee.link-sent', after, at: now() });
      return trainee.user_email;
    });
    accounts.mailSoon();
    const what = WORDS[kind];
    return hasMailServer
      ? `${what} is on its way to ${email}.`
      : `No mail server is set up: ${what.toLowerCase()} to ${email} is written into the outbox folder of the portal.`;
  };
}

const WORDS: Readonly<Record<TraineeLinkKind, string>> = {
  invitation: 'The invitation',
  reset: 'The reset link',
};

const REFUSALS: Readonly<Record<TraineeLinkKind, Refusal>> = {
  invitation: because('traineeIsActive'),
  reset: because('traineeIsInvited'),
};

const TOO_MANY = because('tooManyTraineeLinks', { max: TRAINEE_LINKS_PER_HOUR });
