/** An admin sees who is late, reminds them, gives one more time, and takes a list along; a shift leader sees a part. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { addDays, addMonths } from '@portal/contract/civil-dates';
import { addGroupMembers, createGroup } from '@portal/contract/groups';
import { logIn } from '@portal/contract/log-in';
import type { QuestionForm } from '@portal/contract/questions';
import { remindTrainee } from '@portal/contract/reminders';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  type Person,
  person,
  signInAdmin,
} from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { answerQuiz } from './harness/installation.ts';
import type { SimulatedPortal } from './harness/simulated-portal.ts';
import type { Visit, Visitor } from './harness/visit.ts';
import { unfold } from './screens/folds.ts';
import { downloadMatrix, matrixRows, seeMatrix, seeTiles, tile } from './screens/late.ts';
import { addAdmin } from './screens/limited-admins.ts';
import { bell, openBell } from './screens/notifications.ts';
import {
  inWords,
  setRules,
  clockedTest as test,
  todayOf,
  urgentLine,
  visitLater,
} from './screens/requirements.ts';
import { namesShown, TRAINEES, traineeRow } from './screens/trainees.ts';

const QUIZ: readonly QuestionForm[] = [
  { question: 'Who may drive?', options: ['Drivers', 'All'], answer: 'Drivers', explanation: '' },
];
const COMPANY = 'Brightwater Foods';
const REASON = 'The forklift is being repaired.';
/** Days from the first trainees to the journey. */
const LATER = 10;
const DUE_DAYS = 5;
const EXTENDED_DAYS = 30;
/** The clock of the portal was moved before; a browser that is opened gets the same one. */
const NOW = { days: 0, after: LATER };

interface School {
  readonly admin: Session;
  readonly companyId: number;
  /** The group of Ben and Dan. */
  readonly lateShiftId: number;
  readonly today: string;
  /** The day on which the module was due. */
  readonly dueOn: string;
}

/**
 * A company with two groups. Ada and Ben have been late for days, Cem has passed, and Dan has just joined. The rule is new,
 * so the portal itself reminds no one today.
 */
async function addSchool(clocked: SimulatedPortal): Promise<School> {
  const first = await signInAdmin(clocked);
  const { id: companyId } = await addCompany(clocked, first.token, COMPANY);
  const forklift = await addModule(clocked, first.token, companyId, {
    name: 'Forklift',
    questions: QUIZ,
  });
  const add = (name: string) => addTrainee(clocked, person(name), COMPANY);
  const [ada, ben, cem] = [await add('Ada Alba'), await add('Ben Brook'), await add('Cem Cakir')];
  await answerQuiz(clocked, { token: cem.token, moduleId: forklift.id, answer: 'Drivers' });
  await clocked.advance(LATER * 24 * 3_600_000);
  const admin = await signInAdmin(clocked);
  const dan = await add('Dan Drew');
  const addGroup = async (name: string, members: readonly Session[]) => {
    const { token } = admin;
    const group = await call(clocked, createGroup, { id: companyId, token, body: { name } });
    const body = { userIds: members.map(({ user }) => user.id) };
    await call(clocked, addGroupMembers, { id: group.id, token, body });
    return group.id;
  };
  await addGroup('Early shift', [ada, cem]);
  const lateShiftId = await addGroup('Late shift', [ben, dan]);
  await setRules(clocked, admin, { id: forklift.id, dueDays: DUE_DAYS, validMonths: 12 });
  const today = await todayOf(clocked, dan);
  return { admin, companyId, lateShiftId, today, dueOn: addDays(today, DUE_DAYS - LATER) };
}

