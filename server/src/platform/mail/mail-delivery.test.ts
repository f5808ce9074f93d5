import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nameColumns } from '#server/features/accounts/name-columns.ts';
import { copyMigratedDatabase } from '#server/testing/copy-migrated-database.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Db } from '../database/schema.ts';
import { createRecordingLog } from '../log.fixture.ts';
import { claim } from './mail-claim-queries.ts';
import { type ComposeMail, createMailDelivery } from './mail-delivery.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { type Mail, type MailTransport, NotAcceptedError } from './mail-transport.ts';
import { createMessageIds } from './message-id.ts';

const CONTENT = { subject: 'Hello\r\nBcc: x@mailed.test', text: 'Hi', html: '<p>Hi</p>' };
const MINUTE_MS = 60_000;

let resources: AsyncDisposableStack;
let db: Db;
let clock: number;
let mails: MailQueue;
let log: ReturnType<typeof createRecordingLog>;
const now = () => clock;

beforeAll(async () => {
  resources = new AsyncDisposableStack();
  const folder = resources.use(await makeTestFolder());
  const { databaseUrl } = resources.use(await copyMigratedDatabase(folder.path));
  const database = openDatabase({ databaseUrl, dataDir: folder.path });
  resources.defer(() => database.close());
  db = database.db;
  mails = createMailQueue({ db, tasks: { runNow: () => undefined }, now });
});
beforeEach(async () => {
  clock = Date.now();
  log = createRecordingLog();
  await db.deleteFrom('mail_queue').execute();
  await db.deleteFrom('all_users').execute();
});
afterAll(() => resources.disposeAsync());

/** Adds this many users, whose addresses are `user1@mailed.test` and so on, and queues a mail to each. */
async function queueMails(count: number): Promise<number[]> {
  const users = Array.from({ length: count }, (_, i) => ({
    ...nameColumns('Zoë', `user${i + 1}@mailed.test`),
    role: 'ADMIN' as const,
    password_hash: '',
    created_at: clock,
    wants_mail: 1,
  }));
  const rows = await db.insertInto('all_users').values(users).returning('id').execute();
  const ids = rows.map(({ id }) => id);
  await mails.enqueueForAll(db, 'INVITATION', ids);
  return ids;
}

/** Starts a process that delivers; `handOver` stands for the mail server. */
function startDelivery(
  handOver: (mail: Mail) => Promise<void> | void = () => undefined,
  more: {
    readonly db?: Db;
    readonly compose?: ComposeMail;
    readonly composeReset?: ComposeMail;
  } = {},
) {
  const accepted: Mail[] = [];
  const mailTransport: MailTransport = {
    async deliver(mail) {
      await handOver(mail);
      accepted.push(mail);
      return 'accepted';
    },
    close: () => Promise.resolve(),
  };
  const compose: ComposeMail = async ({ recipientId }) => {
    const users = db.selectFrom('users').select('email').where('id', '=', recipientId);
    const user = await users.executeTakeFirst();
    return user === undefined ? null : { to: user.email, content: CONTENT };
  };
  const composed = more.compose ?? compose;
  const { deliverDue, registerMetrics } = createMailDelivery({
    db: more.db ?? db,
    mailTransport,
    log,
    now,
    installation: 'x',
    publicUrl: 'https://portal.test:8443',
    composers: {
      UNREAD: composed,
      HELP_ANSWERED: composed,
      INVITATION: composed,
      CONFIRMATION: composed,
      WEEKLY_REPORT: composed,
      REMINDER: composed,
      LATE_SUMMARY: composed,
      CHECKPOINT: composed,
      CERTIFICATE: composed,
      RESET: more.composeReset ?? (async () => ({ to: 'urgent@mailed.test', content: CONTENT })),
    },
  });
  return { deliverDue, registerMetrics, recipients: () => accepted.map(({ to }) => to), accepted };
}

const waiting = () => db.selectFrom('mail_queue').selectAll().orderBy('id').execute();

