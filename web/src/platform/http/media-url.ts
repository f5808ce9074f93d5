import { portalAddress } from '../routing/base-path.ts';

/** The address of a stored video or logo: unchanged if it starts with http, else below the uploads path. */
export function mediaUrl(path: string): string {
  if (path.startsWith('http')) return path;
  return portalAddress(`/api/uploads/${path.replace(/^\/+/, '')}`);
}