for (const device of [DESKTOP, PHONE])
  test.describe(`on a ${device.name}`, () => {
    test.use({ device, isWorking: true });

    test('the late ones are reminded, one gets more time, and the matrix is downloaded', async ({
      clocked,
      visit,
    }) => {
      const school = await addSchool(clocked);
      const ada = await comeLater({ clocked, visit }, person('Ada Alba'));
      await ada.page.goto('/training');
      await expect(bell(ada)).toBeVisible();
      await ada.untilLive();
      const office = await visitLater({ clocked, visit }, async () => school.admin, NOW);
      await remindLate(office);
      await readReminder(ada, school);
      await refuseSecondReminder(office);
      await extendBen(office, school);
      await readMatrix(office, school);
    });

    test('a shift leader sees the own group in tiles, matrix and file', async ({
      clocked,
      visit,
    }) => {
      const { admin, companyId, lateShiftId, dueOn, today } = await addSchool(clocked);
      const lena = await visitLater(
        { clocked, visit },
        () =>
          addAdmin(clocked, admin.token, {
            ...person('Lena Leader'),
            reach: [{ companyId, groupId: lateShiftId, rights: 'people' }],
          }),
        NOW,
      );
      await lena.page.goto(TRAINEES);
      await seeTiles(lena, ['Overdue1', 'Due this week1', 'Expiring0', 'Valid0']);
      await lena.page.goto(`/admin/company-modules/${companyId}/progress`);
      await seeTiles(lena, ['Overdue1', 'Due this week1', 'Expiring0', 'Valid0']);
      await seeMatrix(lena, [
        new RegExp(`^Ben Brook.*Overdue${inWords(dueOn, today)}`),
        new RegExp(`^Dan Drew.*Due${inWords(addDays(today, DUE_DAYS), today)}`),
      ]);
      await expect(lena.page.getByText('Ada Alba')).toHaveCount(0);
      await examine(lena, 'progress-of-shift');
      const [, ...lines] = await downloadMatrix(lena);
      expect(lines.map((line) => line.split(',')[0])).toEqual(['Ben Brook', 'Dan Drew']);
    });
  });

interface Portals {
  readonly clocked: SimulatedPortal;
  readonly visit: Visit;
}

/** Opens a browser on the day of the portal, after the session of the first day has ended. */
const comeLater = (portals: Portals, who: Person) =>
  visitLater(portals, () => call(portals.clocked, logIn, { body: who }), NOW);

/** Reminds both late trainees at once, after a look at the text. */
async function remindLate(office: Visitor): Promise<void> {
  const { page, press } = office;
  await page.goto(TRAINEES);
  await seeTiles(office, ['Overdue2', 'Due this week1', 'Expiring0', 'Valid1']);
  await examine(office, 'trainees-with-tiles');
  await press(tile(office, 'Overdue'));
  await expect.poll(() => namesShown(office)).toEqual(['Ada Alba', 'Ben Brook']);
  await expect(traineeRow(office, 'Ada Alba')).not.toContainText('Reminded');
  await expect(tile(office, 'Overdue')).toHaveAttribute('aria-current', 'true');
  for (const name of ['Ada Alba', 'Ben Brook'])
    await press(page.getByRole('checkbox', { name: `Select ${name}` }));
  const bar = page.getByRole('region', { name: 'Selection' });
  await press(bar.getByRole('button', { name: 'Remind…' }));
  const dialog = page.getByRole('alertdialog', { name: 'Send reminders?' });
  await expect(dialog.getByRole('blockquote')).toContainText('Forklift');
  await examine(office, 'remind-late');
  await press(dialog.getByRole('button', { name: 'Send reminders' }));
  await expect(jobs(office).getByText('2 trainees reminded')).toBeVisible();
  for (const name of ['Ada Alba', 'Ben Brook'])
    await expect(traineeRow(office, name)).toContainText('Reminded');
  await examine(office, 'late-reminded');
}

/** The reminder comes to the page that is open. */
async function readReminder(ada: Visitor, { dueOn, today }: School): Promise<void> {
  await expect(bell(ada, '1')).toBeVisible();
  const list = await openBell(ada);
  await expect(list.getByText('Training reminder')).toBeVisible();
  await expect(list.getByText('Overdue – Forklift')).toBeVisible();
  await examine(ada, 'reminder-in-bell');
  await ada.press(list.getByRole('button', { name: 'Mark all read' }));
  await expect(list.getByText('1 unread')).toHaveCount(0);
  await ada.page.keyboard.press('Escape');
  await expect(bell(ada)).toBeVisible();
  await expect(urgentLine(ada, `Overdue since ${inWords(dueOn, today)}: Forklift`)).toBeVisible();
}

