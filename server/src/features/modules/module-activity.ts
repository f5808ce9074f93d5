/** What the list of changes says of a change of modules. */
import type { ActivityAction, ActivityFields } from '@portal/contract/activity';
import type { Db } from '#server/platform/database/schema.ts';
import { type Actor, type Differences, record } from '../activity/service.ts';
import type { ModuleRow } from './queries.ts';
import type { QuestionChanges, QuestionContent, StoredQuestion } from './question-changes.ts';

type ModuleAct = Exclude<Extract<ActivityAction, `module.${string}`>, 'module.reordered'>;

interface Act {
  readonly actor: Actor;
  readonly action: ModuleAct;
  /** As it was before the change. */
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

/** The order in words: '1. Welcome, 2. Fire safety'. */
export function orderOf(modules: readonly { readonly name: string }[]): ActivityFields {
  return { order: modules.map(({ name }, index) => `${index + 1}. ${name}`).join(', ') };
}

/** How long the module's film is. */
export function videoFields(videos: readonly { readonly duration: number }[]): ActivityFields {
  const seconds = videos.reduce((sum, { duration }) => sum + duration, 0);
  return { 'video seconds': Math.round(seconds) };
}

/** How many questions there were and are, and those that differ, by their numbers. */
export function questionDifferences(
  stored: readonly StoredQuestion[],
  { removed, changed, added }: QuestionChanges,
): Differences {
  const before: ActivityFields = { questions: stored.length };
  const after: ActivityFields = { questions: stored.length - removed.length + added.length };
  const touched = new Set([...removed, ...changed.map(({ id }) => id)]);
  for (const question of stored)
    if (touched.has(question.id)) before[numbered(question.position)] = inWords(question);
  for (const { position, content } of [...changed, ...added])
    after[numbered(position)] = inWords(content);
  return { before, after };
}

const numbered = (position: number) => `question ${position + 1}`;

const inWords = ({ question, options, answer }: QuestionContent) =>
  `${question} (${options.map((option) => (option === answer ? `✓ ${option}` : option)).join(' · ')})`;
