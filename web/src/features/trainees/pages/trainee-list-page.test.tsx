import { getCompanySettings, listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { createProgressExport } from '@portal/contract/exports';
import { listGroups } from '@portal/contract/groups';
import { listModules } from '@portal/contract/modules';
import { createTrainee, deleteTrainee, listTrainees } from '@portal/contract/trainees';
import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_CONNECTION, refusal, reply } from '#web/testing/fake-server.ts';
import { acme, adminModule, asAdmin, globex, settingsOfAcme, tina } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { TraineeList, TraineeListPage } from './trainee-list-page.tsx';

const ann = { ...tina, id: 8, name: 'Ann Other', email: 'ann@globex.example' };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(listCompanies, [acme, globex]);
  server.answer(listModules, []);
  server.answer(listGroups, []);
  server.answer(getConfig, { maxVideoMb: 100, trashDays: 30, hasMailServer: true });
  server.answer(listTrainees, ({ query }) =>
    reply(query.page === 2 ? [tina] : [ann, tina], { total: 23 }),
  );
  return (at = '/admin/track-trainee', beside: ReactNode = null) => {
    const screen = (
      <>
        <TraineeListPage tiles={() => null} certificates={() => null} />
        {beside}
      </>
    );
    return show(screen, { at, path: '/admin/track-trainee' });
  };
});

const table = page.getByRole('table', { name: 'Trainees and their progress' });
const row = (name: string) => table.getByRole('row', { name: new RegExp(name) });
const pages = page.getByRole('navigation', { name: 'Trainees: pages' });
const search = page.getByRole('searchbox', { name: 'Search trainees' });
const list = page.getByRole('region', { name: 'Trainees' });
const group = page.getByRole('combobox', { name: 'Group', exact: true });
const kitchen = { id: 5, name: 'Kitchen', members: 4, modules: 0 };
const bar = { id: 6, name: 'Bar', members: 0, modules: 0 };

