/** Two people chat while the connections of one of them are swallowed or cut. */
import type { Session } from '@portal/contract/accounts';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTcpLink, type TcpLink } from '../../server/src/testing/tcp-link.ts';
import { addCompany, addTrainee, person, signInAdmin } from './harness/api.ts';
import { sharedBrowser } from './harness/browser.ts';
import { type Portal, type ReachedPortal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { expectCutConnections, log, saidIn, sending, write, writeFrom } from './screens/chat.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

let ended: AsyncDisposableStack;
let portal: Portal;
/** Between the portal and Tess, who has the chat with Tom open. */
let link: TcpLink;
let sessionOfTess: Session;
let sessionOfTom: Session;
let roomId: number;
let tess: Visitor;

beforeEach(async () => {
  ended = new AsyncDisposableStack();
  portal = ended.use(await startPortal());
  const { hostname, port } = new URL(portal.origin);
  link = ended.use(await openTcpLink({ host: hostname, port: Number(port) }));
  const company = await addCompany(portal, (await signInAdmin(portal)).token, 'Brightwater Foods');
  sessionOfTess = await addTrainee(portal, person('Tess Trainee'), company.name);
  sessionOfTom = await addTrainee(portal, person('Tom Trainee'), company.name);
  roomId = await writeFrom(portal, sessionOfTom, sessionOfTess, 'First');
  tess = await openChat(sessionOfTess, { origin: `http://127.0.0.1:${link.port}` });
  await tess.see(connected(tess.page));
});
afterEach(() => ended.disposeAsync());

async function openChat(session: Session, reached: ReachedPortal): Promise<Visitor> {
  const visitor = ended.use(await visit(browser, reached));
  expectCutConnections(visitor);
  await signIn(visitor, session);
  await visitor.open(`/chat?room=${roomId}`);
  await visitor.see(log(visitor).getByText('First'));
  return visitor;
}

const connected = (page: Page) => page.getByText('Connected', { exact: true });
const disconnected = (page: Page) => page.getByText('Disconnected', { exact: true });

it('over swallowed connections nothing is missed: what was written and what came is there, in order', async () => {
  const tom = await openChat(sessionOfTom, portal);
  link.silence();
  await write(tess, 'Unheard one');
  await write(tess, 'Unheard two');
  await write(tom, 'Missed');
  await tess.see(sending(tess));
  const all = ['First', 'Missed', 'Unheard one', 'Unheard two'];
  // Five seconds until the message counts as slow, ten until the socket counts as dead.
  await expect.poll(() => saidIn(tess), { timeout: 50_000 }).toEqual(all);
  await expect.poll(() => saidIn(tom)).toEqual(all);
  await sending(tess).waitFor({ state: 'detached' });
  await tess.see(connected(tess.page));
});

it('after eight short connections the page connects again by itself', async () => {
  for (let cuts = 0; cuts < 8; cuts += 1) {
    await link.cut();
    await tess.see(disconnected(tess.page));
    await link.mend();
    await tess.see(connected(tess.page));
  }
  await writeFrom(portal, sessionOfTom, sessionOfTess, 'Still there');
  await expect.poll(() => saidIn(tess)).toEqual(['First', 'Still there']);
});

it('a page that has given up connects again when a poll is answered', async () => {
  const sockets = { opened: 0, closed: 0 };
  tess.page.on('websocket', (socket) => {
    sockets.opened += 1;
    socket.on('close', () => {
      sockets.closed += 1;
    });
  });
  await link.cut();
  await expect.poll(() => sockets, { timeout: 40_000 }).toEqual({ opened: 5, closed: 5 });
  await tess.see(disconnected(tess.page));
  await link.mend();
  await tess.see(connected(tess.page));
});
