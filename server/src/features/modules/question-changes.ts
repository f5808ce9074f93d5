/** Computes the writes that turn a module's stored questions into the wanted ones. */

export interface QuestionContent {
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: string;
  readonly explanation: string;
}

export interface StoredQuestion extends QuestionContent {
  readonly id: number;
  readonly position: number;
}

/** `id` names the stored question that this one replaces; without an id it is matched by content. */
export interface WantedQuestion extends QuestionContent {
  readonly id?: number | undefined;
}

export interface PlacedQuestion {
  readonly content: QuestionContent;
  readonly position: number;
}

export interface QuestionChanges {
  readonly removed: readonly number[];
  readonly changed: readonly (PlacedQuestion & { readonly id: number })[];
  readonly added: readonly PlacedQuestion[];
}

/** A question that stays in the list keeps its id, so that answers given to it stay valid. */
export function questionChanges(
  stored: readonly StoredQuestion[],
  wanted: readonly WantedQuestion[],
): QuestionChanges {
  const retained = pairUp(stored, wanted);
  const retainedIds = new Set(retained.values().map(({ id }) => id));
  const changed: (PlacedQuestion & { id: number })[] = [];
  const added: PlacedQuestion[] = [];
  for (const [position, content] of wanted.entries()) {
    const before = retained.get(content);
    if (before === undefined) added.push({ content, position });
    else if (before.position !== position || contentKey(before) !== contentKey(content))
      changed.push({ id: before.id, content, position });
  }
  return {
    removed: stored.map(({ id }) => id).filter((id) => !retainedIds.has(id)),
    changed,
    added,
  };
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

function contentKey({ question, options, answer, explanation }: QuestionContent): string {
  return JSON.stringify([question, options, answer, explanation]);
}
