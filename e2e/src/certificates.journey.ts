/**
 * A trainee gets a certificate and shows it, anyone checks it, and an admin corrects and withdraws it. The other states of
 * the pages are shown by the tests of the components, and of the server.
 */
import { expect } from '@playwright/test';
import { codeInGroups } from '@portal/contract/certificate-code';
import { shareScores } from '@portal/contract/certificates';
import { texts as arabic } from '@portal/contract/certificates/texts/ar';
import { updateTrainee } from '@portal/contract/trainees';
import { addTrainee, call, person } from './harness/api.ts';
import { DESKTOP, PHONE, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { tabTo } from './harness/keyboard.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { goTo, logOut } from './screens/accounts.ts';
import {
  ANSWER,
  addGraduate,
  addTraining,
  download,
  openWithoutScripts,
  seeState,
  sheet,
  type Training,
} from './screens/certificates.ts';
import { matrixRows } from './screens/late.ts';
import { setRules } from './screens/requirements.ts';
import { TRAINEES } from './screens/trainees.ts';
import { takeQuiz } from './screens/training.ts';

const MODULE = 'Fire safety';
/** In Europe, and in North America. */
const PAPERS = [
  { width: '210mm', height: '297mm' },
  { width: '8.5in', height: '11in' },
];
const REASON = 'It was issued to another person.';

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('the last pass brings a certificate, which is shown to others with and without its scores', async ({
    portal,
    visit,
    browser,
  }) => {
    const { company, moduleIds } = await addTraining(portal, 'Brightwater Foods', [MODULE]);
    const visitor = await visit({ as: await addTrainee(portal, person('Tess Trainee'), company) });
    const { page, press } = visitor;
    await page.goto(`/training/module/${moduleIds[0]}`);
    await takeQuiz(visitor, [ANSWER]);
    const feedback = page.getByRole('dialog', { name: 'You have completed your training!' });
    await press(feedback.getByRole('button', { name: 'Skip' }));
    const view = page.getByRole('link', { name: 'View certificate' });
    await expect(view).toBeVisible();
    await examine(visitor, 'training-result-with-certificate');

    await press(view);
    await expect(sheet(visitor)).toContainText('Tess Trainee');
    await expect(sheet(visitor)).toContainText(`Training at ${company}`);
    await examine(visitor, 'certificate');
    await press(page.getByRole('button', { name: 'Download' }));
    const pdf = await download(visitor, page.getByRole('menuitem', { name: 'PDF' }));
    expect(pdf.name).toBe(`Tess Trainee - Training at ${company}.pdf`);
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');

    await using outside = await openWithoutScripts(browser, portal.origin, PHONE);
    const stranger = { page: await outside.newPage() };
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await checkTypedCode(stranger, codeInGroups(code).replaceAll('-', ' ').toLowerCase());
    await expect(stranger.page).toHaveURL(`/verify/${code}`);
    await seeState(stranger, 'Valid');
    const facts = stranger.page.getByRole('main');
    await expect(facts).toContainText('Tess Trainee');
    await expect(facts).not.toContainText('100%');

    const saved = page.waitForResponse(
      (response) => response.request().method() === shareScores.method && response.ok(),
    );
    await press(page.getByRole('switch', { name: 'Show scores to everyone who checks it' }));
    await saved;
    await expect(sheet(visitor)).toContainText('100%');
    await stranger.page.reload();
    await expect(facts).toContainText('100%');
    expect(await outside.cookies()).toEqual([]);

    await goTo(visitor, 'My Progress');
    const own = page.getByRole('region', { name: 'Certificates' }).getByRole('listitem');
    await expect(own).toContainText(/Training at Brightwater Foods.*Valid/);
    await examine(visitor, 'progress-with-certificate');
    await page.goto(`/certificates/${code}`);
    await logOut(visitor);
    await page.goto(`/verify/${code}`);
    await seeState(visitor, 'Valid');
    await examine(visitor, 'verify-valid');
  });

  test('a certificate in Arabic is read from right to left, with English beside it', async ({
    portal,
    visit,
  }) => {
    const training = await addTraining(portal, 'Brightwater', [MODULE]);
    const who = { ...person('Leila'), name: 'ليلى حداد', language: 'ar' } as const;
    const { session, code } = await addGraduate(portal, training, who);
    const visitor = await visit({ as: session });
    const { page } = visitor;
    await page.goto(`/certificates/${code}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const certificate = page.getByRole('article', { name: arabic.heading });
    await expect(certificate).toHaveAttribute('dir', 'rtl');
    await expect(certificate).toContainText('Certificate of completion');
    await expect(certificate).toContainText(who.name);
    await examine(visitor, 'certificate-ar');
    await page.goto(`/verify/${code}?language=ar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await seeState(visitor, arabic.status.valid);
    await examine(visitor, 'verify-ar');
  });
});

