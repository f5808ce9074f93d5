import type { OwnUser } from '@portal/contract/accounts';
import { listCompanies } from '@portal/contract/companies';
import { listGroups } from '@portal/contract/groups';
import { listModules } from '@portal/contract/modules';
import { listAttemptsOfTrainee, listRuns } from '@portal/contract/runs';
import { getTraineeProgress, listTrainees, type Trainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#web/platform/routing/paths.ts';
import { reply } from '#web/testing/fake-server.ts';
import { bar, kitchen, ofAcme, ofBoth, ofKitchen } from '#web/testing/limited-admins.ts';
import { acme, globex, tina } from '#web/testing/records.ts';
import { currentRun, tinasProgress } from '#web/testing/run-records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { TraineeDetailPage } from './trainee-detail-page.tsx';
import { TraineeListPage } from './trainee-list-page.tsx';

const member: Trainee = { ...tina, groups: [bar, kitchen] };
const bob = { ...tina, id: 8, name: 'Bob', email: 'bob@globex.example', company: globex };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  server.answer(listGroups, [kitchen]);
  server.answer(listModules, []);
  return (user: OwnUser, companies = [acme], trainees = [member]) => {
    signIn(user);
    server.answer(listCompanies, companies);
    server.answer(listTrainees, reply(trainees, { total: trainees.length }));
    show(<TraineeListPage tiles={() => null} certificates={() => null} />, {
      at: paths.trainees,
      path: paths.trainees,
    });
  };
});

const rows = page.getByRole('table', { name: 'Trainees and their progress' }).getByRole('row');
const rowOf = (name: string) => rows.filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => rowOf('Tina').getByRole('link', { name, exact: true });
const bulk = page.getByRole('region', { name: 'Selection' });

describe('the list of trainees', () => {
  it('has nothing that changes them for an admin with Read', async ({ open }) => {
    open(ofAcme('read'));
    await expect.element(rowOf('Tina')).toBeVisible();
    await expect.element(button('Export')).toBeInTheDocument();
    for (const absent of ['Add Trainee', 'Import', 'Edit Tina Trainee', 'Delete Tina Trainee'])
      await expect.element(button(absent)).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  });

  it('is about the only company, and leads to members of the own groups', async ({
    open,
    server,
  }) => {
    open(ofKitchen('people'));
    await expect.element(link('Kitchen')).toBeVisible();
    await expect.element(link('Bar')).not.toBeInTheDocument();
    await expect.element(rowOf('Tina').getByText('Bar')).toBeVisible();
    expect(server.received(listTrainees)[0]?.query).toMatchObject({ company: acme.id });
    await expect.element(page.getByText('Company', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Group')).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Select Tina Trainee' }).click();
    await expect.element(bulk.getByRole('button', { name: 'Remove from group…' })).toBeVisible();
    for (const absent of ['Move to another company', 'Add to group…'])
      await expect.element(bulk.getByRole('button', { name: absent })).not.toBeInTheDocument();
  });

  it('changes those of the companies in which the admin may', async ({ open }) => {
    open(ofBoth('people', 'read'), [acme, globex], [tina, bob]);
    await expect.element(button('Edit Tina Trainee')).toBeVisible();
    await expect.element(button('Edit Bob')).not.toBeInTheDocument();
    await expect.element(rowOf('Bob').getByRole('checkbox')).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect.element(bulk.getByText('1 trainee selected')).toBeVisible();
    await expect.element(bulk.getByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  });
});

describe('the page of a trainee', () => {
  const actions = ['Train again', 'Edit', 'Send reset link', 'Delete', 'Open .* again'];
  const tries = {
    moduleId: 5,
    retryAt: null,
    isBlocked: true,
    made: 3,
    failed: 3,
    passedAtTry: null,
  };

  it.for([
    { user: ofKitchen('people'), mayChange: true, isLinked: false },
    { user: ofKitchen('read'), mayChange: false, isLinked: false },
    { user: ofAcme('read'), mayChange: false, isLinked: true },
    { user: ofAcme('training'), mayChange: true, isLinked: true },
  ])(
    'offers what the admin may do: %#',
    async ({ user, mayChange, isLinked }, { server, signIn, show }) => {
      signIn(user);
      server.answer(getTraineeProgress, { ...tinasProgress, groups: [kitchen], tries: [tries] });
      server.answer(listRuns, [currentRun]);
      server.answer(listAttemptsOfTrainee, reply([], { next: null }));
      const { pattern } = paths.trainee;
      show(<TraineeDetailPage evidence={() => null} certificates={() => null} />, {
        at: paths.trainee.to(7),
        path: pattern,
      });
      await expect.element(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
      for (const name of actions) {
        const action = page.getByRole('button', { name: new RegExp(`^${name}`) });
        if (mayChange) await expect.element(action).toBeInTheDocument();
        else await expect.element(action).not.toBeInTheDocument();
      }
      const module = page.getByRole('link', { name: 'Welcome' });
      if (isLinked) await expect.element(module).toBeVisible();
      else await expect.element(module).not.toBeInTheDocument();
    },
  );
});
