/** Plays the history of the demo from its first day to now, with what the portal does each morning by itself. */
import { addDays } from '@portal/contract/civil-dates';
import { COMPLIANCE_MONTHS } from '#server/features/compliance/tasks.ts';
import { CERTIFICATES } from '#server/features/learning/results/certificates-task.ts';
import { STANDINGS } from '#server/features/learning/results/standings-task.ts';
import { REMINDERS } from '#server/features/reminders/round.ts';
import { civilDateAt, endOfDay } from '#server/platform/civil-today.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { CommandContext } from '../command.ts';
import { hasFigureDueOn } from './run-queries.ts';

const HOUR_MS = 3_600_000;
/** Hours from a morning at nine to the end of its day. Reminders are sent from seven o'clock. */
const HOURS_AFTER_MORNING = 15;
/** After the end of a month, the standings are those of its last day until it is counted. */
const EACH_MORNING = [STANDINGS, COMPLIANCE_MONTHS, STANDINGS, REMINDERS, CERTIFICATES];

/** The actions of a person. It yields the time of the next ones, in hours before now, and first that of the first ones. */
export type Story = AsyncGenerator<number, void>;

interface Playing {
  readonly story: Story;
  readonly hoursAgo: number;
}

/** Plays the stories side by side, in the order of time. Call it at the time at which the history begins. */
export async function replay(context: CommandContext, stories: readonly Story[]): Promise<void> {
  // Completions from before the portal made certificates would be marked as such.
  await work(context, [CERTIFICATES]);
  let playing = (await Promise.all(stories.map(goOn))).flat();
  let day = civilDateAt(context.clock.now(), null);
  for (;;) {
    const next = playing.toSorted((one, other) => other.hoursAgo - one.hoursAgo).at(0);
    day = await passMornings(context, day, Date.now() - (next?.hoursAgo ?? 0) * HOUR_MS);
    if (next === undefined) return;
    context.clock.goBack(next.hoursAgo);
    playing = [...playing.filter((each) => each !== next), ...(await goOn(next.story))];
  }
}

/** Plays the next actions. Returns the story with the time at which it continues, or nothing at its end. */
async function goOn(story: Story): Promise<Playing[]> {
  const next = await story.next();
  return next.done === true ? [] : [{ story, hoursAgo: next.value }];
}

/** Does what a running portal does on the mornings from a day to a time. Returns the day of the next morning. */
async function passMornings(context: CommandContext, from: string, until: number): Promise<string> {
  let day = from;
  for (;;) {
    const morning = endOfDay(day, null) - HOURS_AFTER_MORNING * HOUR_MS;
    if (morning > until) return day;
    // On most days there is nothing to do, and the tasks would take seconds to find that out.
    if (day.endsWith('-01') || (await hasFigureDueOn(context.resources.db, day))) {
      context.clock.goBack((Date.now() - morning) / HOUR_MS);
      await work(context, EACH_MORNING);
    }
    day = addDays(day, 1);
  }
}

async function work(
  { services: { tasks }, resources: { db } }: CommandContext,
  kinds: readonly string[],
): Promise<void> {
  for (const kind of kinds) {
    await inTransaction(db, (tx) => tasks.enqueue(tx, kind, { key: '' }));
    await tasks.runDue([kind]);
  }
}
