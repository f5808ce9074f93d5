import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import type { Media } from './service.ts';

const HOUR_MS = 3_600_000;

export const mediaTasks = (media: Media): readonly Task[] => [
  defineTask('media sweep', { every: 24 * HOUR_MS, run: media.sweep }),
  defineTask('expired uploads', { every: HOUR_MS, run: media.removeExpiredUploads }),
  // For videos of an older version, and for a store that failed.
  defineTask('video lengths', { every: HOUR_MS, run: media.measureVideos }),
];
