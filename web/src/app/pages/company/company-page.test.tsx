import { listCompanies } from '@portal/contract/companies';
import { listTrainees } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#web/platform/routing/paths.ts';
import { reply } from '#web/testing/fake-server.ts';
import { ofAcme, ofBoth, ofKitchen } from '#web/testing/limited-admins.ts';
import { acme, asAdmin, globex } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { Component as CompaniesPage } from '../company-modules-page.tsx';
import { Component as CompanyPage } from './company-page.tsx';

const WHOLE = ['Modules', 'Trainees', 'Groups', 'Progress', 'Help', 'Feedback', 'Settings'];
const GROUP = ['Trainees', 'Groups', 'Progress', 'Help', 'Feedback'];
const path = `${paths.companyModules.pattern}/:companyId/*`;
const tabs = page.getByRole('navigation', { name: 'Parts of Acme' }).getByRole('link');
const back = page.getByRole('link', { name: 'Back to Companies' });

it.for([
  { who: 'who sees everything', user: asAdmin, names: WHOLE, opens: 'modules', isAlone: false },
  { who: 'with Read', user: ofAcme('read'), names: WHOLE, opens: 'modules', isAlone: true },
  { who: 'of two', user: ofBoth('read', 'people'), names: WHOLE, opens: 'modules', isAlone: false },
  { who: 'of a group', user: ofKitchen('people'), names: GROUP, opens: 'trainees', isAlone: true },
])(
  'an admin $who sees the tabs of the own part of a company',
  async (each, { show, server, signIn }) => {
    const { user, names, opens, isAlone } = each;
    signIn(user);
    server.answer(listCompanies, [acme, globex]);
    server.answer(listTrainees, reply([], { total: 0 }));
    const { address } = show(<CompanyPage />, { at: paths.company.to(acme.id), path });
    await expect.element(tabs.first()).toBeVisible();
    expect(tabs.elements().map(({ textContent }) => textContent)).toEqual(names);
    expect(address()).toBe(paths.company.to(acme.id, opens));
    if (isAlone) await expect.element(back).not.toBeInTheDocument();
    else await expect.element(back).toBeVisible();
  },
);

it('the list of companies leads to the only one that an admin sees', async ({
  show,
  server,
  signIn,
}) => {
  signIn(ofKitchen('read'));
  server.answer(listCompanies, [acme]);
  const at = paths.companyModules.to();
  const { address } = show(<CompaniesPage />, { at, path: at });
  await expect.poll(address).toBe(paths.company.to(acme.id));
});
