/** An admin deletes, undoes, restores from the trash, and acts on many trainees at once. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { deleteCompany } from '@portal/contract/companies';
import { getDashboard } from '@portal/contract/learning';
import { logIn } from '@portal/contract/log-in';
import { deleteTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { ADMIN, type Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { endSession, logInAgain } from './screens/accounts.ts';
import { keepUndoOffers, toasts } from './screens/toasts.ts';
import { TRAINEES, traineeRow } from './screens/trainees.ts';

let portal: Portal;
let admin: Session;
let token: string;

test.beforeAll(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  token = admin.token;
});

let companies = 0;
async function newCompany(trainees: readonly string[] = []) {
  companies += 1;
  const name = `Trash Company ${companies}`;
  const company = await addCompany(portal, token, name);
  const people: Session[] = [];
  for (const each of trainees)
    people.push(await addTrainee(portal, person(`${each} Of${companies}`), name));
  return { company, people };
}

async function openList(visitor: Visitor, companyId: number): Promise<void> {
  await visitor.page.goto(`${TRAINEES}?company=${companyId}`);
  await expect(visitor.page.getByText(/^Showing /)).toBeVisible();
}

async function deleteInList(visitor: Visitor, name: string): Promise<void> {
  const { page, press } = visitor;
  await press(traineeRow(visitor, name).getByRole('button', { name: `Delete ${name}` }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete trainee' }));
  // While the dialog is open, no row has a role.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(traineeRow(visitor, name)).toHaveCount(0);
}

/** Whether the portal still lets the trainee in. */
async function hasAccess({ token }: Session): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${portal.origin}/api${getDashboard.path}`, { headers });
  return status === 200;
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a deletion is undone from its toast', async ({ visit }) => {
    const { company, people } = await newCompany(['Nora', 'Otto']);
    const [nora] = people as [Session];
    const { name } = nora.user;
    const visitor = await visit({ as: admin });
    await openList(visitor, company.id);
    await keepUndoOffers(visitor);
    await deleteInList(visitor, name);
    expect(await hasAccess(nora)).toBe(false);
    await examine(visitor, 'undo-toast');
    await visitor.press(toasts(visitor).getByRole('button', { name: 'Undo' }));
    await expect(toasts(visitor).filter({ hasText: `${name} restored` })).toBeVisible();
    await expect(traineeRow(visitor, name)).toBeVisible();
  });

  test('what cannot be restored as it was is solved in the trash', async ({ visit }) => {
    const { company, people } = await newCompany(['Pia']);
    const [pia] = people as [Session];
    await call(portal, deleteTrainee, { id: pia.user.id, token });
    await call(portal, deleteCompany, { id: company.id, token });
    await addCompany(portal, token, company.name);
    const visitor = await visit({ as: admin });
    const { page, press, noise } = visitor;
    noise.expect(restoreFromTrash, 409);
    await page.goto('/admin/trash');
    await press(page.getByRole('button', { name: `Restore ${pia.user.name}` }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/which is in the trash too/)).toBeVisible();
    await examine(visitor, 'trash-company-first');
    await press(dialog.getByRole('button', { name: `Restore ${company.name} first` }));
    await dialog.getByLabel('New name of the company').fill(`${company.name} again`);
    await examine(visitor, 'trash-name-taken');
    await press(dialog.getByRole('button', { name: 'Restore', exact: true }));
    await expect(toasts(visitor).filter({ hasText: `${pia.user.name} restored` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Restore ${pia.user.name}` })).toHaveCount(0);
  });

  test('the open trash follows other administrators', async ({ visit }) => {
    const { people } = await newCompany(['Tess']);
    const [tess] = people as [Session];
    const visitor = await visit({ as: admin });
    const { page } = visitor;
    await page.goto('/admin/trash');
    await visitor.untilLive();
    const { deletionId } = await call(portal, deleteTrainee, { id: tess.user.id, token });
    const restore = page.getByRole('button', { name: `Restore ${tess.user.name}` });
    await expect(restore).toBeVisible();
    await restore.focus();
    await call(portal, restoreFromTrash, { id: deletionId ?? 0, token, body: {} });
    await expect(restore).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Trash', exact: true })).toBeFocused();
  });

  test('many are deleted at once, and come back by one undo', async ({ visit }) => {
    const { company, people } = await newCompany(['Quin', 'Rosa', 'Sam']);
    const visitor = await visit({ as: admin });
    const { page, press } = visitor;
    await openList(visitor, company.id);
    await press(page.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar.getByText('3 trainees selected')).toBeVisible();
    await examine(visitor, 'trainees-selected');
    await press(bar.getByRole('button', { name: 'Delete' }));
    const asking = page.getByRole('alertdialog', { name: 'Delete 3 trainees?' });
    await press(asking.getByRole('button', { name: 'Delete 3 trainees' }));
    const panel = page.getByRole('region', { name: 'Background actions' });
    await expect(panel.getByText('3 trainees deleted')).toBeVisible();
    await expect(page.getByText('This company has no trainees yet.')).toBeVisible();
    await page.goto('/admin/trash');
    await expect(panel.getByText('3 trainees deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: '3 trainees' }).first()).toBeVisible();
    await examine(visitor, 'trash-and-job');
    await press(panel.getByRole('button', { name: 'Undo' }));
    await expect(panel.getByText('Undone: the deletion')).toBeVisible();
    for (const { user } of people)
      expect(await call(portal, logIn, { body: person(user.name) })).toMatchObject({ user });
  });
});

