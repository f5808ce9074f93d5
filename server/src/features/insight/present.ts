import type { InsightQuestion, ModuleInsight } from '@portal/contract/insight';
import { INSIGHT_CURVE_STEPS, INSIGHT_PEOPLE_MIN } from '@portal/contract/limits';
import type { AnswerRow, ModuleRow, PeopleRow, QuestionRow } from './queries.ts';
import { hideSmallCounts } from './small-counts.ts';

interface Counted {
  readonly module: ModuleRow;
  readonly questions: readonly QuestionRow[];
  readonly people: readonly PeopleRow[];
  readonly answers: readonly AnswerRow[];
  /** Milliseconds since 1970. */
  readonly countedAt: number;
}

export function presentInsight(counted: Counted): ModuleInsight {
  const { module, questions, people, answers, countedAt } = counted;
  const { id, name, company_id, company_name } = module;
  const answersTo = Map.groupBy(answers, ({ question_id }) => question_id);
  const asked = questions
    .map((question) => countQuestion(question, answersTo.get(question.id) ?? []))
    .filter(({ all }) => sumOf(all) >= INSIGHT_PEOPLE_MIN);
  return {
    id,
    name,
    company: { id: company_id, name: company_name },
    asOf: new Date(countedAt).toISOString(),
    people: presentPeople(module, people, questions.length),
    watchCurve: presentCurve(module, people),
    questions: asked.map(presentQuestion).toSorted(byShareWrong),
    questionsLeftOut: questions.length - asked.length,
  };
}

const sumOf = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function presentPeople(
  { trainees, seconds }: ModuleRow,
  rows: readonly PeopleRow[],
  questions: number,
): ModuleInsight['people'] {
  const people = (column: 'opened' | 'watched' | 'tried' | 'passed') =>
    sumOf(rows.map((row) => row[column]));
  const opened = people('opened');
  if (opened < INSIGHT_PEOPLE_MIN) return null;
  return {
    // The number of trainees is newer than the count: some may have been deleted since.
    trainees: Math.max(trainees, opened),
    opened,
    watched: seconds > 0 ? people('watched') : null,
    tried: questions > 0 ? people('tried') : null,
    passed: people('passed'),
  };
}

function presentCurve(
  { seconds }: ModuleRow,
  rows: readonly PeopleRow[],
): ModuleInsight['watchCurve'] {
  if (seconds === 0) return null;
  const reached = reachedBy(rows);
  return (reached[0] ?? 0) < INSIGHT_PEOPLE_MIN ? null : { seconds, reached };
}

/** The number of people who have reached each twentieth of the video, from 0 to 20. */
export function reachedBy(rows: readonly PeopleRow[]): number[] {
  return Array.from({ length: INSIGHT_CURVE_STEPS + 1 }, (_, step) =>
    sumOf(rows.map(({ reached, opened }) => (reached !== null && reached >= step ? opened : 0))),
  );
}

/** The answers to a question: at 0 the people without an answer, then by the options in their order. */
interface QuestionCounts {
  readonly question: QuestionRow;
  readonly options: readonly string[];
  readonly all: readonly number[];
  /** The answers of good scorers. */
  readonly good: readonly number[];
}

export function countQuestion(question: QuestionRow, rows: readonly AnswerRow[]): QuestionCounts {
  const options = JSON.parse(question.options) as string[];
  const all = [0, ...options.map(() => 0)];
  const good = [...all];
  for (const { chosen, people, good: goodPeople } of rows) {
    // An answer that is no option counts as none.
    const place = chosen === null ? 0 : options.indexOf(chosen) + 1;
    all[place] = (all[place] ?? 0) + people;
    good[place] = (good[place] ?? 0) + goodPeople;
  }
  return { question, options, all, good };
}

function presentQuestion({
  question: row,
  options: texts,
  all,
  good,
}: QuestionCounts): InsightQuestion {
  const people = sumOf(all);
  const places = texts.map((_, i) => i + 1);
  const right = texts.indexOf(row.answer) + 1;
  const wrong = [0, ...places.filter((place) => place !== right)];
  const shown = new Map(
    hideSmallCounts(wrong.map((place) => all[place] ?? 0)).map((count, i) => [wrong[i], count]),
  );
  // It follows from the number of wrong answers.
  shown.set(right, all[right] ?? 0);
  const isEnough = sumOf(good) >= INSIGHT_PEOPLE_MIN;
  const beats = (place: number) => isEnough && (good[place] ?? 0) > (good[right] ?? 0);
  const options = places.map((place) => {
    const chosen = shown.get(place) ?? null;
    return {
      text: texts[place - 1] ?? '',
      isRight: place === right,
      chosen,
      beatsRight: chosen !== null && beats(place),
    };
  });
  return {
    id: row.id,
    question: row.question,
    people,
    wrong: people - (all[right] ?? 0),
    unanswered: shown.get(0) ?? null,
    options: options.toSorted((one, other) => (other.chosen ?? -1) - (one.chosen ?? -1)),
    keyMayBeWrong: places.some(beats),
  };
}

/** Questions with an equal share stay in their order. */
function byShareWrong(one: InsightQuestion, other: InsightQuestion): number {
  return other.wrong / other.people - one.wrong / one.people;
}
