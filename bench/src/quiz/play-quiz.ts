/**
 * The adversary who knows nothing: tries a quiz with one or several accounts that share what they learn, and never
 * waits longer than the portal demands. The clock is simulated; reading and sending take no time. The rules are the
 * portal's own.
 */
import { PASS_PERCENT } from '@portal/contract/limits';
import { createDrawPaper } from '../../../server/src/features/learning/quiz/quiz-paper.ts';
import { isPass } from '../../../server/src/features/learning/scoring.ts';
import { shownScore, standingOf } from '../../../server/src/features/learning/tries.ts';
import type { Random } from '../scale/random.ts';
import { chooseAnswers } from './choose-answers.ts';
import { countedKeys, type Key, type KnownScore, matches, sampleKeys } from './knowledge.ts';

export interface Quiz {
  readonly questions: number;
  /** The number of questions that a try asks. */
  readonly drawn: number;
  readonly options: number;
  readonly accounts: number;
  /** Shows the exact score of every failed try, as the portal does only for the free ones. */
  readonly showsExactly?: boolean;
  /** The adversary counts all possible answer keys instead of sampling some by a random walk. */
  readonly countsKeys?: boolean;
  /** Answer keys that the adversary considers before each try. */
  readonly samples: number;
}

interface Account {
  readonly runId: number;
  made: number;
  failed: number;
  lastFailedAt: number | null;
  best: { readonly correct: number; readonly total: number } | null;
}

export interface Played {
  /** Minutes until the first of the accounts has passed. */
  readonly minutes: number;
  /** Tries of all accounts together. */
  readonly tries: number;
}

const MINUTE_MS = 60_000;
const TRIES_MAX = 2_000;

export function playQuiz(quiz: Quiz, random: Random): Played {
  const { questions, drawn, options } = quiz;
  const drawPaper = createDrawPaper(Buffer.from(`${random.next()}`));
  const correct: Key = Int8Array.from({ length: questions }, () => random.int(options));
  const pool = Array.from({ length: questions }, (_, id) => ({
    id,
    options: '[]',
    fixed_order_since: null,
  }));
  const accounts = Array.from({ length: quiz.accounts }, (_, i) => newAccount(i + 1));
  const needed = Math.ceil((PASS_PERCENT * drawn) / 100);
  const known: KnownScore[] = [];
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const { account, at } = nextAccount(accounts);
    const number = account.made + 1;
    const asked = drawPaper({ runId: account.runId, moduleId: 1, number }, pool, drawn).map(
      ({ id }) => id,
    );
    const wanted = { count: quiz.samples, random };
    const keys = quiz.countsKeys
      ? countedKeys(known, questions, wanted)
      : sampleKeys(known, quiz, wanted);
    const chosen = chooseAnswers(keys, { asked, questions, options, needed }, random);
    const score = { correct: matches(chosen, correct), total: drawn };
    if (isPass(score, PASS_PERCENT)) return { minutes: at / MINUTE_MS, tries };
    const shown = quiz.showsExactly ? score : shownScore(score, account.best, triesOf(account));
    const isUpperBound = shown !== score;
    known.push({ chosen, correct: shown.correct, isUpperBound });
    account.made = number;
    account.failed += 1;
    account.lastFailedAt = at;
    if (score.correct > (account.best?.correct ?? -1)) account.best = score;
  }
  throw new Error(`No pass within ${TRIES_MAX} tries`);
}

const newAccount = (runId: number): Account => ({
  runId,
  made: 0,
  failed: 0,
  lastFailedAt: null,
  best: null,
});

const triesOf = ({ made, failed, lastFailedAt }: Account) => ({
  made,
  failed,
  lastFailedAt,
  hasPassed: false,
});

/** The account that may try first, and when; of several the one with the fewest fails, whose scores are exact. */
function nextAccount(accounts: readonly Account[]) {
  const ready = accounts.map((account) => {
    const last = account.lastFailedAt ?? 0;
    return { account, at: standingOf(triesOf(account), null, last).retryAt ?? last };
  });
  const [next] = ready.toSorted(
    (one, other) => one.at - other.at || one.account.failed - other.account.failed,
  );
  if (next === undefined) throw new Error('There is no account');
  return next;
}
