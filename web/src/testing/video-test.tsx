import { getTrainingModule, reportWatching, type TrainingModule } from '@portal/contract/learning';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';
import { asTrainee, videoModule } from './records.ts';
import { it as screenIt } from './screen-test.tsx';

export const place = { at: '/training/module/5', path: '/training/module/:moduleId' };

export const player = page.getByRole('region', { name: 'Video: Fire safety' });
export const start = player.getByRole('button', { name: /^(Play video|Resume at .*)$/ });

/** `it` of a trainee whose reports of watching are all accepted. */
export const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(reportWatching, ({ body }) => ({
    success: true,
    timeSpent: body.timeSpent,
    position: body.position ?? 0,
    watchedTo: body.watchedTo ?? 0,
  }));
  /** Shows the module once its video can be played. */
  return async (changes: Partial<TrainingModule> = {}) => {
    server.answer(getTrainingModule, { ...videoModule, ...changes });
    show(<ModulePage />, place);
    await expect.element(start).toBeVisible();
  };
});

export function video(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (found === null) throw new Error('There is no video');
  return found;
}