describe('trainee list', () => {
  it('shows each trainee with company, progress and score', async ({ open }) => {
    open();
    await expect.element(row('Tina Trainee').getByText('tina@acme.example')).toBeVisible();
    await expect.element(row('Tina Trainee').getByText('Acme')).toBeVisible();
    await expect.element(row('Tina Trainee').getByText('80%')).toBeVisible();
    await expect.element(page.getByText('Showing 1–10 of 23 trainees')).toBeVisible();
  });

  it('marks trainees whose invitation was refused, and finds them', async ({ open, server }) => {
    server.answer(listTrainees, ({ query }) => {
      const refused = { ...tina, invitationRefused: 'mailbox-unknown' as const };
      return reply(query.status === 'invitation-refused' ? [refused] : [ann, refused], {
        total: 2,
      });
    });
    open();
    await expect
      .element(row('Tina Trainee').getByText('Invitation refused: mailbox unknown'))
      .toBeVisible();
    await expect.element(row('Ann Other').getByText(/Invitation refused/)).not.toBeInTheDocument();
    await page.getByLabelText('Status').selectOptions('Invitation refused');
    await expect.element(row('Ann Other')).not.toBeInTheDocument();
    await expect.element(row('Tina Trainee')).toBeVisible();
  });

  it('shows no time of the last update while another page is loading', async ({ open, server }) => {
    open();
    await expect.element(list.getByText(/^Last updated \d/)).toBeVisible();
    const answer = server.hold(listTrainees);
    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect.element(list.getByText('Updating…')).toBeVisible();
    await expect.element(list.getByText(/^Last updated/)).not.toBeInTheDocument();
    answer(reply([tina], { total: 23 }));
    await expect.element(list.getByText(/^Last updated \d/)).toBeVisible();
  });

  it.for([
    ['of a company', '/admin/company-modules/4/trainees', 4],
    ['with a filter', '/admin/track-trainee?company=4', null],
  ] as const)('%s adds to that company', async ([, at, companyId], { open: _, show }) => {
    show(<TraineeList companyId={companyId} tiles={() => null} certificates={() => null} />, {
      at,
    });
    await expect.element(row('Tina Trainee')).toBeVisible();
    await page.getByRole('button', { name: 'Add Trainee' }).click();
    const company = page.getByRole('dialog').getByRole('combobox', { name: 'Company' });
    await expect.element(company).toHaveValue('Globex');
  });

  it('exports the trainees that are shown, in their order, and says how many', async ({
    open,
    server,
  }) => {
    server.answer(createProgressExport, refusal('UNAVAILABLE', 'Too busy.'));
    const dialog = page.getByRole('dialog', { name: 'Export progress' });
    open('/admin/track-trainee?search=mu&company=4&status=not-completed&sort=-name');
    await expect.element(row('Tina Trainee')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect.element(dialog.getByText('23 trainees, filtered')).toBeVisible();
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect.element(dialog.getByText('Too busy.')).toBeVisible();
    expect(server.received(createProgressExport).map(({ body }) => body)).toEqual([
      { search: 'mu', company: 4, status: 'not-completed', sort: '-name', language: 'en' },
    ]);
  });

  it('exports all trainees without a filter, and those of a company on its page', async ({
    open: _,
    show,
    server,
  }) => {
    server.answer(createProgressExport, refusal('UNAVAILABLE', 'Too busy.'));
    show(<TraineeList companyId={4} tiles={() => null} certificates={() => null} />, {
      at: '/admin/company-modules/4/trainees',
    });
    await expect.element(row('Tina Trainee')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect.element(page.getByText('23 trainees', { exact: true })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    await expect
      .poll(() => server.received(createProgressExport).map(({ body }) => body))
      .toEqual([{ company: 4, sort: 'name', language: 'en' }]);
  });

  it('says when each trainee joined, was invited and first opened a module', async ({
    open,
    server,
    resize,
  }) => {
    const { calculatedProgress } = tina;
    const invited = {
      ...ann,
      invitedAt: '2026-10-02T08:00:00.000Z',
      calculatedProgress: { ...calculatedProgress, firstOpenedAt: null },
    };
    server.answer(listTrainees, reply([tina, invited], { total: 2 }));
    await resize(1600, 900);
    const { address } = open();
    await expect.element(row('Tina Trainee')).toMatchTextContent(/1.*2026Opened.*5.*2026/);
    await expect.element(row('Ann Other')).toMatchTextContent(/1.*2026Invited.*2.*2026/);
    await table.getByRole('button', { name: 'Joined' }).click();
    await expect.poll(address).toMatch(/sort=(oldest|newest)$/);
  });

  it('is filtered by status and module, which are in the address', async ({ open, server }) => {
    server.answer(listModules, [adminModule]);
    const { address } = open('/admin/track-trainee?company=3&page=2');
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOptions('failed');
    await expect.poll(address).toBe('/admin/track-trainee?company=3&status=failed');
    const module = page.getByRole('combobox', { name: 'Status in module' });
    await module.selectOptions(`In ${adminModule.name}`);
    const { id } = adminModule;
    await expect.poll(address).toBe(`/admin/track-trainee?company=3&module=${id}&status=failed`);
    await expect
      .poll(() => server.received(listTrainees).at(-1)?.query)
      .toMatchObject({ company: 3, module: id, status: 'failed', page: 1 });
  });

  it('is filtered by a group of the company, which is in the address', async ({ open, server }) => {
    server.answer(listGroups, [kitchen, bar]);
    server.answer(createProgressExport, refusal('UNAVAILABLE', 'Too busy.'));
    const { address } = open('/admin/track-trainee?company=3&page=2');
    await group.selectOptions('In no group');
    await expect.poll(address).toBe('/admin/track-trainee?company=3&group=none');
    await group.selectOptions('Kitchen');
    await expect.poll(address).toBe('/admin/track-trainee?company=3&group=5');
    await expect
      .poll(() => server.received(listTrainees).at(-1)?.query)
      .toMatchObject({ company: 3, group: 5, page: 1 });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    await expect
      .poll(() => server.received(createProgressExport)[0]?.body)
      .toMatchObject({ company: 3, group: 5 });
    await userEvent.keyboard('{Escape}');
    await page.getByRole('combobox', { name: 'Company' }).fill('All comp');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/admin/track-trainee');
    await expect.element(group).not.toBeInTheDocument();
  });

  it('offers no group if the company has none', async ({ open, server }) => {
    open('/admin/track-trainee?company=3');
    await expect.element(row('Tina Trainee')).toBeVisible();
    await expect.poll(() => server.received(listGroups)).toHaveLength(1);
    await expect.element(group).not.toBeInTheDocument();
    await expect.element(list.getByRole('list', { name: 'Groups' })).not.toBeInTheDocument();
  });

  it('leads on from a group that was deleted', async ({ open, server }) => {
    server.answer(listTrainees, reply([], { total: 0 }));
    const { address } = open('/admin/track-trainee?company=3&group=99');
    await expect.element(group).toHaveDisplayValue('In a deleted group');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(address).toBe('/admin/track-trainee');
  });

  it.for([1280, 320])(
    'shows three groups of each trainee, %d px wide',
    async (width, { open, server, resize }) => {
      const groups = [bar, kitchen, { id: 7, name: 'Night shift' }, { id: 8, name: 'Zoo' }];
      server.answer(listTrainees, reply([{ ...tina, groups }, ann], { total: 2 }));
      await resize(width, 900);
      const { address } = open('/admin/track-trainee?status=stuck');
      const chips = list.getByRole('list', { name: 'Groups' });
      await expect.element(chips).toBeVisible();
      expect(chips.elements()).toHaveLength(1);
      await expect.element(chips.getByRole('link').nth(2)).toHaveTextContent('Night shift');
      await expect.element(chips).toMatchTextContent(/\+1Zoo$/);
      await chips.getByRole('link', { name: 'Kitchen' }).click();
      await expect.poll(address).toBe('/admin/track-trainee?company=3&group=5&status=stuck');
    },
  );

  it('stays on the page of the company when a group is pressed', async ({
    open: _,
    show,
    server,
  }) => {
    server.answer(listGroups, [kitchen, bar]);
    server.answer(listTrainees, reply([{ ...tina, groups: [kitchen] }], { total: 1 }));
    const at = '/admin/company-modules/3/trainees';
    const { address } = show(
      <TraineeList companyId={3} tiles={() => null} certificates={() => null} />,
      { at, path: at },
    );
    await list.getByRole('link', { name: 'Kitchen' }).click();
    await expect.poll(address).toBe(`${at}?group=5`);
    await expect.element(group).toHaveValue('5');
  });

  it('shows a choice at once, and keeps it if the next one is faster than the page', async ({
    open,
  }) => {
    const processor = Promise.withResolvers<void>();
    /** Holds back the rendering of a changed address, as a slow processor does. */
    function SlowRendering() {
      if (useLocation().search !== '') use(processor.promise);
      return null;
    }
    const { address } = open('/admin/track-trainee', <SlowRendering />);
    const status = page.getByRole('combobox', { name: 'Status', exact: true });
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await status.selectOptions('failed');
    await expect.element(status).toHaveValue('failed');
    await sort.selectOptions('newest');
    await expect.element(sort).toHaveValue('newest');
    await expect.poll(address).toBe('/admin/track-trainee?status=failed&sort=newest');
    processor.resolve();
    await expect.element(row('Tina Trainee')).toBeVisible();
    await expect.element(status).toHaveValue('failed');
    await expect.element(sort).toHaveValue('newest');
  });

  it('leads on when no trainee has the status', async ({ open, server }) => {
    server.answer(listTrainees, ({ query }) =>
      query.status === undefined ? reply([tina], { total: 1 }) : reply([], { total: 0 }),
    );
    const { address } = open('/admin/track-trainee?status=stuck');
    await expect.element(page.getByText('No trainee matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(row('Tina Trainee')).toBeVisible();
    await expect.poll(address).toBe('/admin/track-trainee');
  });

  it('marks those whose last try failed and those who are stuck', async ({ open, server }) => {
    const failed = { ...tina, status: 'failed', isStuck: true } as const;
    server.answer(listTrainees, reply([failed, ann], { total: 2 }));
    open();
    await expect.element(row('Tina Trainee').getByText('Failed last try')).toBeVisible();
    await expect.element(row('Tina Trainee').getByText('Stuck')).toBeVisible();
    await expect.element(row('Ann Other').getByText('Stuck')).not.toBeInTheDocument();
  });

  it.for([
    ['Progress', 'progress'],
    ['Avg. score', 'score'],
    ['Last active', 'active'],
  ] as const)('is sorted by the heading %s', async ([heading, sort], { open }) => {
    const { address } = open();
    const header = table.getByRole('columnheader', { name: heading });
    await header.getByRole('button').click();
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(address).toBe(`/admin/track-trainee?sort=${sort}`);
    await header.getByRole('button').click();
    await expect.element(header).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(address).toBe(`/admin/track-trainee?sort=-${sort}`);
  });

  it('has the shape of the list while it loads', async ({ open, server }) => {
    const answer = server.hold(listTrainees);
    open();
    await expect.element(page.getByText('Loading trainees…')).toBeInTheDocument();
    await expect.element(table).not.toBeInTheDocument();
    answer(reply([tina], { total: 1 }));
    await expect.element(row('Tina Trainee')).toBeVisible();
    await expect.element(page.getByText('Showing 1 trainee')).toBeVisible();
    await expect.element(pages).not.toBeInTheDocument();
  });

  it('turns its pages and says so in the address', async ({ open, server }) => {
    const { address } = open();
    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect.element(row('Ann Other')).not.toBeInTheDocument();
    await expect.element(pages.getByText('Page 2 of 3')).toBeVisible();
    await expect.poll(address).toBe('/admin/track-trainee?page=2');
    await pages.getByRole('button', { name: 'Page 3' }).click();
    await expect.element(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
    const asked = () => server.received(listTrainees).map(({ query }) => query.page);
    await expect.poll(() => [...new Set(asked())]).toEqual([1, 2, 3]);
  });

  it('goes to the last page there is when the address names a later one', async ({
    open,
    server,
  }) => {
    server.answer(listTrainees, ({ query }) =>
      reply((query.page ?? 1) > 2 ? [] : [tina], { total: 12 }),
    );
    const { address } = open('/admin/track-trainee?page=9');
    await expect.poll(address).toBe('/admin/track-trainee?page=2');
    await expect.element(row('Tina Trainee')).toBeVisible();
  });

  it('is sorted by the heading of the table and by the choice above it', async ({
    open,
    server,
  }) => {
    const { address } = open('/admin/track-trainee?page=2');
    const heading = table.getByRole('columnheader', { name: /Trainee/ });
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.getByRole('button').click();
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(address).toBe('/admin/track-trainee?sort=-name');
    await page.getByLabelText('Sort by').selectOptions('Newest first');
    await expect.element(heading).not.toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => server.received(listTrainees).at(-1)?.query.sort).toBe('newest');
  });

  it('searches for what is typed, from the first page on', async ({ open, server }) => {
    const { address } = open('/admin/track-trainee?page=2');
    await search.fill('tina');
    await expect.poll(address).toBe('/admin/track-trainee?search=tina');
    await expect.element(page.getByText('23 trainees found')).toBeInTheDocument();
    await expect
      .poll(() => server.received(listTrainees).at(-1)?.query)
      .toMatchObject({ search: 'tina', page: 1 });
  });

  it('offers to clear a search that finds nothing', async ({ open, server }) => {
    server.answer(listTrainees, ({ query }) =>
      query.search === undefined ? reply([tina], { total: 1 }) : reply([], { total: 0 }),
    );
    const { address } = open('/admin/track-trainee?search=xyz');
    await expect.element(page.getByText(/No name, email or company contains “xyz”/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect.element(row('Tina Trainee')).toBeVisible();
    await expect.element(list).toHaveFocus();
    await expect.element(search).toHaveValue('');
    await expect.poll(address).toBe('/admin/track-trainee');
  });

  it('shows the trainees of one company with its sign-up link, and leads back to all', async ({
    open,
    server,
  }) => {
    server.answer(getCompanySettings, { ...settingsOfAcme, link: 'of-globex', listed: false });
    server.answer(listTrainees, ({ query }) =>
      query.company === 4 ? reply([], { total: 0 }) : reply([tina], { total: 1 }),
    );
    open();
    const company = page.getByRole('combobox', { name: 'Company' });
    await company.fill('glo');
    await page.getByRole('option', { name: 'Globex' }).click();
    await expect.element(page.getByText(/^This company has no trainees yet\./)).toBeVisible();
    await expect
      .element(page.getByLabelText('Sign-up link'))
      .toHaveValue(`${location.origin}/signup-trainee/of-globex`);
    await page.getByRole('button', { name: 'Show all companies' }).click();
    await expect.element(row('Tina Trainee')).toBeVisible();
  });

  it('says that the company of the filter was deleted', async ({ open, server }) => {
    server.answer(listTrainees, ({ query }) =>
      query.company === 9 ? reply([], { total: 0 }) : reply([tina], { total: 1 }),
    );
    open('/admin/track-trainee?company=9');
    const company = page.getByRole('combobox', { name: 'Company' });
    await expect.element(company).toHaveValue('Deleted company');
    await expect.element(list.getByText('This company was deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all companies' }).click();
    await expect.element(row('Tina Trainee')).toBeVisible();
    await expect.element(company).toHaveValue('All companies');
  });

  it('says that the module of the filter was deleted, once that is known', async ({
    open,
    server,
  }) => {
    const answer = server.hold(listModules);
    open('/admin/track-trainee?company=3&module=99&status=failed');
    const module = page.getByRole('combobox', { name: 'Status in module' });
    await expect.element(module).toHaveDisplayValue('In the chosen module');
    answer([adminModule]);
    await expect.element(module).toHaveDisplayValue('In a deleted module');
    await module.selectOptions('In the whole training');
    await expect.element(module).toHaveDisplayValue('In the whole training');
    await expect
      .poll(() => server.received(listTrainees).at(-1)?.query)
      .not.toHaveProperty('module');
  });

  it('leads to the companies while there is none to sign up for', async ({ open, server }) => {
    server.answer(listCompanies, []);
    server.answer(listTrainees, reply([], { total: 0 }));
    open();
    await expect.element(list.getByText('No trainees found.')).toBeVisible();
    const link = list.getByRole('link', { name: 'Add a company first' });
    await expect.element(link).toHaveAttribute('href', '/admin/company-modules');
    expect(list.getByRole('textbox', { name: 'Sign-up link' }).elements()).toEqual([]);
  });

  it('offers the sign-up link when there is no trainee', async ({ open, server }) => {
    server.answer(listTrainees, reply([], { total: 0 }));
    open();
    await expect
      .element(page.getByLabelText('Sign-up link'))
      .toHaveValue(`${location.origin}/signup-trainee`);
  });

  it('says that it could not be read and tries again', async ({ open, server }) => {
    server.answer(listTrainees, refusal('INTERNAL', 'Something broke'));
    open();
    await expect.element(page.getByText('Failed to load trainees')).toBeVisible();
    await expect.element(page.getByText('Something broke')).toBeVisible();
    server.answer(listTrainees, reply([tina], { total: 1 }));
    await list.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row('Tina Trainee')).toBeVisible();
  });

  it('keeps what was read when it cannot be read again', async ({ open, server }) => {
    open();
    await expect.element(row('Tina Trainee')).toBeVisible();
    server.answer(listTrainees, NO_CONNECTION);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(list.getByText(/The server cannot be reached/)).toBeVisible();
    await expect.element(row('Tina Trainee')).toBeVisible();
  });

  it('gives the focus back to the row whose change was cancelled', async ({ open }) => {
    open();
    const edit = page.getByRole('button', { name: 'Edit Tina Trainee' });
    await edit.click();
    await expect.element(page.getByLabelText('Full name')).toHaveValue('Tina Trainee');
    await userEvent.keyboard('{Escape}');
    await expect.element(edit).toHaveFocus();
  });

  it('shows a new trainee of whom the answer was lost', async ({ open, server }) => {
    server.answer(createTrainee, NO_CONNECTION);
    open('/admin/track-trainee?company=4');
    await page.getByRole('button', { name: 'Add Trainee' }).click();
    await page.getByLabelText('Full name').fill('Lost Reply');
    await page.getByLabelText('Email').fill('lost@globex.example');
    server.answer(listTrainees, reply([{ ...ann, name: 'Lost Reply' }], { total: 1 }));
    await page.getByRole('dialog').getByRole('button', { name: 'Add trainee' }).click();
    // The dialog is in front of it.
    await expect.element(page.getByText('Lost Reply', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByLabelText('Full name')).toHaveValue('Lost Reply');
  });

  it('loses the row of a deleted trainee and takes the focus', async ({ open, server }) => {
    server.answer(deleteTrainee, { success: true, message: 'Trainee deleted', deletionId: 41 });
    open();
    await page.getByRole('button', { name: 'Delete Tina Trainee' }).click();
    server.answer(listTrainees, reply([ann], { total: 1 }));
    const confirmation = page.getByRole('alertdialog');
    await confirmation.getByRole('button', { name: /^Delete/ }).click();
    await expect.element(toasts.getByText(/deleted/)).toBeVisible();
    await expect.element(row('Tina Trainee')).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
    expect(server.received(deleteTrainee)).toEqual([{ params: { id: 7 } }]);
  });

  it('keeps the row of a trainee who could not be deleted', async ({ open, server }) => {
    server.answer(deleteTrainee, refusal('INTERNAL', 'Something broke'));
    open();
    const button = page.getByRole('button', { name: 'Delete Tina Trainee' });
    await button.click();
    const confirmation = page.getByRole('alertdialog');
    await confirmation.getByRole('button', { name: /^Delete/ }).click();
    await expect.element(confirmation.getByRole('alert')).toMatchTextContent(/Something broke/);
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(row('Tina Trainee')).toBeVisible();
  });
});