describe('a mail', () => {
  it('is deleted when accepted, has a subject of one line and a Message-ID from its row', async () => {
    await queueMails(1);
    const [row] = await waiting();
    const { deliverDue, accepted } = startDelivery();
    expect(await deliverDue()).toBe(1);
    const messageId = createMessageIds({ installation: 'x', publicUrl: 'https://portal.test' })({
      id: row?.id ?? 0,
      createdAt: clock,
      messageKey: null,
    });
    const subject = 'Hello Bcc: x@mailed.test';
    expect(accepted).toEqual([{ ...CONTENT, to: 'user1@mailed.test', subject, messageId }]);
    expect([await waiting(), await deliverDue(), log.lines]).toEqual([[], 0, []]);
  });

  it('is not sent when its composer postpones or drops it', async () => {
    const [first] = await queueMails(2);
    const later = clock + 10 * MINUTE_MS;
    const { deliverDue, accepted } = startDelivery(undefined, {
      compose: async ({ recipientId }) => (recipientId === first ? later : null),
    });
    await deliverDue();
    const scheduled = { recipient_id: first, scheduled_at: later, next_attempt_at: later };
    expect(await waiting()).toMatchObject([{ ...scheduled, attempts: 0 }]);
    expect(accepted).toEqual([]);
  });

  it('is postponed for at most a minute, with the same Message-ID for each attempt', async () => {
    await queueMails(1);
    const ids = new Set<string>();
    const { deliverDue } = startDelivery((mail) => {
      ids.add(mail.messageId);
      throw new NotAcceptedError('deferred', new Error('busy'));
    });
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(await deliverDue()).toBe(1);
      const [row] = await waiting();
      const next = row?.next_attempt_at ?? 0;
      pauses.push((next - clock) / 1_000);
      clock = next;
    }
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60]);
    expect(ids.size).toBe(1);
  });

  it('claimed by a killed process can be claimed again a minute later', async () => {
    await queueMails(1);
    expect(await claim(db, clock, clock + MINUTE_MS)).not.toBeNull();
    const { deliverDue } = startDelivery();
    clock += MINUTE_MS - 1;
    expect(await deliverDue()).toBe(0);
    clock += 1;
    expect(await deliverDue()).toBe(1);
  });

  it('is not sent again when its row could not be deleted after it was accepted', async () => {
    await queueMails(1);
    let isLocked = true;
    const failing = new Proxy(db, {
      get(target, name) {
        if (isLocked && name === 'deleteFrom') throw new Error('locked');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { deliverDue, accepted } = startDelivery(undefined, { db: failing });
    await deliverDue();
    expect([accepted.length, (await waiting()).length]).toEqual([1, 1]);
    isLocked = false;
    clock += MINUTE_MS;
    await deliverDue();
    expect([accepted.length, await waiting()]).toEqual([1, []]);
  });
});

describe('a mail that is refused', () => {
  const refuse = () => {
    throw new NotAcceptedError('refused', new Error('550 no such user'));
  };

  it('is stored as undeliverable and only tried again for a new email', async () => {
    const [userId = 0] = await queueMails(1);
    await startDelivery(refuse).deliverDue();
    const refused = { recipient_id: userId, next_attempt_at: null, refused_at: clock };
    expect(await waiting()).toMatchObject([{ ...refused, refusal: '550 no such user' }]);
    expect(log.messages()).toEqual(['a mail was refused for good']);
    clock += 10 * MINUTE_MS;
    expect(await startDelivery().deliverDue()).toBe(0);
    await mails.retryRefused(db, userId);
    expect(await startDelivery().deliverDue()).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('can be followed by a newer one, and is replaced when that is refused too', async () => {
    const [userId = 0] = await queueMails(1);
    const answered = (subjectId: number) =>
      mails.enqueueIfWanted(db, {
        kind: 'HELP_ANSWERED',
        recipientId: userId,
        subjectId,
        delayMs: 0,
      });
    for (const subject of [7, 7, 8]) {
      await answered(subject);
      await startDelivery(refuse).deliverDue();
      clock += MINUTE_MS;
    }
    await answered(7);
    await answered(7);
    const rows = (await waiting()).map((row) => [
      row.kind,
      row.subject_id,
      row.refused_at !== null,
    ]);
    expect(rows).toEqual([
      ['INVITATION', 0, true],
      ['HELP_ANSWERED', 8, true],
      ['HELP_ANSWERED', 7, false],
    ]);
    // The waiting mail has the same content as the refused one.
    await mails.retryRefused(db, userId);
    expect((await waiting()).filter(({ refused_at }) => refused_at !== null)).toHaveLength(1);
  });

  it('is removed after 30 days', async () => {
    await queueMails(1);
    await startDelivery(refuse).deliverDue();
    clock += 30 * 86_400_000;
    await mails.removeOldRefusals();
    expect(await waiting()).toHaveLength(1);
    clock += 1;
    await mails.removeOldRefusals();
    expect(await waiting()).toEqual([]);
  });

  it.each([
    'ann@example.com\r\nBcc: x@example.com',
    'a@example.com,b@example.com',
    'A <a@example.com>',
  ])('for the invalid address %j is not handed over', async (to) => {
    await queueMails(1);
    const compose: ComposeMail = async () => ({ to, content: CONTENT });
    const { deliverDue, accepted } = startDelivery(undefined, { compose });
    await deliverDue();
    expect(accepted).toEqual([]);
    expect(await waiting()).toMatchObject([{ refusal: 'this is no plain mail address' }]);
  });
});

describe('the queue', () => {
  it('continues when some mails cannot be composed', async () => {
    const ids = await queueMails(20);
    const poisoned = new Set(ids.slice(0, 5));
    const { deliverDue, accepted } = startDelivery(undefined, {
      compose: async ({ recipientId }) => {
        if (poisoned.has(recipientId ?? 0)) throw new Error('poisoned');
        return { to: 'well@mailed.test', content: CONTENT };
      },
    });
    await deliverDue();
    expect(accepted).toHaveLength(15);
    expect((await waiting()).map((row) => row.recipient_id)).toEqual(ids.slice(0, 5));
    expect(new Set(log.messages())).toEqual(new Set(['a mail could not be composed or settled']));
  });

  it('uses one lane for the mails of one slow recipient', async () => {
    const [slow = 0] = await queueMails(10);
    for (let subjectId = 1; subjectId <= 10; subjectId += 1)
      await mails.enqueueIfWanted(db, {
        kind: 'HELP_ANSWERED',
        recipientId: slow,
        subjectId,
        delayMs: -MINUTE_MS,
      });
    const released = Promise.withResolvers<void>();
    const others = Promise.withResolvers<void>();
    const { deliverDue, recipients } = startDelivery(async ({ to }) => {
      if (to === 'user1@mailed.test') return released.promise;
      if (to === 'user10@mailed.test') others.resolve();
    });
    const delivered = deliverDue();
    await others.promise;
    expect(recipients()).not.toContain('user1@mailed.test');
    released.resolve();
    await delivered;
    expect([recipients().length, await waiting()]).toEqual([20, []]);
  });

  it('delivers an urgent mail before those that have waited longer', async () => {
    await queueMails(50);
    clock += MINUTE_MS;
    const urgent = mails.enqueueRequested({
      kind: 'RESET',
      email: 'a@b.test',
      subjectId: null,
      delayMs: 0,
    });
    const { deliverDue, recipients } = startDelivery();
    await urgent;
    await deliverDue();
    expect(recipients().slice(0, 3)).toContain('urgent@mailed.test');
  });

  it('tries one mail a round while the server is unreachable, and logs the outage once', async () => {
    await queueMails(30);
    let isAway = true;
    let attempts = 0;
    const { deliverDue, accepted } = startDelivery(() => {
      attempts += 1;
      if (isAway) throw new NotAcceptedError('unreachable', new Error('ECONNREFUSED'));
    });
    for (let round = 0; round < 18; round += 1) {
      await deliverDue();
      clock += 10_000;
    }
    expect(attempts).toBeLessThan(18 + 3);
    expect(accepted).toEqual([]);
    isAway = false;
    // Within two minutes of the server's return, in rounds of ten seconds.
    for (let round = 0; round < 12; round += 1) {
      await deliverDue();
      clock += 10_000;
    }
    expect([new Set(accepted.map(({ to }) => to)).size, accepted.length]).toEqual([30, 30]);
    expect(log.lines.map(([level]) => level)).toEqual(['warn', 'info']);
  });

  it('reaches the mails behind many dropped ones, at the first attempt after the server’s return', async () => {
    await queueMails(1);
    let isAway = true;
    const { deliverDue, accepted } = startDelivery(
      () => {
        if (isAway) throw new NotAcceptedError('unreachable', new Error('ECONNREFUSED'));
      },
      { composeReset: async () => null },
    );
    await deliverDue();
    isAway = false;
    for (let i = 0; i < 10; i += 1)
      await mails.enqueueRequested({
        kind: 'RESET',
        email: `no${i}@one.test`,
        subjectId: null,
        delayMs: 0,
      });
    clock += MINUTE_MS;
    expect(await deliverDue()).toBe(11);
    expect([accepted.length, await waiting()]).toEqual([1, []]);
  });

  it('starts no further mail once it is stopping', async () => {
    await queueMails(20);
    const ending = new AbortController();
    const { deliverDue, accepted } = startDelivery(() => ending.abort());
    expect(await deliverDue(ending.signal)).toBeLessThanOrEqual(3);
    expect(await waiting()).toHaveLength(20 - accepted.length);
  });

  it('is shared by several processes, which send each mail once', async () => {
    await queueMails(60);
    const deliveries = [1, 2, 3].map(() => startDelivery(() => new Promise(setImmediate)));
    const counts = await Promise.all(deliveries.map(({ deliverDue }) => deliverDue()));
    expect(counts.every((count) => count > 0)).toBe(true);
    const recipients = deliveries.flatMap((each) => each.recipients());
    expect([recipients.length, new Set(recipients).size]).toEqual([60, 60]);
  });
});

it('metrics show how many mails wait or were refused, by kind, and the age of the oldest due mail', async () => {
  await queueMails(3);
  const registry = new Registry();
  const figuresOf = async () =>
    (await registry.metrics()).split('\n').filter((line) => /^portal_mail.* [1-9]/.test(line));
  const { deliverDue, registerMetrics } = startDelivery(({ to }) => {
    if (to === 'user1@mailed.test') throw new NotAcceptedError('refused', new Error('550 no'));
    if (to === 'user2@mailed.test') throw new NotAcceptedError('deferred', new Error('450 busy'));
  });
  registerMetrics(registry);
  await deliverDue();
  clock += 90_000;
  expect(await figuresOf()).toEqual([
    'portal_mails_waiting{kind="INVITATION"} 1',
    'portal_mails_undeliverable{kind="INVITATION"} 1',
    'portal_mail_oldest_waiting_seconds 90',
  ]);
  await db.deleteFrom('mail_queue').execute();
  expect(await figuresOf()).toEqual([]);
  expect(await registry.metrics()).toContain('portal_mails_waiting{kind="RESET"} 0');
});

it('Message-IDs differ by row, time and installation, and by the key of a mail that exists once', () => {
  const idOf = (installation: string, id: number, createdAt: number, messageKey?: string) =>
    createMessageIds({ installation, publicUrl: 'https://portal.test' })({
      id,
      createdAt,
      messageKey: messageKey ?? null,
    });
  const ids = [
    idOf('a', 1, 5),
    idOf('a', 2, 5),
    idOf('a', 1, 6),
    idOf('b', 1, 5),
    idOf('a', 1, 5, 'reminder:1:2027-02-28'),
    idOf('a', 1, 5, 'reminder:1:2027-03-01'),
  ];
  expect(new Set(ids).size).toBe(6);
  expect(idOf('a', 1, 5)).toBe(ids[0]);
  expect(idOf('a', 9, 7, 'reminder:1:2027-02-28')).toBe(ids[4]);
  for (const id of ids) expect(id).toMatch(/^<[0-9a-f]{32}@portal\.test>$/);
});
