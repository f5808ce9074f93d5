/** Reminds people: one row for all modules together, with its mail in the same transaction. */
import { afterCommit } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { type ModuleReminder, setRemindOn } from '../learning/service.ts';
import { lockTrainees } from '../trainees/service.ts';
import { publishNotices } from './events.ts';
import * as queries from './queries.ts';
import { loadToRemind, mailedOf, NOTHING, storedModules, type ToRemind } from './to-remind.ts';

const DAY_MS = 86_400_000;

interface Dependencies {
  readonly bus: Bus;
  readonly mails: Pick<MailQueue, 'enqueueKeyed' | 'takeWaiting'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly hasMailServer: boolean;
}

/** People of a company whose day has come, each with that day. */
interface Due {
  readonly companyId: number;
  readonly dayOf: ReadonlyMap<number, string>;
}

interface Reminder {
  readonly person: queries.PersonRow;
  readonly toRemind: ToRemind;
  readonly modules: readonly ModuleReminder[];
  /** The admin who sends it; null for the portal. */
  readonly by: number | null;
}

/** A manual reminder was sent, came within a day of the last one, or there is nothing to be reminded of. */
export type Outcome = 'sent' | 'too-soon' | 'nothing';

export type Reminding = ReturnType<typeof createReminding>;

export function createReminding({ bus, mails, now, hasMailServer }: Dependencies) {
  /** Returns false for a reminder of nothing, or a second one of the day. */
  async function store(tx: Db, { person, toRemind, modules, by }: Reminder): Promise<boolean> {
    const { user_id: userId, company_id: companyId } = person;
    const { today: day } = toRemind;
    if (modules.length === 0 || (await queries.isReminded(tx, userId, day))) return false;
    // Those of earlier days, if the mail server was away: a person gets one mail a day.
    const waiting = await mails.takeWaiting(tx, userId, 'REMINDER');
    const earlier = (await queries.findReminders(tx, waiting)).flatMap(storedModules);
    const ids = new Set([...modules, ...earlier].map(({ moduleId }) => moduleId));
    const all = toRemind.all.filter(({ moduleId }) => ids.has(moduleId));
    const reminder = { userId, companyId, day, modules: JSON.stringify(all), by, at: now() };
    const id = await queries.insertReminder(tx, reminder);
    if (hasMailServer && mailedOf(person, all).length > 0)
      await mails.enqueueKeyed(tx, {
        kind: 'REMINDER',
        recipientId: userId,
        subjectId: id,
        messageKey: `reminder:${userId}:${day}`,
      });
    return true;
  }

  async function remind(tx: Db, reminder: Reminder, lastAt: number | null): Promise<Outcome> {
    if (reminder.modules.length === 0) return 'nothing';
    if (lastAt !== null && now() - lastAt < DAY_MS) return 'too-soon';
    return (await store(tx, reminder)) ? 'sent' : 'too-soon';
  }

  /** The people who are not in the trash, locked, with what they are to be reminded of. */
  async function lock(tx: Db, userIds: readonly number[]) {
    const { trainees } = await lockTrainees(tx, userIds);
    const people = await queries.findPeople(tx, { ids: trainees.map(({ id }) => id) });
    const toRemindOf = await loadToRemind(tx, people, now());
    return people.map((person) => {
      const { user_id: userId } = person;
      return { userId, person, toRemind: toRemindOf.get(userId) ?? NOTHING };
    });
  }

  const announce = (tx: Db, userIds: readonly number[]) =>
    afterCommit(tx, () => publishNotices(bus, userIds));

  return {
    /**
     * Reminds those of these people who have a step since their day, and stores the next day of all. Call it before other
     * locks of the transaction.
     */
    async remindDue(tx: Db, { companyId, dayOf }: Due): Promise<void> {
      const reminded: number[] = [];
      for (const { userId, person, toRemind } of await lock(tx, [...dayOf.keys()])) {
        await setRemindOn(tx, userId, toRemind.nextDay);
        const day = person.company_id === companyId ? dayOf.get(userId) : undefined;
        const modules = day === undefined ? [] : toRemind.since(day);
        if (await store(tx, { person, toRemind, modules, by: null })) reminded.push(userId);
      }
      announce(tx, reminded);
    },

    /**
     * Reminds these people of all that they have to do. Returns the outcome for each who is not in the trash. Call it before
     * other locks of the transaction.
     */
    async remindNow(
      tx: Db,
      userIds: readonly number[],
      by: number | null,
    ): Promise<ReadonlyMap<number, Outcome>> {
      const people = await lock(tx, userIds);
      const lastTimes = await queries.findLastTimes(tx, userIds);
      const outcomes = new Map<number, Outcome>();
      for (const { userId, person, toRemind } of people) {
        const reminder = { person, toRemind, modules: toRemind.all, by };
        outcomes.set(userId, await remind(tx, reminder, lastTimes.get(userId) ?? null));
      }
      announce(
        tx,
        userIds.filter((id) => outcomes.get(id) === 'sent'),
      );
      return outcomes;
    },
  };
}