test('two deletions in a row are undone by keys, one after the other', async ({ visit }) => {
  const { company, people } = await newCompany(['Vera', 'Walt']);
  const [vera, walt] = people.map(({ user }) => user.name) as [string, string];
  const visitor = await visit({ as: admin });
  const { keyboard } = visitor.page;
  await openList(visitor, company.id);
  await deleteInList(visitor, vera);
  await deleteInList(visitor, walt);
  const list = visitor.page.getByRole('region', { name: 'Trainees', exact: true });
  for (const name of [walt, vera]) {
    await expect(list).toBeFocused();
    await keyboard.press('Alt+KeyT');
    await keyboard.press('Enter');
    await expect(toasts(visitor).filter({ hasText: `${name} restored` })).toBeVisible();
    await expect(traineeRow(visitor, name)).toBeVisible();
  }
});

test('a bulk action whose answer is lost acts once, and goes on when the session ends', async ({
  visit,
}) => {
  const { company } = await newCompany(['Xena', 'Yves']);
  const visitor = await visit({ as: await signInAdmin(portal) });
  const { page, press, noise } = visitor;
  noise.expectComplaint(/\/api\/admin\/trainees\/bulk/);
  noise.expectComplaint(/^(GET|POST) \/api\/\S+ 401$/);
  await openList(visitor, company.id);
  await press(page.getByRole('checkbox', { name: 'Select all on this page' }));
  await press(page.getByRole('button', { name: 'Delete', exact: true }));
  // The portal starts the job, and the browser never learns of it.
  await page.route('**/api/admin/trainees/bulk', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const asking = page.getByRole('alertdialog', { name: 'Delete 2 trainees?' });
  const confirm = asking.getByRole('button', { name: 'Delete 2 trainees' });
  await press(confirm);
  await expect(asking.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/admin/trainees/bulk');
  await press(confirm);
  const panel = page.getByRole('region', { name: 'Background actions' });
  await expect(panel.getByText('2 trainees deleted')).toBeVisible();
  await expect(panel.getByText(/could not be deleted/)).toHaveCount(0);

  await endSession(portal, visitor);
  await logInAgain(visitor, ADMIN);
  await press(panel.getByRole('button', { name: 'Undo' }));
  await expect(panel.getByText('Undone: the deletion')).toBeVisible();
});
