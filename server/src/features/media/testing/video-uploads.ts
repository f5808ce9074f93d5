import { createVideoUpload } from '@portal/contract/modules';
import { type Actor, makeAdmin, multipart, succeeded, upload } from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** Uploads a video that no save has used yet. */
export async function makeUpload(portal: TestPortal, token: string, clip = 'clips/intro-4s.mp4') {
  const form = multipart({}, { video: await fixtureFile(clip) });
  return succeeded(await upload(portal, createVideoUpload, form, { token }));
}

const others = new WeakMap<TestPortal, Promise<Actor>>();

/** A second admin of the portal, signed in once. */
export function signInOtherAdmin(portal: TestPortal): Promise<Actor> {
  const known = others.get(portal);
  if (known !== undefined) return known;
  const session = makeAdmin(portal, 'bruno@portal.test', 'Bruno Admin');
  others.set(portal, session);
  return session;
}
