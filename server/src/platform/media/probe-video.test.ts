import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkerPool, type WorkerPoolOptions } from '../worker/worker-pool.ts';
import { UnsupportedMediaError } from './media-errors.ts';
import { acceptVideo, createVideoProbe } from './probe-video.ts';
import type { VideoFacts, VideoTrackFacts } from './video-facts.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../../fixtures/${name}`, import.meta.url));
const CLIPS = ['intro-4s.mp4', 'tour-5s.webm', 'theora-3s.ogv', 'recorded-2s.webm'];
const INTRO = fixture('clips/intro-4s.mp4');

const pools: WorkerPool[] = [];
function openPool(options?: WorkerPoolOptions): WorkerPool {
  const pool = new WorkerPool(options);
  pools.push(pool);
  return pool;
}
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

const probe = createVideoProbe(openPool());

describe('probing a video', () => {
  it.each([
    ['intro-4s.mp4', 'mp4', 'video/mp4', 'mp4', 4],
    ['long-6s.mp4', 'mp4', 'video/mp4', 'mp4', 6],
    ['tour-5s.webm', 'webm', 'video/webm', 'webm', 5.007],
  ])(
    'recognizes %s by its content',
    async (name, kind, contentType, extension, durationSeconds) => {
      const size = { width: 320, height: 180 };
      const expected = {
        kind,
        contentType,
        extension,
        durationSeconds,
        ...size,
        playbackLimit: null,
      };
      expect(await probe(fixture(`clips/${name}`))).toEqual(expected);
    },
  );

  it('adds up the frames when a file states no duration', async () => {
    const { durationSeconds } = await probe(fixture('clips/recorded-2s.webm'));
    expect(durationSeconds).toBeCloseTo(2, 1);
  });

  it.each([
    ['theora-3s.ogv', 'ogg', 3, 'ogg'],
    ['hevc-2s.mp4', 'mp4', 2, 'picture'],
    ['quicktime-1s.mov', 'mp4', 1.167, 'quicktime'],
  ])('accepts %s and names what some browsers do not play', async (name, kind, seconds, limit) => {
    const probed = await probe(fixture(`clips/${name}`));
    expect(probed).toMatchObject({ kind, width: 320, height: 180 });
    expect(probed.durationSeconds).toBeCloseTo(seconds, 2);
    expect(probed.playbackLimit).toBe(limit);
  });

  it.each([
    ['text.mp4', /not an MP4, WebM or Ogg/],
    ['page.webm', /not an MP4, WebM or Ogg/],
    ['picture.mp4', /not an MP4, WebM or Ogg/],
    ['logo.png', /not an MP4, WebM or Ogg/],
    ['sound.mp4', /only sound/],
    ['sound.webm', /only sound/],
    ['sound.ogg', /only sound/],
    ['truncated.mp4', /incomplete/],
    ['truncated.webm', /incomplete/],
    ['matroska.webm', /Matroska/],
    ['prores.mp4', /cannot play/],
  ])('refuses %s and says why', async (name, reason) => {
    const refusal = await probe(fixture(`lies/${name}`)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnsupportedMediaError);
    expect(refusal).toHaveProperty('message', expect.stringMatching(reason));
  });

  it('does not refuse the video when the file cannot be read', async () => {
    const failure = await probe('/no/such/file').catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(UnsupportedMediaError);
    expect(failure).toHaveProperty('message', expect.stringContaining('ENOENT'));
  });

  it('probes many at once, each with its own result', async () => {
    const names = Array.from({ length: 9 }, (_, index) => index + 1).map((number) =>
      fixture(`clips/demo-${number}.${[2, 5, 8].includes(number) ? 'webm' : 'mp4'}`),
    );
    const probed = await Promise.all(names.map(probe));
    const seconds = probed.map(({ durationSeconds }) => Math.round(durationSeconds ?? 0));
    expect(seconds).toEqual([4, 5, 4, 5, 3, 4, 6, 4, 5]);
  });
});

it('accepts or refuses any bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'probe-video-'));
  const clips = await Promise.all(CLIPS.map((name) => readFile(fixture(`clips/${name}`))));
  const flaws = fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { minLength: 1, maxLength: 12 });
  const probe = createVideoProbe(openPool({ cpuLimitMs: 500 }));
  const examined = fc.asyncProperty(fc.constantFrom(...clips), flaws, async (clip, changes) => {
    const content = Buffer.from(clip);
    for (const [at, value] of changes) content[at] = value;
    await writeFile(join(folder, 'clip'), content);
    const outcome = await probe(join(folder, 'clip')).catch((error: unknown) => error);
    if (!(outcome instanceof UnsupportedMediaError)) expect(outcome).toHaveProperty('kind');
  });
  await fc.assert(examined, { numRuns: 80 }).finally(() => rm(folder, { recursive: true }));
});

it.each([
  ['busy', 'for (;;);'],
  ['short of memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));'],
])('reports a video as damaged that keeps the thread %s', async (_, deed) => {
  const workers = openPool({ cpuLimitMs: 1_000 });
  const program = `export function misbehave() { ${deed} }`;
  const job = {
    module: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    name: 'misbehave',
  };
  const probe = createVideoProbe({ run: (_job, input) => workers.run(job as never, input) });
  await expect(probe(INTRO)).rejects.toThrow(UnsupportedMediaError);
  await expect(probe(INTRO)).rejects.toThrow('The video is damaged or incomplete.');
});

const VIDEO: VideoTrackFacts = {
  codec: 'avc',
  codecString: 'avc1.64000d',
  width: 320,
  height: 180,
};

function facts(change: Partial<VideoFacts> = {}, video: Partial<VideoTrackFacts> = {}): VideoFacts {
  return {
    container: 'mp4',
    video: { ...VIDEO, ...video },
    audioCodec: 'aac',
    durationSeconds: 4,
    isWhole: true,
    ...change,
  };
}

describe('judging a video', () => {
  it('accepts what browsers play', () => {
    expect(acceptVideo(facts()).playbackLimit).toBeNull();
    expect(acceptVideo(facts({ audioCodec: null })).playbackLimit).toBeNull();
    const av1 = facts(
      { container: 'webm', audioCodec: 'opus' },
      { codec: 'av1', codecString: null },
    );
    expect(acceptVideo(av1).playbackLimit).toBeNull();
  });

  it.each(['avc1.6E0028', 'avc1.7a0028', 'avc3.f40028'])(
    'warns of the studio profile %s',
    (codecString) => {
      expect(acceptVideo(facts({}, { codecString })).playbackLimit).toBe('picture');
    },
  );

  it.each(['ac3', 'pcm-s16', 'unknown'])('warns about sound in %s', (audioCodec) => {
    expect(acceptVideo(facts({ audioCodec })).playbackLimit).toBe('sound');
  });

  it('returns that the duration is not known', () => {
    expect(acceptVideo(facts({ durationSeconds: null })).durationSeconds).toBeNull();
  });

  it.each([
    ['without a picture', facts({ video: null }), /only sound/],
    ['in Matroska', facts({ container: 'matroska' }), /Matroska/],
    ['in a codec that is unknown', facts({}, { codec: 'unknown' }), /cannot play/],
    ['that is cut off', facts({ isWhole: false }), /incomplete/],
    ['of no width', facts({}, { width: 0 }), /damaged/],
  ])('refuses a video %s', (_what, refused, reason) => {
    expect(() => acceptVideo(refused)).toThrow(reason);
  });
});
