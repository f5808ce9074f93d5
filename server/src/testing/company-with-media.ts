import { createCompany } from '@portal/contract/companies';
import { uploadVideo } from '@portal/contract/modules';
import { makeQuizModule, multipart, signInAdmin, succeeded, upload } from './factories.ts';
import { fixtureFile } from './fixture-files.ts';
import type { TestPortal } from './start-test-portal.ts';

/** A company with a logo, and a module with a video, both uploaded. Returns the module and the token of the admin. */
export async function makeCompanyWithMedia(portal: TestPortal) {
  const { token } = await signInAdmin(portal);
  const logo = { logo: await fixtureFile('logos/brightwater-foods.png') };
  const { id } = succeeded(
    await upload(portal, createCompany, multipart({ name: 'Brightwater' }, logo), { token }),
  );
  const module = await makeQuizModule(portal, id);
  const video = multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') });
  succeeded(await upload(portal, uploadVideo, video, { token, id: module.id }));
  return { token, module };
}
