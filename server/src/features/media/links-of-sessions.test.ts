/** Links to videos and captions work for one session and end with it, also in the middle of a response. */

import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { logOut, resetPassword } from '@portal/contract/accounts';
import { deleteCompany } from '@portal/contract/companies';
import { getTrainingModule } from '@portal/contract/learning';
import { getModule, uploadCaptions } from '@portal/contract/modules';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { contentOfStream } from '#server/platform/media/media-content.ts';
import {
  type Actor,
  makeCompany,
  makeTrainee,
  makeVideoModule,
  multipart,
  signInAgain,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { mailedResetToken } from '#server/testing/mailed-reset-token.ts';
import { beginDownload } from '#server/testing/partial-download.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** Bytes of the video; more than any buffer between the portal and a client holds. */
const SIZE = 50_000_000;
/** Bytes that are read of it at a time. */
const CHUNK = 10_000;

const it = portalIt
  .extend('moduleId', async ({ portal, admin, company }) => {
    const { id } = await makeVideoModule(portal, company.id);
    const form = multipart({}, { captions: await fixtureFile('captions/intro-4s.vtt') });
    succeeded(await upload(portal, uploadCaptions, form, { token: admin.token, id }));
    await portal.resources.db
      .updateTable('videos')
      .set({ size: SIZE })
      .where('module_id', '=', id)
      .execute();
    // The file is read as slowly as a video is watched, so that its response never ends by itself.
    vi.spyOn(portal.resources.media, 'open').mockImplementation(async () =>
      contentOfStream(Readable.from(slowly())),
    );
    return id;
  })
  .extend('media', ({ portal, origin, moduleId }) => {
    const linksOf = async ({ token }: { token: string }): Promise<Links> =>
      linksIn(succeeded(await portal.call(getTrainingModule, { params: { id: moduleId }, token })));

    /** Uses HEAD, because the video of these tests never ends. */
    const statusOf = async (link: string) =>
      (await portal.inject({ method: 'HEAD', url: `/api/uploads/${link}` })).status;
    const statusesOf = async ({ video, captions }: Links) => [
      await statusOf(video),
      await statusOf(captions),
    ];

    const stream = (link: string) => beginDownload(`${origin}/api/uploads/${link}`);
    return { linksOf, statusOf, statusesOf, stream };
  });

async function* slowly() {
  for (;;) {
    yield Buffer.alloc(CHUNK);
    await pause(20);
  }
}

interface Links {
  readonly video: string;
  readonly captions: string;
}

function linksIn({ videos }: { videos: { url: string; captions: { url: string }[] }[] }): Links {
  const [video] = videos;
  return { video: video?.url ?? '', captions: video?.captions[0]?.url ?? '' };
}

interface Given {
  readonly portal: TestPortal;
  readonly admin: Actor;
  readonly trainee: Actor;
}

const ends: readonly [string, (given: Given) => Promise<unknown>][] = [
  ['logout', ({ trainee }) => trainee.call(logOut)],
  [
    'a password set by an administrator',
    (given) => change(given, { password: 'another-strong-one' }),
  ],
  [
    'a reset by mail',
    async ({ portal, trainee }) => {
      const token = await mailedResetToken(portal, trainee.user.email);
      succeeded(await portal.call(resetPassword, { body: { token, password: 'mailed-strong-1' } }));
    },
  ],
  [
    'the deletion of the trainee',
    ({ admin, trainee }) => admin.call(deleteTrainee, { params: { id: trainee.user.id } }),
  ],
  [
    'the deletion of the company',
    ({ admin, trainee }) =>
      admin.call(deleteCompany, { params: { id: trainee.user.company?.id ?? 0 } }),
  ],
  [
    'a move to another company',
    async (given) => change(given, { companyName: (await makeCompany(given.portal)).name }),
  ],
];

/** After these the user has no access to the video; after the others the session of the link has ended. */
const LOSES_ACCESS: readonly string[] = [
  'the deletion of the company',
  'a move to another company',
];

async function change(
  { admin, trainee }: Given,
  body: { password?: string; companyName?: string },
) {
  succeeded(await admin.call(updateTrainee, { params: { id: trainee.user.id }, body }));
}

describe.each(ends)('after %s', (name, end) => {
  it('neither link works', async ({ portal, admin, trainee, media }) => {
    const links = await media.linksOf(trainee);
    expect(await media.statusesOf(links)).toEqual([200, 200]);
    await end({ portal, admin, trainee });
    const losesAccess = LOSES_ACCESS.includes(name);
    expect(await media.statusesOf(links)).toEqual(losesAccess ? [404, 404] : [403, 403]);
  });

  it('a video that is being sent is cut off, and no others', async ({
    portal,
    admin,
    trainee,
    moduleId,
    media,
  }) => {
    const mine = await media.stream((await media.linksOf(trainee)).video);
    const { videos } = succeeded(await admin.call(getModule, { params: { id: moduleId } }));
    const admins = await media.stream(videos[0]?.url ?? '');
    let isAdminsCut = false;
    void admins.ended.then(() => {
      isAdminsCut = true;
    });
    expect([mine.status, admins.status]).toEqual([200, 200]);
    await end({ portal, admin, trainee });
    await mine.ended;
    expect(mine.isComplete()).toBe(false);
    // Chunks that were read after the end of the other one.
    await admins.receives(10 * CHUNK);
    expect(isAdminsCut).toBe(false);
    admins.stop();
  });
});

describe('a session that expires', () => {
  it('ends its links and the responses in progress', async ({ portal, trainee, media }) => {
    const links = await media.linksOf(trainee);
    const { video } = links;
    const mine = await media.stream(video);
    const { db } = portal.resources;
    // The session expires before the link.
    await db
      .updateTable('sessions')
      .set({ expires_at: portal.clock.now + 1 })
      .where('user_id', '=', trainee.user.id)
      .execute();
    portal.clock.advance(2);
    expect(await media.statusesOf(links)).toEqual([403, 403]);
    await mine.ended;
    expect(mine.isComplete()).toBe(false);
  });
});

describe('a link', () => {
  it('is different for each session, and ends only with its own', async ({
    portal,
    trainee,
    media,
  }) => {
    const second = await signInAgain(portal, trainee);
    const [first, other] = [await media.linksOf(trainee), await media.linksOf(second)];
    expect(first.video).not.toBe(other.video);
    await trainee.call(logOut);
    expect(await media.statusesOf(first)).toEqual([403, 403]);
    expect(await media.statusesOf(other)).toEqual([200, 200]);
  });

  it('cannot be changed to another user, session or time', async ({ trainee, media }) => {
    const { video } = await media.linksOf(trainee);
    const changes: [RegExp, string][] = [
      [/u=\d+/, 'u=1'],
      [/i=\d+/, 'i=1'],
      [/e=\d+/, 'e=9999999999'],
      [/i=\d+&/, ''],
      [/i=(\d+)/, 'i=0$1'],
    ];
    for (const [part, given] of changes)
      expect([given, await media.statusOf(video.replace(part, given))]).toEqual([given, 403]);
  });

  it('never works for a session of another user, even with a valid signature', async ({
    portal,
    company,
    trainee,
    media,
  }) => {
    const other = await makeTrainee(portal, { companyName: company.name });
    const { video } = await media.linksOf(trainee);
    const { db } = portal.resources;
    await db
      .updateTable('sessions')
      .set({ user_id: other.user.id })
      .where('user_id', '=', trainee.user.id)
      .execute();
    expect(await media.statusOf(video)).toBe(403);
  });

  it('is checked with its session in one statement', async ({ portal, trainee, media }) => {
    const { video } = await media.linksOf(trainee);
    const { db } = portal.resources;
    await media.statusOf(video);
    const run = vi.spyOn(db, 'executeQuery');
    const built = vi.spyOn(db, 'selectFrom');
    expect(await media.statusOf(video)).toBe(200);
    expect(run).toHaveBeenCalledOnce();
    expect(built).not.toHaveBeenCalled();
  });
});
