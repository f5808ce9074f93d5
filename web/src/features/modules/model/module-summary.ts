import type { Module } from '@portal/contract/modules';

/** The total duration of all videos in seconds; a module plays them one after the other. */
export function durationOf({ videos }: Pick<Module, 'videos'>): number {
  return videos.reduce((total, { duration }) => total + duration, 0);
}
