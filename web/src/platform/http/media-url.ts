/** The address of a stored video or logo: unchanged if it starts with http, else below the uploads path. */
export function mediaUrl(path: string): string {
  return path.startsWith('http') ? path : `/api/uploads/${path.replace(/^\/+/, '')}`;
}
