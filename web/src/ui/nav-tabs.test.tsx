import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { NavTabs } from './nav-tabs.tsx';

const TABS = ['Modules', 'Trainees', 'Groups', 'Progress', 'Help', 'Feedback', 'Settings'].map(
  (label) => ({
    to: `/${label.toLowerCase()}`,
    label,
  }),
);

const nav = page.getByRole('navigation', { name: 'Parts of Acme' });

/** Whether the link is completely in the visible part of the tabs. */
function isInView(label: string): boolean {
  const frame = nav.element().getBoundingClientRect();
  const link = nav.getByRole('link', { name: label }).element().getBoundingClientRect();
  return link.left >= frame.left && link.right <= frame.right;
}

describe('tabs that are wider than the window', () => {
  it('show the current one, also after a change', async ({ show }) => {
    show(
      <div className="w-72">
        <NavTabs label="Parts of Acme" tabs={TABS} />
      </div>,
      { at: '/settings' },
    );
    await expect.element(nav).toBeVisible();
    await expect.poll(() => [isInView('Settings'), isInView('Modules')]).toEqual([true, false]);
    nav.element().scrollLeft = 0;
    await nav.getByRole('link', { name: 'Modules' }).click();
    await expect.poll(() => isInView('Modules')).toBe(true);
  });

  it('show the current one after the window has become narrower', async ({ show }) => {
    show(<NavTabs label="Parts of Acme" tabs={TABS} />, { at: '/settings' });
    await expect.element(nav).toBeVisible();
    const frame = nav.element().parentElement;
    frame?.style.setProperty('width', '40rem');
    await expect.poll(() => isInView('Settings')).toBe(true);
    frame?.style.setProperty('width', '16rem');
    await expect.poll(() => [isInView('Settings'), isInView('Modules')]).toEqual([true, false]);
  });
});
