import { getCompanyImpact } from '@portal/contract/companies';
import { listModules, reorderModules } from '@portal/contract/modules';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { adminModule, asAdmin, companyImpact } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { ModuleReorder } from './module-reorder.tsx';

const modules = ['Exits', 'Alarms', 'Drills'].map((name, index) => ({
  ...adminModule,
  id: 11 + index,
  name,
}));

it('nothing moves while the order is saved', async ({ show, server, signIn }) => {
  signIn(asAdmin);
  server.answer(getCompanyImpact, companyImpact);
  server.answer(listModules, modules);
  const answer = server.hold(reorderModules);
  show(<ModuleReorder companyId={3} modules={modules} onClose={vi.fn()} />);
  const down = page.getByRole('button', { name: 'Move Exits down' });
  const save = page.getByRole('button', { name: /^(Save Order|Saving…)$/ });
  const names = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
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
