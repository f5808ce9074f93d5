import { getCompanyImpact } from '@portal/contract/companies';
import { listModules, reorderModules } from '@portal/contract/modules';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refreshModules, useCompanyModules } from '#web/features/modules/api/modules.ts';
import { type FakeServer, NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { adminModule, asAdmin, companyImpact } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { tabTo } from '#web/testing/tab-to.ts';
import { ModuleReorder } from './module-reorder.tsx';

const modules = ['Exits', 'Alarms', 'Drills'].map((name, index) => ({
  ...adminModule,
  id: 11 + index,
  name,
}));

const it = screenIt
  .extend('onClose', () => vi.fn())
  .extend('open', ({ server, signIn, show, onClose }) => {
    signIn(asAdmin);
    server.answer(getCompanyImpact, companyImpact);
    server.answer(listModules, modules);
    return () => show(<Reorder onClose={onClose} />);
  });

function Reorder({ onClose }: { onClose: () => void }) {
  const { data } = useCompanyModules(3);
  return data === undefined ? null : (
    <ModuleReorder companyId={3} modules={data} onClose={onClose} />
  );
}

const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

const save = page.getByRole('button', { name: /^(Save Order|Saving…)$/ });
const changed = page.getByText('Order Changed');
const outdated = page.getByText(/^The order has been changed elsewhere/);

const saved = { success: true, message: 'Module order saved successfully!' };
const sentOrders = (server: FakeServer) =>
  server
    .received(reorderModules)
    .map(({ body }) => body.moduleOrders.toSorted((a, b) => a.order - b.order).map(({ id }) => id));

it('a changed order is marked, and can be left', async ({ open, server, onClose }) => {
  open();
  await expect.poll(names).toEqual(['Exits', 'Alarms', 'Drills']);
  await expect.element(changed).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Move Drills up' }).click();
  await expect.element(changed).toBeVisible();
  await expect.poll(names).toEqual(['Exits', 'Drills', 'Alarms']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.received(reorderModules)).toEqual([]);
});

it('modules are moved by keys alone, and each step is announced', async ({
  open,
  server,
  onClose,
}) => {
  server.answer(reorderModules, saved);
  open();
  const handle = page.getByRole('button', { name: /^Move Alarms, position/ });
  const said = page.getByRole('region', { name: 'Reorder Modules' }).getByRole('status');
  await tabTo(handle);
  await userEvent.keyboard(' ');
  await expect.element(said.getByText(/^Alarms lifted, position 2 of 3\./)).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(said.getByText('Alarms, position 1 of 3.')).toBeVisible();
  await expect.element(handle).toHaveFocus();
  expect(names()).toEqual(['Alarms', 'Exits', 'Drills']);
  await userEvent.keyboard('{Escape}');
  await expect.element(said.getByText('Cancelled. Alarms is back, position 2 of 3.')).toBeVisible();
  await userEvent.keyboard(' {End} ');
  await expect.element(said.getByText('Alarms dropped, position 3 of 3.')).toBeVisible();
  await expect.element(handle).toHaveFocus();
  await tabTo(save);
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText(saved.message)).toBeVisible();
  expect(sentOrders(server)).toEqual([[11, 13, 12]]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('an order that cannot be saved shows why, and stays with the modules that there are', async ({
  open,
  server,
}) => {
  server.answer(reorderModules, NO_CONNECTION);
  open();
  await page.getByRole('button', { name: 'Move Drills up' }).click();
  await save.click();
  const failed = 'Failed to update module order. Please try again.';
  await expect.element(toasts.getByText(failed)).toBeVisible();
  expect(names()).toEqual(['Exits', 'Drills', 'Alarms']);
  // Another administrator has deleted one in the meantime.
  server.answer(reorderModules, refusal('INVALID_INPUT', 'One may be deleted.'));
  server.answer(listModules, modules.slice(0, 2));
  await save.click();
  await expect.element(toasts.getByText('One may be deleted.')).toBeVisible();
  await expect.poll(names).toEqual(['Exits', 'Alarms']);
  await page.getByRole('button', { name: 'Move Alarms up' }).click();
  server.answer(reorderModules, saved);
  await save.click();
  await expect.element(toasts.getByText(saved.message)).toBeVisible();
  expect(sentOrders(server).at(-1)).toEqual([12, 11]);
});

it('nothing moves while the order is saved', async ({ open, server }) => {
  const answer = server.hold(reorderModules);
  open();
  const down = page.getByRole('button', { name: 'Move Exits down' });
  await down.click();
  await expect.poll(names).toEqual(['Alarms', 'Exits', 'Drills']);
  await save.click();
  await expect.element(save).toHaveTextContent('Saving…');
  await expect.element(down).toHaveAttribute('aria-disabled', 'true');
  await down.click({ force: true });
  const handle = page.getByRole('button', { name: /^Move Exits, position/ });
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard(' {ArrowDown} ');
  await userEvent.dragAndDrop(
    handle,
    page.getByRole('button', { name: /^Move Drills, position/ }),
    {
      force: true,
    },
  );
  await expect.element(handle).toHaveFocus();
  expect(names()).toEqual(['Alarms', 'Exits', 'Drills']);
  answer(refusal('INTERNAL', 'Something broke'));
  await expect.element(save).toHaveTextContent('Save Order');
  await down.click();
  await expect.poll(names).toEqual(['Alarms', 'Drills', 'Exits']);
});

it('follows an order that is saved elsewhere until a module is moved', async ({ open, server }) => {
  open();
  await expect.poll(names).toEqual(['Exits', 'Alarms', 'Drills']);
  server.answer(listModules, modules.toReversed());
  void refreshModules();
  await expect.poll(names).toEqual(['Drills', 'Alarms', 'Exits']);
  await expect.element(changed).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Move Drills down' }).click();
  await expect.poll(names).toEqual(['Alarms', 'Drills', 'Exits']);
  await expect.element(changed).toBeVisible();
  await expect.element(outdated).not.toBeInTheDocument();
});

it('says that the order was changed elsewhere before it is replaced', async ({ open, server }) => {
  open();
  await page.getByRole('button', { name: 'Move Exits down' }).click();
  await expect.poll(names).toEqual(['Alarms', 'Exits', 'Drills']);
  server.answer(reorderModules, refusal('CONFLICT', 'It was changed elsewhere.'));
  server.answer(listModules, modules.toReversed());
  await save.click();
  await expect.element(toasts.getByText('It was changed elsewhere.')).toBeVisible();
  await expect.element(outdated).toBeVisible();
  expect(names()).toEqual(['Alarms', 'Exits', 'Drills']);
  await save.click();
  await expect
    .poll(() => server.received(reorderModules).map(({ body }) => body.currentOrder))
    .toEqual([
      [11, 12, 13],
      [13, 12, 11],
    ]);
});
