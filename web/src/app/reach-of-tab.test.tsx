import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { adminWithin, limitedAdmin } from '#web/testing/records.ts';
import { it, toasts } from '#web/testing/screen-test.tsx';
import { session } from '../platform/session/session-store.ts';
import { useReachNotice } from './use-reach-notice.ts';
import { ViewBanner } from './view-banner.tsx';

const kitchen = {
  companyId: 3,
  companyName: 'Acme',
  groupId: 31,
  groupName: 'Kitchen',
  rights: 'people',
} as const;
const globex = { companyId: 4, companyName: 'Globex', rights: 'read' } as const;

it('names above each page whose view it is', async ({ show }) => {
  show(<ViewBanner scopes={[kitchen, globex]} />);
  const banner = page.getByRole('region', { name: 'The view of another admin' });
  await expect
    .element(banner)
    .toMatchTextContent(
      /You see what a limited admin with “.?Acme – .?Kitchen.? and .?Globex.?” sees\. Nothing can be changed\./,
    );
  await expect.element(banner.getByRole('button', { name: 'Close' })).toBeVisible();
});

it('says that another admin has changed the reach, not that a company has another name', async ({
  show,
  signIn,
}) => {
  function Page() {
    useReachNotice();
    return <p>page</p>;
  }
  signIn(limitedAdmin);
  show(<Page />);
  await expect.element(page.getByText('page')).toBeVisible();
  session.update(adminWithin({ ...kitchen, companyName: 'Acme Ltd' }));
  session.update(adminWithin({ ...kitchen, companyName: 'Acme Ltd' }, globex));
  await expect.element(toasts.getByText('What you see was changed by an admin.')).toBeVisible();
  await expect.element(toasts.getByRole('listitem')).toHaveLength(1);
});
