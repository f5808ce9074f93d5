import { listOwnCertificates } from '@portal/contract/certificates';
import { type Dashboard, getDashboard } from '@portal/contract/learning';
import { getOwnResult, listOwnResults, type TrainingResult } from '@portal/contract/runs';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { ownCertificate } from '#web/testing/certificate-records.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { Component as DashboardPage } from './dashboard-page.tsx';
import { Component as ResultPage } from './result-page.tsx';

const result: TrainingResult = {
  number: 2,
  startedAt: '2026-09-01T09:00:00.000Z',
  completedAt: '2026-10-05T09:00:00.000Z',
  completedBy: null,
  isCurrent: true,
  companyName: 'Acme',
  averageScore: 85,
  totalTimeSpent: 7_800,
  modules: [
    { moduleName: 'Fire safety', completedAt: '2026-09-02T09:00:00.000Z', score: null },
    { moduleName: 'Data protection', completedAt: '2026-10-05T09:00:00.000Z', score: 85 },
  ],
  addedModules: [],
};
const earlier = { ...result, number: 1, isCurrent: false, completedAt: '2025-10-05T09:00:00.000Z' };
const dashboard: Dashboard = {
  overallProgress: 100,
  modulesCompleted: 2,
  totalModules: 2,
  averageScore: 85,
  totalTimeSpent: 130,
  currentModule: null,
  moduleProgress: [],
  restartedAt: null,
  trainingCompletedAt: result.completedAt,
  hasEarlierResult: false,
  today: null,
};

const it = screenIt.extend('signedIn', { auto: true }, ({ server, signIn }) => {
  signIn(asTrainee);
  server.answer(getDashboard, dashboard);
  const listed = (each: TrainingResult) => ({ ...each, isSeen: true });
  server.answer(listOwnResults, [listed(result), listed(earlier)]);
  server.answer(listOwnCertificates, [{ ...ownCertificate, runNumber: result.number }]);
  server.answer(getOwnResult, ({ params }) => (params.number === 1 ? earlier : result));
  return true;
});

const place = { path: '/training/result/:number?', at: '/training/result' };
const title = page.getByRole('heading', { name: 'Training completed' });
const viewCertificate = page.getByRole('link', { name: 'View certificate' });
const modules = page.getByRole('list', { name: 'Completed modules' }).getByRole('listitem');

it('shows the newest result: dates, score, company and modules', async ({ show }) => {
  const { address } = show(<ResultPage />, place);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('You have completed the training of Acme.')).toBeVisible();
  await expect.element(page.getByText('2 h 10 min')).toBeVisible();
  await expect.element(modules.nth(0)).toMatchTextContent(/^Fire safety.*2026$/);
  await expect.element(modules.nth(1)).toMatchTextContent(/^Data protection85%.*2026$/);
  await expect.element(viewCertificate).toBeVisible();
  await page.getByRole('link', { name: /Acme, completed on .*2025/ }).click();
  await expect.poll(address).toBe('/training/result/1');
  await expect.element(page.getByRole('link', { name: /completed on .*2026/ })).toBeVisible();
  // The certificate is that of the other result.
  await expect.element(viewCertificate).not.toBeInTheDocument();
});

it('says that there is no result yet', async ({ show, server }) => {
  server.answer(listOwnResults, []);
  server.answer(getOwnResult, refusal('NOT_FOUND', 'Result not found'));
  show(<ResultPage />, place);
  await expect.element(page.getByText('No result yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to my training' })).toBeVisible();
});

it('says so for a run that is not completed, and offers to try again after a failure', async ({
  show,
  server,
}) => {
  server.answer(getOwnResult, refusal('INTERNAL', 'The portal is tired.'));
  show(<ResultPage />, { ...place, at: '/training/result/9' });
  const failure = page.getByRole('alert');
  await expect.element(failure).toMatchTextContent(/could not be loaded\.The portal is tired\./);
  server.answer(getOwnResult, refusal('NOT_FOUND', 'Result not found'));
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('No result yet')).toBeVisible();
});

it('the dashboard links to the result', async ({ show }) => {
  const { address } = show(<DashboardPage />, { at: '/training' });
  const link = page.getByRole('link', { name: 'See your result' });
  await expect.element(link).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  await link.click();
  await expect.poll(address).toBe('/training/result');
});

it('the dashboard shows all of it right after the last module', async ({ show }) => {
  const { address } = show(<DashboardPage />, { at: '/training', state: { hasCompleted: true } });
  await expect.element(title).toBeVisible();
  await expect.element(modules.nth(1)).toMatchTextContent(/85%/);
  await viewCertificate.click();
  await expect.poll(address).toBe(`/certificates/${ownCertificate.code}`);
});

it('a training that was started again links to the earlier result', async ({ show, server }) => {
  server.answer(getDashboard, {
    ...dashboard,
    trainingCompletedAt: null,
    restartedAt: '2026-11-01T09:00:00.000Z',
    hasEarlierResult: true,
  });
  const { address } = show(<DashboardPage />, { at: '/training' });
  await page.getByRole('link', { name: 'See your earlier result' }).click();
  await expect.poll(address).toBe('/training/result');
});

it('lists modules that were added later, and says which change has completed the training', async ({
  server,
  show,
}) => {
  server.answer(getOwnResult, {
    ...result,
    completedBy: { kind: 'deleted', moduleName: 'Ladders' },
    addedModules: [{ moduleName: 'First aid', completedAt: '2026-11-02T09:00:00.000Z', score: 90 }],
  });
  show(<ResultPage />, place);
  await expect
    .element(page.getByText(/Ladders.* no longer belongs to your training/))
    .toBeVisible();
  const added = page.getByRole('list', { name: 'Modules added later' }).getByRole('listitem');
  await expect.element(added).toMatchTextContent(/^First aid90%.*2026$/);
  await expect.element(modules.nth(1)).toBeVisible();
});

it('the dashboard says when the training was completed and what is new since', async ({
  server,
  show,
}) => {
  server.answer(getDashboard, { ...dashboard, overallProgress: 66.7, totalModules: 3 });
  show(<DashboardPage />, { path: '/training', at: '/training' });
  await expect.element(page.getByText(/^Completed on .*2026; 1 new module$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See your result' })).toBeVisible();
});
