import type { ReactNode } from 'react';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  dismissFirstSteps,
  isFirstStepsDismissed,
  isProgressSeen,
  markProgressSeen,
} from '#web/platform/storage/first-steps.ts';
import { acme, asAdmin, globex } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { FirstSteps } from './first-steps.tsx';

const empty = { ...acme, moduleCount: 0, traineeCount: 0 };
const MODULES = '/admin/company-modules/3/modules';
const PROGRESS = '/admin/company-modules/3/progress';

const it = screenIt.extend('signedIn', { auto: true }, ({ signIn }) => signIn(asAdmin));

const card = page.getByRole('region', { name: 'First steps' });
const step = (index: number) => card.getByRole('listitem').nth(index);
const done = (index: number) => step(index).getByText('Done', { exact: true });
const heading = page.getByRole('heading', { name: 'Acme' });

/** With a heading, which shows that the page was rendered. */
const withHeading = (steps: ReactNode) => (
  <>
    <h1>Acme</h1>
    {steps}
  </>
);

describe('the first steps', () => {
  it('lead to where each is done, in their order', async ({ show }) => {
    const shown = show(<FirstSteps company={empty} hasProgress={false} />, { at: MODULES });
    await expect.element(step(0)).toHaveTextContent('Add a training module');
    await expect.element(step(1)).toHaveTextContent('Bring in people by the sign-up link');
    await expect.element(step(2)).toHaveTextContent('See their progress');
    await expect.element(card.getByText('Done', { exact: true })).not.toBeInTheDocument();
    await step(1).getByRole('link').click();
    await expect.poll(shown.address).toBe('/admin/company-modules/3/settings');
  });

  it('mark what is done', async ({ show }) => {
    show(<FirstSteps company={{ ...empty, moduleCount: 1 }} hasProgress={false} />, {
      at: MODULES,
    });
    await expect.element(done(0)).toBeVisible();
    await expect.element(done(1)).not.toBeInTheDocument();
  });

  it('stay while the open progress has nothing to see', async ({ show }) => {
    show(<FirstSteps company={acme} hasProgress={false} />, { at: PROGRESS });
    await expect.element(done(1)).toBeVisible();
    await expect.element(done(2)).not.toBeInTheDocument();
    expect(isProgressSeen(acme.id)).toBe(false);
  });

  it('end when the progress is opened after a trainee has begun', async ({ show }) => {
    const { address } = show(<FirstSteps company={acme} hasProgress />, { at: MODULES });
    await step(2).getByRole('link').click();
    await expect.poll(address).toBe(PROGRESS);
    await expect.element(card).not.toBeInTheDocument();
    await expect.poll(() => isProgressSeen(acme.id)).toBe(true);
    expect(isProgressSeen(globex.id)).toBe(false);
  });

  it('are not shown again after that', async ({ show }) => {
    markProgressSeen(acme.id);
    show(withHeading(<FirstSteps company={acme} hasProgress />), { at: MODULES });
    await expect.element(heading).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });

  it('can be dismissed', async ({ show }) => {
    show(<FirstSteps company={empty} hasProgress={false} />, { at: MODULES });
    await card.getByRole('button', { name: 'Dismiss first steps' }).click();
    await expect.element(card).not.toBeInTheDocument();
    expect(isFirstStepsDismissed()).toBe(true);
  });

  it('stay dismissed', async ({ show }) => {
    dismissFirstSteps();
    show(withHeading(<FirstSteps company={empty} hasProgress={false} />), { at: MODULES });
    await expect.element(heading).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });
});
