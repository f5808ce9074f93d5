import { getUnreadCount } from '@portal/contract/chat';
import { countPendingHelp } from '@portal/contract/help';
import type { NamedScope } from '@portal/contract/reach';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { adminWithin, asAdmin, limitedAdmin } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { storeViewedReach } from '../platform/storage/viewed-reach.ts';
import { PortalWideOnly } from './portal-wide-only.tsx';
import { SeenPart } from './seen-part.tsx';
import { NavigationList } from './sidebar.tsx';

const company = (id: number, rights: NamedScope['rights'], companyName = `Company ${id}`) => ({
  companyId: id,
  companyName,
  rights,
});

const EVERY_ADMIN = [
  'Trainee Management',
  'Reports',
  'Help Requests',
  'Feedback',
  'Chat',
  'Activity',
];

const kinds = [
  ['an admin who sees everything', asAdmin, ['Training Modules', 'Admins', 'Signed Log', 'Trash']],
  ['People of a group', limitedAdmin, ['Company', 'Trash']],
  ['Read of a company', adminWithin(company(3, 'read')), ['Company']],
  ['Training of a company', adminWithin(company(3, 'training')), ['Company', 'Admins', 'Trash']],
  [
    'People of two companies',
    adminWithin(company(3, 'people'), company(4, 'read')),
    ['Training Modules', 'Trash'],
  ],
  ['a limited admin without any company', adminWithin(), ['Training Modules']],
] as const;

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

describe('the navigation', () => {
  it.for(kinds)('of %s', async ([, user, own], { show, server, signIn }) => {
    server.answer(getUnreadCount, () => ({ unreadCount: 0 }));
    server.answer(countPendingHelp, () => ({ pendingCount: 0 }));
    signIn(user);
    show(<NavigationList user={user} />);
    await expect.poll(() => links().toSorted()).toEqual([...EVERY_ADMIN, ...own].toSorted());
  });

  it('leads to the only company, whose pages mark it', async ({ show, server, signIn }) => {
    server.answer(getUnreadCount, () => ({ unreadCount: 0 }));
    server.answer(countPendingHelp, () => ({ pendingCount: 0 }));
    signIn(limitedAdmin);
    show(<NavigationList user={limitedAdmin} />, {
      at: '/admin/company-modules/3/trainees',
      handle: { section: '/admin/company-modules' },
    });
    const entry = page.getByRole('link', { name: 'Company' });
    await expect.element(entry).toHaveAttribute('href', '/admin/company-modules/3/modules');
    await expect.element(entry).toHaveAttribute('aria-current', 'true');
  });

  it('has nothing of the own account in the view of another admin', async ({
    show,
    server,
    signIn,
  }) => {
    server.answer(countPendingHelp, () => ({ pendingCount: 0 }));
    storeViewedReach({ viewerId: asAdmin.id, scopes: [company(3, 'read')] });
    signIn(asAdmin);
    show(<NavigationList user={limitedAdmin} />);
    await expect.element(page.getByRole('link', { name: 'Reports' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Chat' })).not.toBeInTheDocument();
  });
});

describe('a page about the whole portal', () => {
  it('is refused to a limited admin', async ({ show, signIn }) => {
    const at = '/admin/ledger';
    signIn(asAdmin);
    const { address } = show(<PortalWideOnly />, { at, path: at });
    expect(address()).toBe(at);
    signIn(limitedAdmin);
    await expect.poll(address).toBe('/unauthorized');
  });
});

describe('the sentence about what an admin sees', () => {
  const seen = (user: typeof asAdmin) => <SeenPart reach={user.reach} />;

  it('names companies and groups', async ({ show }) => {
    show(seen(limitedAdmin));
    await expect.element(page.getByText('You see:')).toBeVisible();
    await expect
      .element(page.getByRole('paragraph'))
      .toMatchTextContent(/You see: .?Acme – .?Kitchen/);
    show(seen(adminWithin()));
    await expect.element(page.getByText(/You see nothing at present/)).toBeVisible();
  });

  it('unfolds a long list', async ({ show }) => {
    show(seen(adminWithin(...[1, 2, 3, 4, 5].map((id) => company(id, 'read')))));
    const summary = page.getByText('3 more');
    await expect.element(page.getByText('Company 5')).not.toBeVisible();
    await summary.click();
    await expect.element(page.getByText('Company 5')).toBeVisible();
  });

  it('is not shown to others', async ({ show }) => {
    show(
      <>
        {seen(asAdmin)}
        <p>end</p>
      </>,
    );
    await expect.element(page.getByText('end')).toBeVisible();
    await expect.element(page.getByText('You see')).not.toBeInTheDocument();
  });
});
