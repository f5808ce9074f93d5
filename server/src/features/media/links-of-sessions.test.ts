/** Links to videos and captions work for one session and end with it, also in the middle of an answer. */
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn, logOut, resetPassword, type Session } from '@portal/contract/accounts';
import { deleteCompany } from '@portal/contract/companies';
import { getTrainingModule } from '@portal/contract/learning';
import { getModule, uploadCaptions } from '@portal/contract/modules';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { directReads } from '#server/platform/database/direct-reads.ts';
import {
  makeCompany,
  makeTrainee,
  makeVideoModule,
  multipart,
  PASSWORD,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { mailedResetToken } from '#server/testing/mailed-reset-token.ts';
import { beginDownload } from '#server/testing/partial-download.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';

/** Bytes of the video; more than any buffer between the portal and a client holds. */
const SIZE = 50_000_000;

let portal: TestPortal;
let address: string;
let admin: string;
let company: { id: number; name: string };
let moduleId: number;
let trainee: Session;

beforeAll(async () => {
  portal = await startTestPortal();
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  admin = (await signInAdmin(portal)).token;
});
afterAll(() => portal[Symbol.asyncDispose]());

beforeEach(async () => {
  company = await makeCompany(portal);
  moduleId = (await makeVideoModule(portal, company.id)).id;
  const form = multipart({}, { captions: await fixtureFile('captions/intro-4s.vtt') });
  succeeded(await upload(portal, uploadCaptions, form, { token: admin, id: moduleId }));
  await portal.resources.db
    .updateTable('videos')
    .set({ size: SIZE })
    .where('module_id', '=', moduleId)
    .execute();
  // A file that is read as slowly as a video is watched: its answer never ends by itself.
  vi.spyOn(portal.resources.media, 'open').mockImplementation(async () => Readable.from(slowly()));
  trainee = await makeTrainee(portal, { companyName: company.name });
});
afterEach(() => vi.restoreAllMocks());

async function* slowly() {
  for (;;) {
    yield Buffer.alloc(10_000);
    await pause(20);
  }
}

interface Links {
  readonly video: string;
  readonly captions: string;
}

function linksIn({
  videos,
}: {
  videos: { url: string; captions: { url: string } | null }[];
}): Links {
  const [video] = videos;
  return { video: video?.url ?? '', captions: video?.captions?.url ?? '' };
}

const linksOf = async ({ token }: { token: string }): Promise<Links> =>
  linksIn(succeeded(await portal.call(getTrainingModule, { params: { id: moduleId }, token })));

/** HEAD, because the video of these tests has no end. */
const statusOf = async (link: string) =>
  (await portal.inject({ method: 'HEAD', url: `/api/uploads/${link}` })).status;
const statusesOf = async ({ video, captions }: Links) => [
  await statusOf(video),
  await statusOf(captions),
];

const stream = (link: string) => beginDownload(`${address}/api/uploads/${link}`);

const ends: readonly [string, () => Promise<unknown>][] = [
  ['logout', () => portal.call(logOut, { token: trainee.token })],
  ['a password set by an administrator', () => change({ password: 'another-strong-one' })],
  [
    'a reset by mail',
    async () => {
      const token = await mailedResetToken(portal, trainee.user.email);
      succeeded(await portal.call(resetPassword, { body: { token, password: 'mailed-strong-1' } }));
    },
  ],
  [
    'the deletion of the trainee',
    () => portal.call(deleteTrainee, { params: { id: trainee.user.id }, token: admin }),
  ],
  [
    'the deletion of the company',
    () => portal.call(deleteCompany, { params: { id: company.id }, token: admin }),
  ],
  [
    'a move to another company',
    async () => change({ companyName: (await makeCompany(portal)).name }),
  ],
];

/** After these the video is not there for its viewer; after the others the session of the link has ended. */
const GONE: readonly string[] = ['the deletion of the company', 'a move to another company'];

async function change(body: { password?: string; companyName?: string }) {
  succeeded(
    await portal.call(updateTrainee, { params: { id: trainee.user.id }, body, token: admin }),
  );
}

describe.each(ends)('after %s', (name, end) => {
  it('neither link works', async () => {
    const links = await linksOf(trainee);
    expect(await statusesOf(links)).toEqual([200, 200]);
    await end();
    const isGone = GONE.includes(name);
    expect(await statusesOf(links)).toEqual(isGone ? [404, 404] : [403, 403]);
  });

  it('a video that is being sent is cut off, and no other', async () => {
    const mine = await stream((await linksOf(trainee)).video);
    const { videos } = succeeded(
      await portal.call(getModule, { params: { id: moduleId }, token: admin }),
    );
    const admins = await stream(videos[0]?.url ?? '');
    let isAdminsCut = false;
    void admins.ended.then(() => {
      isAdminsCut = true;
    });
    expect([mine.status, admins.status]).toEqual([200, 200]);
    await end();
    await mine.ended;
    expect(mine.isComplete()).toBe(false);
    expect(isAdminsCut).toBe(false);
    admins.stop();
  });
});

describe('a session that expires', () => {
  it('ends its links and what is being sent', async () => {
    const links = await linksOf(trainee);
    const { video } = links;
    const mine = await stream(video);
    const { db } = portal.resources;
    // The session's time comes before that of the link.
    await db
      .updateTable('sessions')
      .set({ expires_at: portal.clock.now + 1 })
      .where('user_id', '=', trainee.user.id)
      .execute();
    portal.clock.advance(2);
    expect(await statusesOf(links)).toEqual([403, 403]);
    await mine.ended;
    expect(mine.isComplete()).toBe(false);
  });
});

describe('a link', () => {
  it('is another for each session, and ends with its own alone', async () => {
    const { email } = trainee.user;
    const second = succeeded(await portal.call(logIn, { body: { email, password: PASSWORD } }));
    const [first, other] = [await linksOf(trainee), await linksOf(second)];
    expect(first.video).not.toBe(other.video);
    await portal.call(logOut, { token: trainee.token });
    expect(await statusesOf(first)).toEqual([403, 403]);
    expect(await statusesOf(other)).toEqual([200, 200]);
  });

  it('cannot be changed to another user, session or time', async () => {
    const { video } = await linksOf(trainee);
    const changes: [RegExp, string][] = [
      [/u=\d+/, 'u=1'],
      [/i=\d+/, 'i=1'],
      [/e=\d+/, 'e=9999999999'],
      [/i=\d+&/, ''],
      [/i=(\d+)/, 'i=0$1'],
    ];
    for (const [part, given] of changes)
      expect([given, await statusOf(video.replace(part, given))]).toEqual([given, 403]);
  });

  it('never works for a session of another user, though it is signed', async () => {
    const other = await makeTrainee(portal, { companyName: company.name });
    const { video } = await linksOf(trainee);
    const { db } = portal.resources;
    await db
      .updateTable('sessions')
      .set({ user_id: other.user.id })
      .where('user_id', '=', trainee.user.id)
      .execute();
    expect(await statusOf(video)).toBe(403);
  });

  it('is checked with its session in one statement', async () => {
    const { video } = await linksOf(trainee);
    const { db } = portal.resources;
    await statusOf(video);
    // The embedded database answers prepared statements directly, PostgreSQL through the query layer.
    const direct = directReads(db);
    const run = direct === undefined ? vi.spyOn(db, 'executeQuery') : vi.spyOn(direct, 'read');
    const built = vi.spyOn(db, 'selectFrom');
    expect(await statusOf(video)).toBe(200);
    expect(run).toHaveBeenCalledOnce();
    expect(built).not.toHaveBeenCalled();
  });
});