/** No one is reminded twice within a day. */
async function refuseSecondReminder(office: Visitor): Promise<void> {
  const { page, press, noise } = office;
  noise.expect(remindTrainee, 409);
  await press(page.getByRole('link', { name: 'Ada Alba', exact: true }));
  await press(page.getByRole('button', { name: 'Remind…' }));
  const dialog = page.getByRole('alertdialog', { name: /^Remind .*Ada Alba/ });
  await expect(dialog).toContainText('Reminded');
  await press(dialog.getByRole('button', { name: 'Remind', exact: true }));
  await expect(dialog).toContainText('24 hours');
  await examine(office, 'reminded-already');
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toHaveCount(0);
}

/** Extends the due date of Ben, who is not late any more. */
async function extendBen(office: Visitor, { today }: School): Promise<void> {
  const { page, press } = office;
  await page.goto(`${TRAINEES}?standing=late`);
  await press(page.getByRole('checkbox', { name: 'Select Ben Brook' }));
  const bar = page.getByRole('region', { name: 'Selection' });
  await press(bar.getByRole('button', { name: 'Extend, waive or pause…' }));
  await press(page.getByRole('menuitem', { name: 'Extend…' }));
  const dialog = page.getByRole('dialog', { name: 'Extend the due date' });
  await dialog.getByLabel('Module').selectOption('Forklift');
  await dialog.getByLabel(/^New due date/).fill(addDays(today, EXTENDED_DAYS));
  await dialog.getByLabel('Reason').fill(REASON);
  await press(dialog.getByRole('button', { name: 'Extend', exact: true }));
  await expect(jobs(office).getByText('Extension added for 1 trainee')).toBeVisible();
  await expect.poll(() => namesShown(office)).toEqual(['Ada Alba']);
  await seeTiles(office, ['Overdue1', 'Due this week1', 'Expiring0', 'Valid1']);
}

/** The worst come first; the file has the same people, in the same order. */
async function readMatrix(office: Visitor, { companyId, today, dueOn }: School): Promise<void> {
  const { page, press } = office;
  await page.goto(`/admin/company-modules/${companyId}/progress`);
  const dayAfter = (days: number) => inWords(addDays(today, days), today);
  await seeMatrix(office, [
    new RegExp(`^Ada Alba.*Overdue${inWords(dueOn, today)}`),
    new RegExp(`^Dan Drew.*Due${dayAfter(DUE_DAYS)}`),
    new RegExp(`^Ben Brook.*Due${dayAfter(EXTENDED_DAYS)}`),
    /^Cem Cakir/,
  ]);
  await expect(page.getByText('3 of 4 trainees')).toBeVisible();
  await press(page.getByText('Show as a table').first());
  await examine(office, 'progress-with-rules');

  const [header, ...lines] = await downloadMatrix(office);
  expect(header).toMatch(
    /^Name,Email,Groups,Module,Standing,Due,Completed,Valid until,Source,Certificate$/,
  );
  const completedOn = addDays(today, -LATER);
  const until = addMonths(completedOn, 12);
  const uncompleted = ['', '', '', ''];
  // The certificate is older than the rule.
  const certified = ['Watched here', 'Valid'];
  expect(lines.map((line) => line.split(',').toSpliced(1, 1))).toEqual([
    ['Ada Alba', 'Early shift', 'Forklift', 'Overdue', dueOn, ...uncompleted],
    ['Dan Drew', 'Late shift', 'Forklift', 'Due', addDays(today, DUE_DAYS), ...uncompleted],
    ['Ben Brook', 'Late shift', 'Forklift', 'Due', addDays(today, EXTENDED_DAYS), ...uncompleted],
    ['Cem Cakir', 'Early shift', 'Forklift', 'Valid', until, completedOn, until, ...certified],
  ]);

  await unfold(office, 'Filters');
  await page.getByRole('combobox', { name: 'Standing' }).selectOption('Overdue or expired');
  await seeMatrix(office, [/^Ada Alba/]);
  await press(matrixRows(office).getByRole('link', { name: /Overdue/ }));
  await expect(page).toHaveURL(/track-trainee\/\d+#module-\d+$/);
  await expect(page.getByRole('heading', { name: 'Forklift' })).toBeInViewport();
}

const jobs = ({ page }: Visitor) => page.getByRole('region', { name: 'Background actions' });
