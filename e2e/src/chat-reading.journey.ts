/** What is shown of a conversation is read on the server, at once and only that. */
import type { Session } from '@portal/contract/accounts';
import { getUnreadCount } from '@portal/contract/chat';
import { CHAT_POLL_MS } from '@portal/contract/limits';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { sharedBrowser } from './harness/browser.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { log, writeFrom } from './screens/chat.ts';

let browser: Browser;
let ended: AsyncDisposableStack;
let portal: Portal;
let mia: Session;
let otto: Session;
beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  ended = new AsyncDisposableStack();
  portal = ended.use(await startPortal());
  const { token } = await signInAdmin(portal);
  const { name } = await addCompany(portal, token, 'Brightwater Foods');
  mia = await addTrainee(portal, person('Mia Manager'), name);
  otto = await addTrainee(portal, person('Otto Trainee'), name);
});
afterEach(() => ended.disposeAsync());

async function comeAs(session: Session): Promise<Visitor> {
  const visitor = ended.use(await visit(browser, portal));
  await signIn(visitor, session);
  return visitor;
}
const say = (...texts: string[]) => writeFrom(portal, otto, mia, ...texts);
const unread = async () => (await call(portal, getUnreadCount, { token: mia.token })).unreadCount;

it('a message that arrives in the open conversation is read before the next poll', async () => {
  const roomId = await say('First');
  const visitor = await comeAs(mia);
  const { page } = visitor;
  let arrivedAt = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"NEW_MESSAGE"')) arrivedAt = Date.now();
    }),
  );
  await visitor.open(`/chat?room=${roomId}`);
  await visitor.see(log(visitor).getByText('First'), page.getByText('Connected', { exact: true }));
  await expect.poll(unread).toBe(0);
  const delays: number[] = [];
  for (let i = 1; i <= 6; i += 1) {
    const reading = page.waitForRequest((request) => request.url().endsWith('/read'));
    await say(`Message ${i}`);
    await reading;
    delays.push(Date.now() - arrivedAt);
    await expect.poll(unread).toBe(0);
  }
  process.stdout.write(`POST /read after the frame, in ms: ${delays.join(', ')}\n`);
  expect(Math.max(...delays)).toBeLessThan(CHAT_POLL_MS);
  const readings: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/read')) readings.push(request.postDataJSON());
  });
  const started = Date.now();
  await say(...Array.from({ length: 40 }, (_, i) => `Burst ${i + 1}`));
  const said = Date.now();
  await expect.poll(unread, { interval: 20 }).toBe(0);
  process.stdout.write(
    `40 messages in ${said - started} ms: read ${Date.now() - said} ms after the last, ${readings.length} calls\n`,
  );
});
