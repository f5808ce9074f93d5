/** Reminders of trainees of what is due, and the weekly summary of who is late. */
import type { CallResponse } from '@portal/contract/call';
import { because } from '@portal/contract/reasons';
import type { previewReminder, remindTrainee } from '@portal/contract/reminders';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { Actor } from '../activity/service.ts';
import type { Compliance } from '../compliance/service.ts';
import { getTrainee, recordTrainee, TRAINEE_NOT_FOUND } from '../trainees/service.ts';
import { createComposing } from './composing.ts';
import { createNotices } from './notices.ts';
import { findLastTimes } from './queries.ts';
import { createReminding, type Outcome } from './reminding.ts';
import { createRound } from './round.ts';
import { createLateSummaries } from './summaries.ts';

export { deleteSomeReminders, moveReminders } from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly mails: Pick<MailQueue, 'enqueueKeyed' | 'takeWaiting'>;
  readonly compliance: Pick<Compliance, 'ofCompanies'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
  readonly hasMailServer: boolean;
}

export type Reminders = ReturnType<typeof createReminders>;

export function createReminders(dependencies: Dependencies) {
  const { db, now } = dependencies;
  const reminding = createReminding(dependencies);
  const composing = createComposing(dependencies);

  return {
    notices: createNotices(dependencies),
    round: createRound({ reminding, now }),
    summaries: createLateSummaries(dependencies),
    composeReminder: composing.compose,

    /** For jobs. */
    remindNow: reminding.remindNow,

    /** Throws NOT_FOUND. */
    async preview(userId: number): Promise<CallResponse<typeof previewReminder>> {
      const person = requireFound(await composing.findPerson(userId), TRAINEE_NOT_FOUND);
      const { content, hasMail } = await composing.preview(person);
      const last = (await findLastTimes(db, [userId])).get(userId);
      return {
        text: content && {
          subject: content.subject,
          body: content.text,
          language: mailLanguageOf(person),
        },
        remindedAt: last === undefined ? null : new Date(last).toISOString(),
        hasMail,
      };
    },

    /** Throws NOT_FOUND, and CONFLICT within a day of the last reminder or if there is nothing to be reminded of. */
    remind: (actor: Actor, userId: number): Promise<CallResponse<typeof remindTrainee>> =>
      inTransaction(db, async (tx) => {
        const outcomes = await reminding.remindNow(tx, [userId], actor.id);
        refuseUnsent(requireFound(outcomes.get(userId), TRAINEE_NOT_FOUND));
        const trainee = await getTrainee(tx, userId);
        const at = now();
        await recordTrainee(tx, trainee, { actor, action: 'trainee.reminded', at });
        return { remindedAt: new Date(at).toISOString() };
      }),
  };
}

function refuseUnsent(outcome: Outcome): void {
  if (outcome === 'too-soon') throw new AppError('CONFLICT', because('remindedWithinDay'));
  if (outcome === 'nothing') throw new AppError('CONFLICT', because('nothingToRemind'));
}
