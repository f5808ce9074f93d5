/** Compares the notices of a day, and the mails that the mail server has accepted, with those of the model. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequirementsWorld } from '../../../server/src/features/learning/testing/requirements-world.ts';
import {
  isReminder,
  messageKeysOf,
} from '../../../server/src/features/reminders/testing/accepted-mails.ts';
import type { RemindersModel } from '../../../server/src/features/reminders/testing/reminders-model.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { getSecret } from '../../../server/src/platform/database/secrets.ts';
import { createMessageIds } from '../../../server/src/platform/mail/message-id.ts';
import { makeDue } from '../../../server/src/platform/tasks/queries.ts';
import type { MailServer } from '../../../server/src/testing/mail-server.ts';
import type { Processes } from './processes.ts';

const POLL_MS = 100;
const SETTLED_MS = 120_000;

interface Dependencies {
  readonly processes: Processes;
  readonly mailServer: MailServer;
  readonly world: RequirementsWorld;
  readonly reminders: RemindersModel;
  readonly publicUrl: string;
}

export async function createReminderCheck(deps: Dependencies) {
  const { processes, mailServer, world, reminders, publicUrl } = deps;
  const secret = await processes.withDb((db) => getSecret(db, 'installation'));
  const messageIdOf = createMessageIds({ installation: secret.toString('base64url'), publicUrl });
  const accepted = new Set<string>();
  const counts = { notices: 0, mails: 0, again: 0 };
  let read = 0;

  /** Until the round of the day is over and no reminder waits to be mailed. */
  async function settle(): Promise<void> {
    const endsAt = performance.now() + SETTLED_MS;
    const today = world.dateOf(world.today);
    while (await processes.withDb((db) => isAtWork(db, { today, now: processes.now }))) {
      if (performance.now() > endsAt) throw new Error(`The reminders of ${today} are not sent`);
      await pause(POLL_MS);
    }
  }

  /** The new Message-IDs. A mail that was accepted before a kill comes again with the same one. */
  function takeAccepted(): string[] {
    const ids: string[] = [];
    for (const { messageId } of mailServer.received.slice(read).filter(isReminder)) {
      if (accepted.has(messageId)) counts.again += 1;
      else ids.push(messageId);
      accepted.add(messageId);
    }
    read = mailServer.received.length;
    return ids;
  }

  async function checkNotices(): Promise<void> {
    const { today, dateOf } = world;
    const rows = await processes.withDb((db) =>
      db
        .selectFrom('reminders')
        .select(['user_id', 'modules'])
        .where('on_day', '=', dateOf(today))
        .execute(),
    );
    const shown = new Map(rows.map((row) => [row.user_id, JSON.parse(row.modules) as unknown]));
    const expected = world.company.people.flatMap((person) => {
      const latest = reminders.of(person).notices.at(-1);
      if (latest?.day !== today) return [];
      const modules = latest.modules.map(({ on, ...module }) => ({ ...module, on: dateOf(on) }));
      return [[person.id, modules] as const];
    });
    assert.deepEqual(shown, new Map(expected), `notices of day ${today}`);
    counts.notices += rows.length;
  }

  return {
    counts,

    /** Call it when the clocks are set to a time of the day after 07:00, before its first step. */
    async check(): Promise<void> {
      await settle();
      const { today } = world;
      reminders.round(today, processes.now);
      const expected = messageKeysOf(world, reminders.deliver(today)).map((messageKey) =>
        messageIdOf({ id: 0, createdAt: 0, messageKey }),
      );
      const ids = takeAccepted();
      assert.deepEqual(ids.toSorted(), expected.toSorted(), `mails of day ${today}`);
      counts.mails += ids.length;
      await checkNotices();
    },
  };
}

/** Also makes the work of a later minute due now, so that the day has it all. */
async function isAtWork(
  db: Db,
  { today, now }: { readonly today: string; readonly now: number },
): Promise<boolean> {
  // The mails come second, because the round that ends meanwhile leaves them.
  const due = await db
    .selectFrom('trainee_figures')
    .select('user_id')
    .where('remind_on', '<=', today)
    .executeTakeFirst();
  const waiting = await db
    .selectFrom('mail_queue')
    .select('id')
    .where('kind', '=', 'REMINDER')
    .executeTakeFirst();
  if (waiting === undefined && due === undefined) return false;
  for (const kind of ['reminders', 'mails']) await makeDue(db, kind, now);
  return true;
}
