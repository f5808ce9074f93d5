/** An admin sees what a trainee has watched and passed. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import {
  completeVideo,
  getTrainingModule,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import type { QuestionForm } from '@portal/contract/questions';
import { startRun } from '@portal/contract/runs';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { openVideo, startPlaying } from './screens/player.ts';

const QUESTIONS: readonly QuestionForm[] = ['first', 'second', 'third'].map((place) => ({
  question: `What comes ${place}?`,
  options: [`Right ${place}`, `Wrong ${place}`],
  answer: `Right ${place}`,
  explanation: '',
}));
const SECONDS = 2;

let portal: Portal;
let admin: Session;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
});

/** A company with a film and a quiz about it. */
async function makeScene(place: string) {
  const company = await addCompany(portal, admin.token, `Brightwater ${place}`);
  const module = await addModule(portal, admin.token, company.id, {
    name: `Rules ${place}`,
    clip: fixture('clips/recorded-2s.webm'),
    questions: QUESTIONS,
  });
  const join = (name: string) => addTrainee(portal, person(`${name} ${place}`), company.name);
  return { module, tess: await join('Tess') };
}

/** Reports the time of the film without loading it. */
async function pretendToWatch({ token }: Session, id: number): Promise<void> {
  await call(portal, getTrainingModule, { id, token });
  await expect
    .poll(async () => {
      const body = { timeSpent: SECONDS, watchedTo: SECONDS };
      return (await call(portal, reportWatching, { id, token, body })).timeSpent;
    })
    .toBeGreaterThan(SECONDS - 0.2);
  await call(portal, completeVideo, { id, token });
}

async function submit({ token }: Session, id: number, isRight: boolean): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(
    mcqs.map(({ id: question, question: text }) => [
      question,
      isRight ? text.replace(/What comes (\w+)\?/, 'Right $1') : 'none',
    ]),
  );
  const body = { answers, submissionId: crypto.randomUUID() };
  await call(portal, submitQuiz, { id, token, body });
}

/** Opens the evidence of the module that was passed. */
async function openEvidence({ page, press }: Visitor): Promise<void> {
  await press(page.getByText('Evidence', { exact: true }).first());
}

async function showSessions(visitor: Visitor): Promise<Locator> {
  await visitor.press(visitor.page.getByText('Watched in 1 session'));
  return visitor.page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a pass is shown with its evidence', async ({ visit }) => {
    const { module, tess } = await makeScene('first');
    const learner = await visit({ as: tess });
    await startPlaying(learner, await openVideo(learner, module));
    await expect(learner.page.getByText('You have watched this video.')).toBeVisible();
    await submit(tess, module.id, true);

    const ada = await visit({ as: admin });
    await ada.page.goto(`/admin/track-trainee/${tess.user.id}`);
    await openEvidence(ada);
    const pass = ada.page.getByLabel('The pass');
    await expect(pass.getByText('1st try, pass mark 70%')).toBeVisible();
    await expect(pass.getByText('0:02', { exact: true })).toBeVisible();
    const session = (await showSessions(ada)).first();
    await expect(
      session.getByText(/0:0[12] credited · .* of the film loaded · Chrome on /),
    ).toBeVisible();
    await examine(ada, 'trainee-evidence');
  });

  test('an earlier run keeps its sessions, its tries and its pass', async ({ visit }) => {
    const { module, tess } = await makeScene('again');
    await pretendToWatch(tess, module.id);
    await submit(tess, module.id, false);
    await submit(tess, module.id, true);
    await call(portal, startRun, { id: tess.user.id, token: admin.token, body: {} });
    const ada = await visit({ as: admin });
    const { page } = ada;
    await page.goto(`/admin/track-trainee/${tess.user.id}`);
    await expect(page.getByText('Not Started', { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('The pass')).toBeHidden();
    await ada.press(page.getByRole('link', { name: 'Run 1' }));
    await openEvidence(ada);
    await expect(page.getByLabel('The pass').getByText('2nd try, pass mark 70%')).toBeVisible();
    await expect(page.getByText(/^Film never loaded: time was reported/)).toBeVisible();
    await expect((await showSessions(ada)).first().getByText('film never loaded')).toBeVisible();
    const tries = page.getByRole('region', { name: 'Quiz Tries' });
    await expect(tries.getByText('2nd try')).toBeVisible();
    await ada.press(tries.getByText('3 wrong questions'));
    await expect(tries.getByText('What comes first?')).toBeVisible();
    await examine(ada, 'earlier-run-evidence');
  });
});
