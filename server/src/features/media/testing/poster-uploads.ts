import { createPosterUpload } from '@portal/contract/modules';
import { multipart, succeeded, upload } from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

export const POSTER = 'images/baseline-420.jpg';

/** The poster is for the modules of one company if it is named. */
export async function sendPoster(
  portal: TestPortal,
  token: string,
  file: string | File = POSTER,
  companyId?: number,
) {
  const poster = typeof file === 'string' ? await fixtureFile(file) : file;
  const form = multipart({}, { poster });
  const query = companyId === undefined ? {} : { companyId: String(companyId) };
  return upload(portal, createPosterUpload, form, { token, query });
}

/** Uploads a poster that no save has used yet, and returns its id. */
export async function makePoster(
  portal: TestPortal,
  token: string,
  file = POSTER,
): Promise<number> {
  return succeeded(await sendPoster(portal, token, file)).id;
}
