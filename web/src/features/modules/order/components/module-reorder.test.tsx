import { getCompanyImpact } from '@portal/contract/companies';
import { listModules, reorderModules } from '@portal/contract/modules';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refreshModules, useCompanyModules } from '#web/features/modules/api/modules.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { adminModule, asAdmin, companyImpact } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { ModuleReorder } from './module-reorder.tsx';

const modules = ['Exits', 'Alarms', 'Drills'].map((name, index) => ({
  ...adminModule,
  id: 11 + index,
  name,
}));

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getCompanyImpact, companyImpact);
  server.answer(listModules, modules);
  return () => show(<Reorder />);
});

function Reorder() {
  const { data } = useCompanyModules(3);
  return data === undefined ? null : (
    <ModuleReorder companyId={3} modules={data} onClose={vi.fn()} />
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
