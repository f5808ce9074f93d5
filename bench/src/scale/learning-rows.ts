/** Rows of trainees' progress, attempts, feedback and help requests. */
import { searchKey } from '@portal/contract/text-keys';
import type { Random } from './random.ts';

export interface PersonOfCompany {
  readonly id: number;
  readonly companyId: number;
  readonly runId: number;
}

interface Known {
  readonly random: Random;
  readonly people: readonly PersonOfCompany[];
  /** In training order. */
  readonly modulesOf: (person: PersonOfCompany) => readonly number[];
  /** The time of the newest row, in ms since 1970. */
  readonly now: number;
}

/**
 * How far people are: some have completed all, most are in the middle, some have not started; or all have completed all;
 * or all have passed all but the last module, which they failed by one answer.
 */
export type Stage = 'mixed' | 'completed' | 'failed-last';

const YEAR_MS = 365 * 86_400_000;
/** Questions of each module. */
export const QUESTIONS = 3;
export const DURATION_SECONDS = 240;

/** Yields a row for each trainee and module. */
export function* progressRows({
  random,
  people,
  modulesOf,
  now,
  stage,
}: Known & { readonly stage: Stage }) {
  for (const person of people) {
    const modules = modulesOf(person);
    const passed = passedOf(stage, modules.length, random);
    const startedAt = now - random.int(YEAR_MS);
    for (const [place, moduleId] of modules.entries()) {
      const at = startedAt + place * 3_600_000;
      yield {
        run_id: person.runId,
        module_id: moduleId,
        reached_at: at,
        ...(stage === 'mixed' || place < passed
          ? standing(place - passed, at, random)
          : failedByOne(at)),
      };
    }
  }
}

function passedOf(stage: Stage, modules: number, random: Random): number {
  if (stage === 'completed') return modules;
  if (stage === 'failed-last') return modules - 1;
  return random.chance(0.3) ? modules : random.int(modules + 1);
}

/** @param ahead distance of the module from the trainee's current one, which is 0 */
function standing(ahead: number, at: number, random: Random) {
  if (ahead < 0) return done(at, random);
  return ahead === 0 ? begun(at, random) : untouched(at);
}

const done = (at: number, random: Random) => ({
  opened_at: at,
  watched_seconds: DURATION_SECONDS,
  position_seconds: 0,
  watched_to_seconds: DURATION_SECONDS,
  watched_at: at + 300_000,
  best_correct: QUESTIONS,
  best_total: QUESTIONS,
  passed_at: at + 400_000 + random.int(100_000),
  updated_at: at + 500_000,
});

function begun(at: number, random: Random) {
  const seconds = random.int(DURATION_SECONDS + 1);
  const hasTried = random.chance(0.3);
  return {
    opened_at: at,
    watched_seconds: hasTried ? DURATION_SECONDS : seconds,
    position_seconds: hasTried ? 0 : seconds,
    watched_to_seconds: hasTried ? DURATION_SECONDS : seconds,
    watched_at: hasTried ? at + 300_000 : null,
    best_correct: hasTried ? random.int(QUESTIONS) : null,
    best_total: hasTried ? QUESTIONS : null,
    passed_at: null,
    updated_at: at + 300_000,
  };
}

const failedByOne = (at: number) => ({
  opened_at: at,
  watched_seconds: DURATION_SECONDS,
  position_seconds: 0,
  watched_to_seconds: DURATION_SECONDS,
  watched_at: at + 300_000,
  best_correct: QUESTIONS - 1,
  best_total: QUESTIONS,
  passed_at: null,
  updated_at: at + 300_000,
});

/** Unlocked before the order was changed. */
const untouched = (at: number) => ({
  opened_at: null,
  watched_seconds: 0,
  position_seconds: 0,
  watched_to_seconds: 0,
  watched_at: null,
  best_correct: null,
  best_total: null,
  passed_at: null,
  updated_at: at,
});

const COMMENTS = [
  'Clear and short.',
  'Too long for a break.',
  'Sehr hilfreich!',
  '=1+1',
  'わかりやすい',
];

/** Yields a row for one in nine pairs of trainee and module. */
export function* feedbackRows({ random, people, modulesOf, now }: Known) {
  for (const person of people) {
    const modules = modulesOf(person);
    if (modules.length === 0) continue;
    yield {
      user_id: person.id,
      module_id: random.pick(modules),
      company_id: person.companyId,
      rating: 1 + random.int(5),
      comment: random.chance(0.5) ? random.pick(COMMENTS) : null,
      created_at: now - random.int(YEAR_MS),
    };
  }
}

const STATUSES = ['PENDING', 'IN_PROGRESS', 'RESOLVED', 'CLOSED', 'CLOSED', 'CLOSED'] as const;

export function* helpRows({ random, people, modulesOf, now, count }: Known & { count: number }) {
  for (let i = 0; i < count; i += 1) {
    const person = random.pick(people);
    const modules = modulesOf(person);
    const status = random.pick(STATUSES);
    const at = now - random.int(YEAR_MS);
    const message = `I cannot go on with this one, request ${i + 1}.`;
    yield {
      user_id: person.id,
      company_id: person.companyId,
      module_id: modules.length > 0 && random.chance(0.8) ? random.pick(modules) : null,
      message,
      message_key: searchKey(message),
      status,
      admin_notes: status === 'PENDING' ? null : 'Called back.',
      created_at: at,
      updated_at: at,
      seen_at: at,
    };
  }
}
