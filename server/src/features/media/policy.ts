/** Whose module the file belongs to, and who asks. */
export interface AskedFor {
  readonly company_id: number;
  readonly viewer_role: 'ADMIN' | 'TRAINEE' | null;
  readonly viewer_company_id: number | null;
}

/** An administrator sees every video and its captions, a trainee those of their company; an ended session none. */
export function mayReadVideo(video: AskedFor): boolean {
  if (video.viewer_role === 'ADMIN') return true;
  return video.viewer_role === 'TRAINEE' && video.viewer_company_id === video.company_id;
}
