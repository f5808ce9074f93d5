/**
 * Computes the writes that turn a module's stored questions into the wanted ones. A question with another text, option
 * or answer is a new one, so that the answers of earlier attempts refer to what was asked.
 */

export interface QuestionContent {
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: string;
  readonly explanation: string;
  /** Each try shows the options in their order. */
  readonly fixedOrder: boolean;
}

export interface StoredQuestion extends QuestionContent {
  readonly id: number;
  readonly position: number;
}

/** `id` names the stored question that this one replaces; without an id it is matched by content. */
export interface WantedQuestion extends Omit<QuestionContent, 'fixedOrder'> {
  readonly id?: number | undefined;
  /** Absent: like the question that it replaces, and false for a new one. */
  readonly fixedOrder?: boolean | undefined;
}

export interface PlacedQuestion {
  readonly content: QuestionContent;
  readonly position: number;
}

export interface QuestionChanges {
  /** Also those that are replaced by a new question. */
  readonly removed: readonly number[];
  /** Questions with a new explanation, position or switch for the order of their options. */
  readonly changed: readonly (PlacedQuestion & { readonly id: number })[];
  readonly added: readonly PlacedQuestion[];
}

export function questionChanges(
  stored: readonly StoredQuestion[],
  wanted: readonly WantedQuestion[],
): QuestionChanges {
  const retained = pairUp(stored, wanted);
  const retainedIds = new Set<number>();
  const changed: (PlacedQuestion & { id: number })[] = [];
  const added: PlacedQuestion[] = [];
  for (const [position, each] of wanted.entries()) {
    const before = retained.get(each);
    const content = { ...each, fixedOrder: each.fixedOrder ?? before?.fixedOrder ?? false };
    if (before === undefined || askedKey(before) !== askedKey(content)) {
      added.push({ content, position });
      continue;
    }
    retainedIds.add(before.id);
    if (before.position !== position || !isSame(before, content))
      changed.push({ id: before.id, content, position });
  }
  return {
    removed: stored.map(({ id }) => id).filter((id) => !retainedIds.has(id)),
    changed,
    added,
  };
}

/** Compares two questions that have the same text, options and answer. */
function isSame(one: QuestionContent, other: QuestionContent): boolean {
  return one.explanation === other.explanation && one.fixedOrder === other.fixedOrder;
}

export function isUnchanged({ removed, changed, added }: QuestionChanges): boolean {
  return removed.length + changed.length + added.length === 0;
}

/** Ids first: a given id counts more than an equal text. An unknown id is a new question. */
function pairUp(stored: readonly StoredQuestion[], wanted: readonly WantedQuestion[]) {
  const free = new Map(stored.map((question) => [question.id, question]));
  const retained = new Map<WantedQuestion, StoredQuestion>();
  const keep = (question: WantedQuestion, before: StoredQuestion | undefined) => {
    if (before === undefined) return;
    retained.set(question, before);
    free.delete(before.id);
  };
  for (const question of wanted) {
    if (question.id !== undefined) keep(question, free.get(question.id));
  }
  const freeByContent = Map.groupBy(free.values(), contentKey);
  for (const question of wanted) {
    if (!retained.has(question)) keep(question, freeByContent.get(contentKey(question))?.shift());
  }
  return retained;
}

/** Answers were given to this part of a question: if it changes, it is another question. */
function askedKey({ question, options, answer }: Omit<QuestionContent, 'fixedOrder'>): string {
  return JSON.stringify([question, options, answer]);
}

function contentKey({ question, options, answer, explanation }: WantedQuestion): string {
  return JSON.stringify([question, options, answer, explanation]);
}
