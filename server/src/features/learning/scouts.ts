/**
 * Finds passes at the first try that other accounts may have prepared: accounts that only found out the answers, whose
 * failed tries cost the passing trainee nothing.
 */
import { FREE_TRIES } from '@portal/contract/limits';
import { PORTAL, record } from '../activity/service.ts';
import { LEARNING_NOTICED } from './events.ts';
import type { PathModule } from './path.ts';
import {
  findCompanyName,
  findTriesOfOthers,
  hasEarlierTries,
  type OtherAccount,
} from './scout-queries.ts';
import type { TraineeTransaction } from './trainee-transaction.ts';

const HOUR_MS = 60 * 60_000;
/** Tries before a pass that can belong to it, and the age below which an account is new. */
const SCOUTING_MS = 24 * HOUR_MS;
/** An account without a try for this time has left. */
const LEFT_MS = HOUR_MS;
/** No trainee reads and answers a question in less time. */
const SECOND_MS = 1_000;
/** In an ordinary class one or two trainees give up. */
const LEFT_ACCOUNTS_MIN = 3;

/** Counts the accounts whose tries looked like a search for the answers. */
export function countScoutsAmong(
  others: readonly OtherAccount[],
  { questions, at }: { readonly questions: number; readonly at: number },
): number {
  const failing = others.filter(
    ({ tries }) => tries.filter(({ passed }) => !passed).length >= FREE_TRIES,
  );
  const [hurried, unhurried] = [
    failing.filter((other) => isHurried(other, questions)),
    failing.filter((other) => !isHurried(other, questions)),
  ];
  const left = unhurried.filter((other) => isNew(other) && hasLeft(other, at));
  return hurried.length + (left.length >= LEFT_ACCOUNTS_MIN ? left.length : 0);
}

/** The free tries followed each other faster than the questions can be read. */
function isHurried({ tries }: OtherAccount, questions: number): boolean {
  const [first, last] = [tries[0], tries[FREE_TRIES - 1]];
  if (first === undefined || last === undefined) return false;
  const took = last.at - first.at;
  // Below 0 the clock was set back between them, and the time is unknown.
  return took >= 0 && took < (FREE_TRIES - 1) * questions * SECOND_MS;
}

const isNew = ({ createdAt, tries }: OtherAccount) => (tries[0]?.at ?? 0) - createdAt < SCOUTING_MS;

const hasLeft = ({ tries }: OtherAccount, at: number) =>
  tries.every(({ passed }) => !passed) && at - (tries.at(-1)?.at ?? at) >= LEFT_MS;

/** Counts the scouts of a first try that passes; the pass is recorded and announced to the admins. */
export async function countScouts(
  { tx, learner, now, publish }: TraineeTransaction,
  { id: moduleId, name }: Pick<PathModule, 'id' | 'name'>,
  asked: readonly number[],
): Promise<number> {
  // A trainee who takes the training again knows the questions.
  if (await hasEarlierTries(tx, learner, moduleId)) return 0;
  const others = await findTriesOfOthers(tx, learner, {
    moduleId,
    asked,
    since: now - SCOUTING_MS,
  });
  const scouts = countScoutsAmong(others, { questions: asked.length, at: now });
  if (scouts === 0) return 0;
  await record(tx, {
    actor: PORTAL,
    action: 'trainee.pass-noticed',
    subject: { kind: 'trainee', id: learner.userId, name: learner.name },
    company: { id: learner.companyId, name: await findCompanyName(tx, learner.companyId) },
    after: { module: name, 'other accounts': scouts },
    at: now,
  });
  const { userId: traineeId, name: traineeName, companyId } = learner;
  publish([[LEARNING_NOTICED, { traineeId, traineeName, companyId }]]);
  return scouts;
}
