import { createVideoUpload } from '@portal/contract/modules';
import { type Actor, makeAdmin, multipart, succeeded, upload } from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** Sends a video that no save has used yet, for the modules of one company if it is named. */
export async function sendUpload(
  portal: TestPortal,
  token: string,
  { clip = 'clips/intro-4s.mp4', companyId }: { clip?: string; companyId?: number } = {},
) {
  const form = multipart({}, { video: await fixtureFile(clip) });
  const query = companyId === undefined ? {} : { companyId: String(companyId) };
  return upload(portal, createVideoUpload, form, { token, query });
}

/** Uploads a video that no save has used yet. */
export const makeUpload = async (portal: TestPortal, token: string, clip?: string) =>
  succeeded(await sendUpload(portal, token, clip === undefined ? {} : { clip }));

const others = new WeakMap<TestPortal, Promise<Actor>>();

/** A second admin of the portal, signed in once. */
export function signInOtherAdmin(portal: TestPortal): Promise<Actor> {
  const known = others.get(portal);
  if (known !== undefined) return known;
  const session = makeAdmin(portal, 'bruno@portal.test', 'Bruno Admin');
  others.set(portal, session);
  return session;
}
