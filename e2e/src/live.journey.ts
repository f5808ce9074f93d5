/** What happens on one device is seen on the others at once, over one socket for a browser's tabs. */
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import type { Browser, BrowserContext, Locator, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { sharedBrowser } from './harness/browser.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { endSession, logInAsAdmin, logInAsTrainee, loginDialog } from './screens/accounts.ts';
import { moduleCard } from './screens/training.ts';

let browser: Browser;
let portal: Portal;
let admin: Session;
const ended = new AsyncDisposableStack();

beforeAll(async () => {
  browser = await sharedBrowser();
  portal = ended.use(await startPortal());
  admin = await signInAdmin(portal);
});
afterAll(() => ended.disposeAsync());

const ANSWER = 'the right one';

/** A trainee with two modules, signed in on a device besides the browser. */
async function trainee(name: string) {
  const company = await addCompany(portal, admin.token, `${name}'s company`);
  const ids: number[] = [];
  for (const module of ['First', 'Second']) {
    const question = { question: 'Which?', options: [ANSWER, 'another'], answer: ANSWER };
    const made = await addModule(portal, admin.token, company.id, {
      name: module,
      questions: [question],
    });
    ids.push(made.id);
  }
  const who = person(name);
  const session = await addTrainee(portal, who, company.name);
  /** As from a phone. */
  const pass = async (index: 0 | 1) => {
    const { token } = session;
    const id = ids[index] ?? 0;
    const module = await call(portal, getTrainingModule, { id, token });
    const answers = Object.fromEntries(module.mcqs.map((mcq) => [mcq.id, ANSWER]));
    await call(portal, submitQuiz, {
      id,
      token,
      body: { answers, quizVersion: module.quizVersion },
    });
  };
  return { who, session, pass };
}

/** The sockets that this browser has open. */
function countSockets(context: BrowserContext): ReadonlySet<WebSocket> {
  const open = new Set<WebSocket>();
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      page.on('close', () => open.delete(socket));
    }),
  );
  return open;
}

const completed = (visitor: Visitor, module: string): Locator =>
  moduleCard(visitor, module).getByText('Completed');

it('a pass on one device is seen in all tabs of another, over one socket', async () => {
  const { who, pass } = await trainee('Tess Trainee');
  await using window = await visit(browser, portal);
  const sockets = countSockets(window.context);
  await using first = await window.openTab();
  await logInAsTrainee(first, who);
  await using second = await first.openTab();
  await second.open('/training/progress');
  await second.see(moduleCard(second, 'First'));
  await expect.poll(() => sockets.size).toBe(1);

  await pass(0);
  await Promise.all([first, second].map((tab) => tab.see(completed(tab, 'First'))));
  expect(sockets.size).toBe(1);

  // The tab that had the socket goes; the other goes on.
  await first.page.close();
  await expect.poll(() => sockets.size).toBe(1);
  await pass(1);
  await second.see(completed(second, 'Second'));
});

it('an admin sees a trainee move, and a user that their session has ended', async () => {
  const { who, session, pass } = await trainee('Tom Trainee');
  await using office = await visit(browser, portal);
  await logInAsAdmin(office);
  await office.open(`/admin/track-trainee/${session.user.id}`);
  await office.see('Real-time progress tracking active', '0 of 2 modules');
  await pass(0);
  await office.see('1 of 2 modules');

  await using home = await visit(browser, portal);
  await logInAsTrainee(home, who);
  // The page may still be reading when the session ends.
  home.noise.expectComplaint(/^GET \/api\/\S+ 401$/);
  await endSession(portal, home);
  await home.see(loginDialog(home, /^Trainee Login$/));
});
