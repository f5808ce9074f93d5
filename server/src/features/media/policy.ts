/** The company of a file's module, and the viewer; the role is null if the viewer's session has ended. */
export interface RequestedMedia {
  readonly company_id: number;
  readonly viewer_role: 'ADMIN' | 'TRAINEE' | null;
  readonly viewer_company_id: number | null;
}

/** An admin may read every video with its captions and its poster, a trainee those of their company. */
export function mayReadVideo(video: RequestedMedia): boolean {
  if (video.viewer_role === 'ADMIN') return true;
  return video.viewer_role === 'TRAINEE' && video.viewer_company_id === video.company_id;
}
