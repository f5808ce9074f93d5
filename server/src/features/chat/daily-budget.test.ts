import { randomUUID } from 'node:crypto';
import type { Session } from '@portal/contract/accounts';
import type * as calls from '@portal/contract/chat';
import { describe, expect } from 'vitest';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeRoom, say } from './testing/talk.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAILY_BYTES = 1024 * 1024;
/** 30,000 bytes in UTF-8. */
const LONG = '€'.repeat(10_000);

const it = portalIt
  .extend('env', { CHAT_DAILY_MB: '1' })
  .extend('partner', { scope: 'file' }, ({ portal }) => makeTrainee(portal, { name: 'Partner' }))
  .extend('chat', { scope: 'file' }, ({ portal, partner }) => {
    async function makeSender() {
      const sender = await makeTrainee(portal);
      const room = await makeRoom(sender, partner);
      // Otherwise the sender would reach the limit of messages without an answer first.
      succeeded(await say(partner, room.id, 'Hello'));
      return { sender, room };
    }
    const bytesOf = async ({ user }: Session) => {
      const rows = await portal.resources.db
        .selectFrom('chat_sent_bytes')
        .where('user_id', '=', user.id)
        .selectAll()
        .execute();
      return rows.map(({ bytes }) => Number(bytes));
    };
    return { makeSender, bytesOf };
  });

describe('the daily message budget of a user', () => {
  it('is counted in bytes of UTF-8, up to exactly the limit', async ({ portal, partner, chat }) => {
    const { sender, room } = await chat.makeSender();
    for (let i = 0; i < 34; i += 1) succeeded(await say(sender, room.id, LONG));
    const rest = DAILY_BYTES - 34 * 30_000;
    for (const length of [10_000, 10_000, rest - 20_001])
      succeeded(await say(sender, room.id, 'x'.repeat(length)));
    const refused = await say(sender, room.id, '€');
    expect([refused.status, refused.error.code]).toEqual([429, 'DAILY_LIMIT']);
    expect(refused.error.message).toMatch(
      /^You have reached the limit of 1 MB of messages a day\. You can send more in \d+ (hour|minute)s?\.$/,
    );
    const untilMidnight = (DAY_MS - (portal.clock.now % DAY_MS)) / 1_000;
    const retryAfter = Number(refused.headers['retry-after']);
    expect(Math.abs(retryAfter - untilMidnight)).toBeLessThan(60);

    succeeded(await say(sender, room.id, 'x'));
    expect((await say(sender, room.id, 'x')).status).toBe(429);
    expect(await chat.bytesOf(sender)).toEqual([DAILY_BYTES]);
    // Refused messages have left no gap in the numbers of the room.
    expect(succeeded(await say(partner, room.id, 'Still there?')).seq).toBe(40);
  });

  it('is exact when messages are sent to many rooms at once', async ({ portal, chat }) => {
    const sender = await makeTrainee(portal);
    const rooms: calls.ChatRoom[] = [];
    for (let i = 0; i < 4; i += 1) rooms.push(await makeRoom(sender, await makeTrainee(portal)));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => say(sender, rooms[i % 4]?.id ?? 0, LONG)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(34);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(26);
    expect(await chat.bytesOf(sender)).toEqual([34 * 30_000]);
  });

  it('counts a message once when it is sent repeatedly under its id', async ({ chat }) => {
    const { sender, room } = await chat.makeSender();
    const more = { clientMessageId: randomUUID() };
    const send = () => say(sender, room.id, LONG, more);
    await Promise.all([send(), send(), send()]);
    for (let i = 0; i < 40; i += 1) expect((await send()).status).toBe(201);
    expect(await chat.bytesOf(sender)).toEqual([30_000]);
  });

  it('is full again on the next day (UTC), when the past day is removed', async ({
    portal,
    chat,
  }) => {
    const { sender, room } = await chat.makeSender();
    for (let i = 0; i < 34; i += 1) succeeded(await say(sender, room.id, LONG));
    expect((await say(sender, room.id, LONG)).status).toBe(429);
    portal.clock.advance(DAY_MS - (portal.clock.now % DAY_MS));
    succeeded(await say(sender, room.id, LONG));
    expect((await chat.bytesOf(sender)).sort((a, b) => a - b)).toEqual([30_000, 34 * 30_000]);
    expect(await portal.services.chat.removeOldBudgets()).toBeGreaterThan(0);
    expect(await chat.bytesOf(sender)).toEqual([30_000]);
    expect(await portal.services.chat.removeOldBudgets()).toBe(0);
  });
});
