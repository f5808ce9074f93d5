import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { adminModule } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { ModuleRow } from './module-row.tsx';

const row = (videos: typeof adminModule.videos) => (
  <ol>
    <ModuleRow
      module={{ ...adminModule, videos }}
      number={1}
      hasPosters={false}
      link={{ to: '/module' }}
      editLink={{ to: '/edit' }}
      onDelete={() => undefined}
    />
  </ol>
);

it('keeps the warning about a video that some browsers do not play', async ({ show }) => {
  const warning = 'Many browsers will play this video without its sound.';
  show(row(adminModule.videos.map((video) => ({ ...video, warning }))));
  await expect.element(page.getByText(warning)).toBeVisible();
});

it('says nothing about a video that all browsers play', async ({ show }) => {
  show(row(adminModule.videos));
  await expect.element(page.getByRole('link', { name: adminModule.name })).toBeVisible();
  await expect.element(page.getByText(/browsers/)).not.toBeInTheDocument();
});

it('leads to the insight of its module', async ({ show }) => {
  show(row(adminModule.videos));
  await expect
    .element(page.getByRole('link', { name: `Insight of ${adminModule.name}` }))
    .toHaveAttribute('href', `/admin/modules/${adminModule.id}/insight`);
});
