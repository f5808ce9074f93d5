/** Two users chat while the connections of one of them are silenced or cut. */
import { expect, type Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { CHAT_POLL_MS } from '@portal/contract/limits';
import { openTcpLink, type TcpLink } from '../../server/src/testing/tcp-link.ts';
import { addCompany, addTrainee, emptyPortal, person, signInAdmin } from './harness/api.ts';
import { passTime } from './harness/page-clock.ts';
import type { Portal, ReachedPortal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { expectCutConnections, log, saidIn, sending, write, writeFrom } from './screens/chat.ts';

let portal: Portal;
/** The connections between the portal and Tess, who has the chat with Tom open. */
let link: TcpLink;
let sessionOfTess: Session;
let sessionOfTom: Session;
let roomId: number;
let tess: Visitor;

test.beforeEach(async ({ portal: started, visit }) => {
  portal = started;
  const { hostname, port } = new URL(portal.origin);
  link = await openTcpLink({ host: hostname, port: Number(port) });
  const { token } = await signInAdmin(portal);
  await emptyPortal(portal, token);
  const company = await addCompany(portal, token, 'Brightwater Foods');
  sessionOfTess = await addTrainee(portal, person('Tess Trainee'), company.name);
  sessionOfTom = await addTrainee(portal, person('Tom Trainee'), company.name);
  roomId = await writeFrom(portal, sessionOfTom, sessionOfTess, 'First');
  tess = await openChat(visit, sessionOfTess, { origin: `http://127.0.0.1:${link.port}` });
  await expect(connected(tess.page)).toBeVisible();
});

test.afterEach(() => link[Symbol.asyncDispose]());

async function openChat(visit: Visit, as: Session, at: ReachedPortal): Promise<Visitor> {
  const visitor = await visit({ as, at });
  await visitor.context.clock.install();
  expectCutConnections(visitor);
  await visitor.page.goto(`/chat?room=${roomId}`);
  await expect(log(visitor).getByText('First')).toBeVisible();
  return visitor;
}

const connected = (page: Page) => page.getByText('Connected', { exact: true });
const disconnected = (page: Page) => page.getByText('Disconnected', { exact: true });

test('over silenced connections nothing is lost: sent and received messages are there, in order', async ({
  visit,
}) => {
  const tom = await openChat(visit, sessionOfTom, portal);
  link.silence();
  await write(tess, 'Unanswered one');
  await write(tess, 'Unanswered two');
  await write(tom, 'Missed');
  await expect(sending(tess).first()).toBeVisible();
  const all = ['First', 'Missed', 'Unanswered one', 'Unanswered two'];
  // Five seconds until the message counts as slow, ten until the socket counts as dead and another one is opened.
  let isReopening = false;
  tess.page.once('websocket', () => {
    isReopening = true;
  });
  await passTime(tess.page, { stepMs: 1_000, look: () => isReopening }).toBe(true);
  await expect.poll(() => saidIn(tess), { timeout: 50_000 }).toEqual(all);
  await expect.poll(() => saidIn(tom)).toEqual(all);
  await expect(sending(tess)).toHaveCount(0);
  await expect(connected(tess.page)).toBeVisible();
});

test('after eight short connections the page connects again by itself', async () => {
  for (let cuts = 0; cuts < 8; cuts += 1) {
    await link.cut();
    await expect(disconnected(tess.page)).toBeVisible();
    await link.mend();
    await expect(connected(tess.page)).toBeVisible();
  }
  await writeFrom(portal, sessionOfTom, sessionOfTess, 'Still there');
  await expect.poll(() => saidIn(tess)).toEqual(['First', 'Still there']);
});

test('a page that has given up connects again when a poll is answered', async () => {
  const sockets = { opened: 0, closed: 0 };
  tess.page.on('websocket', (socket) => {
    sockets.opened += 1;
    socket.on('close', () => {
      sockets.closed += 1;
    });
  });
  await link.cut();
  // Each attempt waits longer than the one before. Only the page's time passes: the connection is cut.
  const look = () => sockets;
  await passTime(tess.page, { stepMs: 1_000, look }).toEqual({ opened: 5, closed: 5 });
  await expect(disconnected(tess.page)).toBeVisible();
  await link.mend();
  await tess.page.clock.runFor(CHAT_POLL_MS);
  await expect(connected(tess.page)).toBeVisible();
});
