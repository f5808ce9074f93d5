/** Activity records of changes of modules. */
import type { ActivityAction, ActivityFields } from '@portal/contract/activity';
import type { Db } from '#server/platform/database/schema.ts';
import { type Actor, type Differences, type FieldsToRecord, record } from '../activity/service.ts';
import type { ModuleRow } from './queries.ts';
import type {
  PlacedQuestion,
  QuestionChanges,
  QuestionContent,
  StoredQuestion,
} from './question-changes.ts';

type ModuleAct = Exclude<Extract<ActivityAction, `module.${string}`>, 'module.reordered'>;

interface Act {
  readonly actor: Actor;
  readonly action: ModuleAct;
  /** The module before the change. */
  readonly module: Pick<ModuleRow, 'id' | 'name' | 'company_id' | 'company_name'>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function recordModule(
  tx: Db,
  { actor, action, module, at }: Act,
  changed: Partial<Differences>,
): Promise<void> {
  const subject = { kind: 'module', id: module.id, name: module.name } as const;
  const company = { id: module.company_id, name: module.company_name };
  return record(tx, { actor, action, subject, company, ...changed, at });
}

/** The order as a text: '1. Welcome, 2. Fire safety'. */
export function orderOf(modules: readonly { readonly name: string }[]): ActivityFields {
  return { order: modules.map(({ name }, index) => `${index + 1}. ${name}`).join(', ') };
}

/** The duration of the module's videos. */
export function videoFields(videos: readonly { readonly duration: number }[]): ActivityFields {
  const seconds = videos.reduce((sum, { duration }) => sum + duration, 0);
  return { videoSeconds: Math.round(seconds) };
}

/** The numbers of questions before and after, and the differing questions by their numbers. */
export function questionDifferences(
  stored: readonly StoredQuestion[],
  { removed, changed, added }: QuestionChanges,
): Differences {
  const touched = new Set([...removed, ...changed.map(({ id }) => id)]);
  const before = stored.filter(({ id }) => touched.has(id));
  const after = [...changed, ...added];
  return {
    before: {
      questions: stored.length,
      ...numbered(before.map((question) => ({ content: question, position: question.position }))),
    },
    after: { questions: stored.length - removed.length + added.length, ...numbered(after) },
  };
}

const numbered = (questions: readonly PlacedQuestion[]): FieldsToRecord =>
  Object.fromEntries(
    questions.map(({ content, position }) => [`question ${position + 1}`, () => inWords(content)]),
  );

/** 'Where is the exit? (✓ Left · Right)'. Options that keep their order are numbered. */
const inWords = ({ question, options, answer, fixedOrder }: QuestionContent) => {
  const marked = options.map((option, index) =>
    [fixedOrder && `${index + 1}.`, option === answer && '✓', option].filter(Boolean).join(' '),
  );
  return `${question} (${marked.join(' · ')})`;
};
