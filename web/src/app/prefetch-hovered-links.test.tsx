import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { prefetchHoveredLinks } from './prefetch-hovered-links.ts';

const it = screenIt.extend('links', ({ show }, { onCleanup }) => {
  const loaded: string[] = [];
  const failing = new Set<string>();
  const pageOf = (path: string) => ({
    path,
    async lazy() {
      loaded.push(path);
      if (failing.has(path)) throw new Error('There is no network.');
      return {};
    },
  });
  const waiting: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((work) => waiting.push(work));
  onCleanup(prefetchHoveredLinks([pageOf('/near'), pageOf('/other')]));
  show(
    <>
      <a href="https://elsewhere.example/other">Elsewhere</a>
      <a href="/near?from=here">
        <span>Near</span> <span>page</span>
      </a>
      <a href="/other">Other</a>
    </>,
  );
  return {
    loaded,
    failing,
    async focus(name: string): Promise<void> {
      const link = page.getByRole('link', { name });
      await expect.element(link).toBeVisible();
      (link.element() as HTMLElement).focus();
    },
    /** Lets the browser be idle, for the first time after the last event. Returns how often this was awaited. */
    async beIdle(): Promise<number> {
      await expect.poll(() => waiting).not.toEqual([]);
      const due = waiting.splice(0);
      for (const work of due) work({ didTimeout: false, timeRemaining: () => 50 });
      return due.length;
    },
  };
});

it('loads the page of a link when the browser is idle, once', async ({ links }) => {
  const { loaded, focus, beIdle } = links;
  await focus('Elsewhere');
  await focus('Near page');
  await page.getByText('Near').hover();
  await page.getByText('page').hover();
  expect(loaded).toEqual([]);
  expect(await beIdle()).toBe(1);
  expect(loaded).toEqual(['/near']);

  await focus('Elsewhere');
  await focus('Near page');
  await focus('Other');
  expect(await beIdle()).toBe(1);
  expect(loaded).toEqual(['/near', '/other']);
});

it('loads a page again that could not be loaded', async ({ links }) => {
  const { loaded, failing, focus, beIdle } = links;
  failing.add('/near');
  await focus('Near page');
  await beIdle();
  await focus('Elsewhere');
  await focus('Near page');
  await beIdle();
  expect(loaded).toEqual(['/near', '/near']);
});
