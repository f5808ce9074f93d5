import { VIDEO_PROBLEMS_MAX } from '@portal/contract/limits';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { adminModule } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { ModuleRow } from './module-row.tsx';

const row = (videos: typeof adminModule.videos) => (
  <ol>
    <ModuleRow
      module={{ ...adminModule, videos }}
      mayChange
      number={1}
      hasPosters={false}
      link={{ to: '/module' }}
      editLink={{ to: '/edit' }}
      onDelete={() => undefined}
    />
  </ol>
);

it('keeps the warning about a video that some browsers do not play', async ({ show }) => {
  const warning = /^Many browsers will play this video without its sound\./;
  show(row(adminModule.videos.map((video) => ({ ...video, playbackLimit: 'sound' }))));
  await expect.element(page.getByText(warning)).toBeVisible();
});

it('says how many trainees a video has failed, beside the warning', async ({ show }) => {
  const warning = /^Many browsers will not play this video's picture format\./;
  const problems = { cannotFinish: 1, noPicture: 5 };
  show(row(adminModule.videos.map((video) => ({ ...video, playbackLimit: 'picture', problems }))));
  await expect.element(page.getByText(warning)).toBeVisible();
  await expect.element(page.getByText('5 trainees saw no picture.')).toBeVisible();
  await expect.element(page.getByText('1 trainee could not finish this video.')).toBeVisible();
});

it('counts the trainees up to the number of reports that are kept', async ({ show }) => {
  const problems = { cannotFinish: 0, noPicture: VIDEO_PROBLEMS_MAX };
  show(row(adminModule.videos.map((video) => ({ ...video, problems }))));
  await expect.element(page.getByText('1,000 trainees or more saw no picture.')).toBeVisible();
  await expect.element(page.getByText(/could not finish/)).not.toBeInTheDocument();
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
