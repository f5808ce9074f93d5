/** The history of a module for one trainee: a pure function of what is stored. */
import { addDays, later } from '@portal/contract/civil-dates';
import type { RequirementEvent } from '@portal/contract/requirements';
import { civilDateAt } from '#server/platform/civil-today.ts';
import {
  type EarnedCompletion,
  type EndedCompletion,
  factsIn,
  type ModuleRule,
  type PersonFacts,
  standingIn,
  standingOf,
} from '../learning/service.ts';
import type { ExceptionRow } from './exception-queries.ts';

export interface Story {
  readonly person: PersonFacts;
  readonly module: ModuleRule;
  /** By day, each with its end. */
  readonly completions: readonly EndedCompletion<EarnedCompletion>[];
  /** All of the trainee, those that have ended included. */
  readonly exceptions: readonly ExceptionRow[];
  /** The admins who have made the editions, by number. */
  readonly editionMakers: ReadonlyMap<number, string | null>;
  readonly timeZone: string | null;
  readonly today: string;
}

type Event = RequirementEvent;

/** The order of events of one day. */
const ORDER: readonly Event['kind'][] = [
  'expired',
  'required',
  'edition',
  'completed',
  'renewed',
  'recorded',
  'extended',
  'waived',
  'paused',
  'ended',
  'due',
];

const NONE = { by: null, reason: null, until: null, runNumber: null };

/** Oldest first. Due dates that are still to come are the last ones. */
export function eventsOf(story: Story): Event[] {
  const events = [
    ...requiredEvents(story),
    ...editionEvents(story),
    ...story.completions.map(completionEvent),
    ...lapsesOf(story).map((on): Event => ({ ...NONE, kind: 'expired', on })),
    ...exceptionEvents(story),
  ];
  return events.toSorted(compare);
}

function compare(one: Event, other: Event): number {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1;
  return ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);
}

/** Since when it is required, and by when. A module that is no longer required has no such days any more. */
function requiredEvents(story: Story): Event[] {
  const { person, module, timeZone, today } = story;
  const { isInPath, since } = factsIn(person, module, timeZone);
  if (!isInPath) return [];
  const days = new Set([firstDue(story), standingIn(person, module, { timeZone, today }).dueOn]);
  return [
    { ...NONE, kind: 'required', on: later(since, module.countsFrom) },
    ...[...days].flatMap((on): Event[] => (on === null ? [] : [{ ...NONE, kind: 'due', on }])),
  ];
}

/** When it was to be completed for the first time: an exception that was made later has moved another day. */
function firstDue({ person, module, completions, exceptions, timeZone, today }: Story) {
  const first = completions[0]?.completion.on ?? today;
  const madeOn = new Map(exceptions.map((each) => [each.id, dayOf(each.created_at, timeZone)]));
  const untilThen = person.exceptions.filter(({ id }) => (madeOn.get(id) ?? today) <= first);
  const facts = factsIn({ ...person, exceptions: untilThen }, module, timeZone);
  return standingOf({ ...facts, completions: [] }, module, today).dueOn;
}

/** Those that were made since the trainee had the module. */
function editionEvents({ person, module, completions, editionMakers, timeZone }: Story): Event[] {
  const { isInPath, since } = factsIn(person, module, timeZone);
  const begin = [
    ...completions.map(({ completion }) => completion.on),
    ...(isInPath ? [since] : []),
  ]
    .toSorted()
    .at(0);
  return module.editions
    .filter(({ madeOn }) => begin !== undefined && begin <= madeOn)
    .map(({ number, madeOn, by: until, reason }) => {
      const by = editionMakers.get(number) ?? null;
      return { ...NONE, kind: 'edition', on: madeOn, by, reason, until };
    });
}

function completionEvent({ completion, until, isRenewal }: Story['completions'][number]): Event {
  const { on, runNumber, recorded } = completion;
  if (recorded === null)
    return { ...NONE, kind: isRenewal ? 'renewed' : 'completed', on, until, runNumber };
  const reason = recorded.note === '' ? null : recorded.note;
  return { ...NONE, kind: 'recorded', on, by: recorded.recorded_by, reason, until };
}

/** The days from which no completion counted, although there was one. */
function lapsesOf({ completions, today }: Story): string[] {
  const lapses: string[] = [];
  let counts: string | null | undefined;
  for (const { completion, until } of completions) {
    if (counts != null && counts < completion.on) lapses.push(addDays(counts, 1));
    counts = counts === undefined ? until : longer(counts, until);
  }
  if (counts != null && counts < today) lapses.push(addDays(counts, 1));
  return lapses;
}

/** Null counts for ever. */
const longer = (until: string | null, other: string | null): string | null =>
  until === null || other === null ? null : later(until, other);

const KINDS = { extend: 'extended', waive: 'waived', pause: 'paused' } as const;

/** Those of the module; a required one has also those of all modules. */
function exceptionEvents({ person, module, exceptions, timeZone }: Story): Event[] {
  const { isInPath } = factsIn(person, module, timeZone);
  return exceptions
    .filter(({ module_id: id }) => id === module.id || (id === null && isInPath))
    .flatMap((row): Event[] => {
      const { kind, from_on, until_on: until, reason, made_by: by, ended_at, ended_by } = row;
      const on = from_on ?? dayOf(row.created_at, timeZone);
      const made: Event = { ...NONE, kind: KINDS[kind], on, by, reason, until };
      if (ended_at === null) return [made];
      // A pause can end before its first day.
      const endedOn = later(dayOf(ended_at, timeZone), on);
      return [made, { ...NONE, kind: 'ended', on: endedOn, by: ended_by }];
    });
}

const dayOf = (at: number, timeZone: string | null): string => civilDateAt(at, timeZone);
