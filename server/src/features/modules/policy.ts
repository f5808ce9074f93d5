import type { WatchedVideoRow } from './media-queries.ts';

/** An administrator sees every video, a trainee those of their company; a deleted user none. */
export function mayReadVideo(video: WatchedVideoRow): boolean {
  if (video.viewer_role === 'ADMIN') return true;
  return video.viewer_role === 'TRAINEE' && video.viewer_company_id === video.company_id;
}