async function checkTypedCode({ page }: Pick<Visitor, 'page'>, typed: string): Promise<void> {
  await page.goto('/verify');
  await page.getByLabel('Code').fill(typed);
  await page.getByRole('button', { name: 'Check' }).click();
}

test('a certificate of twelve modules is printed on one page', async ({ portal, visit }) => {
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  const names = numbers.map((number) => `Part ${number}: working safely at heights`);
  const training = await addTraining(portal, 'Heights of Brightwater', names);
  const { session, code } = await addGraduate(portal, training, person('Pia Paper'));
  const visitor = await visit({ as: session });
  const { page } = visitor;
  await page.goto(`/certificates/${code}`);
  await expect(sheet(visitor).getByRole('row')).toHaveCount(1 + names.length);
  for (const paper of PAPERS) {
    const pdf = (await page.pdf(paper)).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), paper.height).toHaveLength(1);
  }
});

test('an admin collects certificates, issues one again after a correction, and withdraws it', async ({
  portal,
  visit,
  browser,
}) => {
  const training = await addTraining(portal, 'Harbour Works', [MODULE]);
  const { admin, companyId, moduleIds } = training;
  await setRules(portal, admin, { id: moduleIds[0] ?? 0, validMonths: 12 });
  const { session, code } = await addGraduate(portal, training, person('Ada Alba'));
  await addTrainee(portal, person('Ben Beginner'), training.company);
  const visitor = await visit({ as: admin });
  await seeInLists(visitor, training, code);
  await collect(visitor, companyId);

  const { id } = session.user;
  const { token } = admin;
  await call(portal, updateTrainee, { id, token, body: { name: 'Ada Brook' } });
  await using outside = await openWithoutScripts(browser, portal.origin, DESKTOP);
  const stranger = { page: await outside.newPage() };
  await stranger.page.goto(`/verify/${code}`);
  await seeState(stranger, 'Valid');
  const { page } = visitor;
  await page.goto(`${TRAINEES}/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Brook');
  await reissue(visitor);
  await stranger.page.reload();
  await seeState(stranger, 'Replaced');
  await expect(stranger.page.getByRole('main')).toContainText('Ada Alba');

  const newest = held(visitor).filter({ hasText: 'Valid until' });
  await visitor.press(newest.getByRole('link', { name: /^View/ }));
  await expect(sheet(visitor)).toContainText('Ada Brook');
  const newCode = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(newCode).not.toBe(code);
  await stranger.page.goto(`/verify/${newCode}`);
  await seeState(stranger, 'Valid');
  await page.goBack();
  await withdraw(visitor);
  await stranger.page.reload();
  await seeState(stranger, 'Withdrawn');
  await expect(stranger.page.getByRole('main')).not.toContainText(REASON);
  await page.goto(`/verify/${newCode}`);
  await examine(visitor, 'verify-withdrawn');
});

/** The certificates on the page of a trainee. */
const held = ({ page }: Visitor) =>
  page.getByRole('region', { name: 'Certificates' }).getByRole('listitem');

/** The matrix and the report have a column that leads to the certificate. */
async function seeInLists(visitor: Visitor, { companyId }: Training, code: string) {
  const { page, press } = visitor;
  await page.goto(`/admin/company-modules/${companyId}/progress`);
  const link = page.locator(`[href="/certificates/${code}"]`);
  await expect(matrixRows(visitor).filter({ has: link })).toHaveText(/^Ada Alba.*Valid/);
  await press(matrixRows(visitor).locator(link));
  await expect(sheet(visitor)).toContainText('Ada Alba');
  await page.goto(`/admin/companies/${companyId}/report`);
  await expect(page.getByRole('row').filter({ has: link })).toContainText('Ada Alba');
  await expect(page.getByRole('row').filter({ hasText: 'Ben Beginner' })).toContainText('None');
  await examine(visitor, 'report-with-certificates');
}

/** Downloads the certificates of the company as a ZIP. */
async function collect(visitor: Visitor, companyId: number): Promise<void> {
  const { page, press } = visitor;
  await page.goto(`/admin/companies/${companyId}/report`);
  await press(page.getByRole('button', { name: 'Certificates as ZIP' }));
  const dialog = page.getByRole('alertdialog', { name: 'Certificates as ZIP' });
  await examine(visitor, 'collect-certificates');
  await press(dialog.getByRole('button', { name: 'Collect for 2 trainees' }));
  const jobs = page.getByRole('region', { name: 'Background actions' });
  await expect(jobs.getByText('1 certificate ready')).toBeVisible();
  await expect(jobs.getByText(/^1 trainee left out/)).toBeVisible();
  await examine(visitor, 'certificates-collected');
  const zip = await download(visitor, jobs.getByRole('button', { name: 'Download ZIP' }));
  expect(zip.name).toMatch(/\.zip$/);
  // The files in it are not compressed.
  const content = zip.content.toString('latin1');
  expect(content).toMatch(/^PK/);
  expect(content).toMatch(/Ada Alba[^%]*%PDF-/);
}

async function reissue(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  await press(held(visitor).getByRole('button', { name: /^Actions for/ }));
  await press(page.getByRole('menuitem', { name: 'Issue again…' }));
  const dialog = page.getByRole('alertdialog', { name: 'Issue this certificate again?' });
  await expect(dialog).toContainText('Ada Brook');
  await examine(visitor, 'certificate-reissue');
  await press(dialog.getByRole('button', { name: 'Issue again' }));
  await expect(dialog).toHaveCount(0);
  await expect(held(visitor)).toContainText(['Valid', 'Replaced']);
}

/** Withdraws the newest certificate. */
async function withdraw(visitor: Visitor): Promise<void> {
  const { page, press } = visitor;
  const [newest, former] = [held(visitor).first(), held(visitor).nth(1)];
  await press(newest.getByRole('button', { name: /^Actions for/ }));
  await press(page.getByRole('menuitem', { name: 'Withdraw…' }));
  const dialog = page.getByRole('dialog', { name: 'Withdraw this certificate?' });
  await dialog.getByLabel('Reason').fill(REASON);
  await examine(visitor, 'certificate-withdraw');
  await press(dialog.getByRole('button', { name: 'Withdraw', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(newest).toContainText(/Withdrawn.*It was issued to another person\./);
  await expect(former).toContainText('Replaced');
  await examine(visitor, 'trainee-with-certificates');
}

test('a new look is previewed, and is that of the next certificate only', async ({
  portal,
  visit,
}) => {
  const LINE = 'Dana Reyes, Head of Safety';
  const training = await addTraining(portal, 'Lookout Bakery', [MODULE]);
  const former = await addGraduate(portal, training, person('Fay Former'));
  const visitor = await visit({ as: training.admin });
  const { page, press } = visitor;
  await page.goto(`/admin/company-modules/${training.companyId}/settings`);
  const section = page.getByRole('region', { name: 'Certificates' });
  const preview = section.getByRole('figure');
  await section.getByLabel('Accent colour').fill('#B91C1C');
  await section.getByLabel('Text below the signature').fill(LINE);
  await expect(preview.getByText(LINE)).toBeVisible();
  await section
    .getByLabel('Picture of the signature')
    .setInputFiles(fixture('signatures/brightwater-foods.png'));
  await expect(preview.locator('img[src^="blob:"]')).toBeVisible();
  await examine(visitor, 'certificate-look');
  await press(section.getByRole('button', { name: 'Save design' }));
  await expect(page.getByText('Design saved')).toBeVisible();
  await expect(section.getByLabel('Accent colour')).toHaveValue('#b91c1c');
  await expect(section.getByRole('img', { name: 'Saved signature' })).toBeVisible();

  const next = await addGraduate(portal, training, person('Nora Next'));
  await page.goto(`/certificates/${next.code}`);
  await expect(sheet(visitor)).toContainText(LINE);
  const signature = sheet(visitor).locator('footer img');
  await expect
    .poll(() => signature.evaluate((image) => Reflect.get(image, 'naturalWidth')))
    .toBeGreaterThan(0);
  await examine(visitor, 'certificate-with-look');
  await page.goto(`/certificates/${former.code}`);
  await expect(sheet(visitor)).toContainText('Fay Former');
  await expect(sheet(visitor)).not.toContainText(LINE);
  await expect(signature).toHaveCount(0);
});

test('scores are shared, and a certificate is withdrawn, by keyboard only', async ({
  portal,
  visit,
}) => {
  const training = await addTraining(portal, 'Keyboard Mills', [MODULE]);
  const { session, code } = await addGraduate(portal, training, person('Kai Keys'));
  const holder = await visit({ as: session });
  const { page } = holder;
  await page.goto('/training/progress');
  const own = page.getByRole('region', { name: 'Certificates' });
  await tabTo(page, own.getByRole('link', { name: /^View/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/certificates/${code}`);
  const scores = page.getByRole('switch', { name: 'Show scores to everyone who checks it' });
  await tabTo(page, scores);
  await page.keyboard.press('Space');
  await expect(sheet(holder)).toContainText('100%');
  await expect(scores).toBeFocused();

  const office = await visit({ as: training.admin });
  const { keyboard } = office.page;
  await office.page.goto(`${TRAINEES}/${session.user.id}`);
  await tabTo(office.page, held(office).getByRole('button', { name: /^Actions for/ }));
  await keyboard.press('Enter');
  const item = office.page.getByRole('menuitem', { name: 'Withdraw…' });
  await expect(office.page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('End');
  await expect(item).toBeFocused();
  await keyboard.press('Enter');
  const dialog = office.page.getByRole('dialog', { name: 'Withdraw this certificate?' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await keyboard.type(REASON);
  await tabTo(office.page, dialog.getByRole('button', { name: 'Withdraw', exact: true }));
  await keyboard.press('Enter');
  await expect(held(office)).toContainText('Withdrawn');
  await expect(office.page.getByRole('region', { name: 'Certificates' })).toBeFocused();
});
