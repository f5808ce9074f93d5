import type { Reach } from '@portal/contract/reach';
import { reachesCompany } from '@portal/contract/reach-rules';

/** The company of a file's module, and the viewer, whose columns are null if the session has ended. */
export interface RequestedMedia {
  readonly company_id: number;
  readonly viewer_role: 'ADMIN' | 'TRAINEE' | null;
  readonly viewer_company_id: number | null;
  readonly viewer_reach: 'portal' | 'limited' | null;
  /** 1 if the module is for everyone of the company, or for a group of the viewer. */
  readonly is_for_viewer: number;
}

/**
 * An admin may read the videos of whole companies in reach, with captions and posters, a trainee those of modules of their
 * company that are for them.
 */
export function mayReadVideo(video: RequestedMedia, reach: Reach): boolean {
  if (video.viewer_role === 'ADMIN') return reachesCompany(reach, video.company_id);
  const isForViewer = video.viewer_company_id === video.company_id && video.is_for_viewer === 1;
  return video.viewer_role === 'TRAINEE' && isForViewer;
}
