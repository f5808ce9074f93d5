import type { InsightQuestion, ModuleInsight } from '@portal/contract/insight';
import { INSIGHT_CURVE_STEPS, INSIGHT_PEOPLE_MIN } from '@portal/contract/limits';
import { type Counts, NO_COUNTS, type QuestionCounts } from './counts.ts';
import type { QuestionRow, SummaryRow } from './queries.ts';
import { hideSmallCounts } from './small-counts.ts';

interface Shown {
  readonly summary: SummaryRow;
  readonly questions: readonly QuestionRow[];
  /** Milliseconds since 1970. */
  readonly asOf: number | null;
  readonly isRefreshing: boolean;
}

export function presentInsight({ summary, questions, asOf, isRefreshing }: Shown): ModuleInsight {
  const { id, name, company_id, company_name, seconds, counts: json } = summary;
  // Before the first summary is complete, its counts are of some trainees only.
  const isComplete = asOf !== null;
  const counts = json === null || !isComplete ? NO_COUNTS : (JSON.parse(json) as Counts);
  const asked = isComplete
    ? questions.filter((question) => peopleAsked(question) >= INSIGHT_PEOPLE_MIN)
    : [];
  return {
    id,
    name,
    company: { id: company_id, name: company_name },
    asOf: asOf === null ? null : new Date(asOf).toISOString(),
    isRefreshing,
    people: presentPeople(summary, counts, questions.length),
    watchCurve: seconds > 0 ? presentCurve(counts, seconds) : null,
    questions: asked.map(presentQuestion).toSorted(byShareWrong),
    questionsLeftOut: questions.length - asked.length,
  };
}

function presentPeople(
  { trainees, seconds }: SummaryRow,
  { opened, watched, tried, passed }: Counts,
  questions: number,
): ModuleInsight['people'] {
  if (opened < INSIGHT_PEOPLE_MIN) return null;
  return {
    // The number of trainees is newer than the summary: some may have been deleted since.
    trainees: Math.max(trainees, opened),
    opened,
    watched: seconds > 0 ? watched : null,
    tried: questions > 0 ? tried : null,
    passed,
  };
}

function presentCurve({ furthest }: Counts, seconds: number): ModuleInsight['watchCurve'] {
  const reached: number[] = [];
  let people = 0;
  for (let step = INSIGHT_CURVE_STEPS; step >= 0; step -= 1) {
    people += furthest[step] ?? 0;
    reached.unshift(people);
  }
  return people < INSIGHT_PEOPLE_MIN ? null : { seconds, reached };
}

const countsOf = ({ counts }: QuestionRow): QuestionCounts =>
  counts === null ? { all: [], good: [] } : (JSON.parse(counts) as QuestionCounts);

const sumOf = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const peopleAsked = (row: QuestionRow) => sumOf(countsOf(row).all);

function presentQuestion(row: QuestionRow): InsightQuestion {
  const { all, good } = countsOf(row);
  const texts = JSON.parse(row.options) as string[];
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
