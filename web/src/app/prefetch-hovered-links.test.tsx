import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { prefetchHoveredLinks } from './prefetch-hovered-links.ts';

it('loads the page of a link after the frame that shows its focus', async ({ show }) => {
  const loaded: string[] = [];
  const pageOf = (path: string) => ({
    path,
    lazy: async () => {
      loaded.push(path);
      return {};
    },
  });
  onTestFinished(prefetchHoveredLinks([pageOf('/near'), pageOf('/other')]));
  show(
    <>
      <a href="https://elsewhere.example/other">Elsewhere</a>
      <a href="/near?from=here">Near</a>
    </>,
  );
  const focus = async (name: string) => {
    const link = page.getByRole('link', { name });
    await expect.element(link).toBeVisible();
    (link.element() as HTMLElement).focus();
  };
  await focus('Elsewhere');
  await focus('Near');
  expect(loaded).toEqual([]);
  await expect.poll(() => loaded).toEqual(['/near']);
});
