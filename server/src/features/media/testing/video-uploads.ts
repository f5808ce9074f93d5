import { logInAsAdmin, type Session } from '@portal/contract/accounts';
import { createVideoUpload } from '@portal/contract/modules';
import { PORTAL } from '#server/features/activity/service.ts';
import { multipart, PASSWORD, succeeded, upload } from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** A video that waits for the save that uses it. */
export async function makeUpload(portal: TestPortal, token: string, clip = 'clips/intro-4s.mp4') {
  const form = multipart({}, { video: await fixtureFile(clip) });
  return succeeded(await upload(portal, createVideoUpload, form, { token }));
}

const others = new WeakMap<TestPortal, Promise<Session>>();

/** A second admin of the portal, who logs in once. */
export function signInOtherAdmin(portal: TestPortal): Promise<Session> {
  const known = others.get(portal);
  if (known !== undefined) return known;
  const session = makeOtherAdmin(portal);
  others.set(portal, session);
  return session;
}

async function makeOtherAdmin(portal: TestPortal): Promise<Session> {
  const body = { email: 'bruno@portal.test', password: PASSWORD };
  await portal.services.accounts.createAdmin(PORTAL, { name: 'Bruno Admin', ...body });
  return succeeded(await portal.call(logInAsAdmin, { body }));
}
