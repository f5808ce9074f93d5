/** Events on one device are shown on the others at once, in all tabs. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { LIVE_PATH, LIVE_SUBPROTOCOL } from '@portal/contract/live';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { setVisibility } from './harness/visibility.ts';
import type { Visitor } from './harness/visit.ts';
import { moduleCard } from './screens/training.ts';

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

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
  const session = await addTrainee(portal, person(name), company.name);
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
  return { session, pass };
}

const completed = (visitor: Visitor, module: string): Locator =>
  moduleCard(visitor, module).getByText('Completed');

test('a pass on one device is seen in all tabs of another', async ({ visit }) => {
  const { session, pass } = await trainee('Tess Trainee');
  const first = await visit({ as: session });
  await first.page.goto('/training');
  await expect(moduleCard(first, 'First')).toBeVisible();
  const second = await first.openTab();
  await second.page.goto('/training/progress');
  await expect(moduleCard(second, 'First')).toBeVisible();
  for (const tab of [first, second]) await tab.untilLive();

  await pass(0);
  await Promise.all([first, second].map((tab) => expect(completed(tab, 'First')).toBeVisible()));

  await first.page.close();
  await pass(1);
  await expect(completed(second, 'Second')).toBeVisible();
});

test('a hidden tab whose socket is closed for the thirty-first shows what it missed when it is shown', async ({
  visit,
}) => {
  const { session, pass } = await trainee('Tilda Trainee');
  const visitor = await visit({ as: session });
  const { page } = visitor;
  const closed = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('close', { timeout: 0 }));
  await page.goto('/training');
  await expect(moduleCard(visitor, 'First')).toBeVisible();
  await visitor.untilLive();
  await setVisibility(page, 'hidden');
  const address = `${portal.origin.replace('http', 'ws')}${LIVE_PATH}?userId=${session.user.id}`;
  const others = Array.from({ length: 30 }, () => {
    return new WebSocket(address, [LIVE_SUBPROTOCOL, session.token]);
  });
  await closed;
  await pass(0);
  await expect(completed(visitor, 'First')).toHaveCount(0);
  await setVisibility(page, 'visible');
  await visitor.untilLive();
  await expect(completed(visitor, 'First')).toBeVisible();
  for (const other of others) other.close();
});

test('an admin sees the progress of a trainee live', async ({ visit }) => {
  const { session, pass } = await trainee('Tom Trainee');
  const office = await visit({ as: admin });
  await office.page.goto(`/admin/track-trainee/${session.user.id}`);
  await expect(office.page.getByText('Real-time progress tracking active')).toBeVisible();
  await expect(office.page.getByText('0 of 2 modules')).toBeVisible();
  await office.untilLive();
  await pass(0);
  await expect(office.page.getByText('1 of 2 modules')).toBeVisible();
});
