import { texts } from '@portal/contract/reasons/en';
import { describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '#server/platform/log.fixture.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import type { ProbedVideo } from '#server/platform/media/probe-video.ts';
import { withStoredVideo } from './stored-file.ts';

/** Stores an upload from which the probe reads this duration. */
function received(durationSeconds: number | null) {
  const probed: ProbedVideo = {
    kind: 'webm',
    contentType: 'video/webm',
    extension: 'webm',
    durationSeconds,
    width: 320,
    height: 180,
    playbackLimit: null,
  };
  const commit = vi.fn(async () => {});
  const file: StagedFile = {
    path: '/staged',
    size: 9,
    withContent: () => file,
    commit,
    discard: async () => {},
  };
  const deps = {
    probe: async () => probed,
    media: { remove: async () => {} },
    log: createRecordingLog(),
  };
  const store = (claimedDuration: string | undefined) =>
    withStoredVideo(deps, { file, claimedDuration }, async (video) => video);
  return { store, commit };
}

describe('the duration of a stored video', () => {
  it('is taken from the file if its frames show it', async () => {
    const { store, commit } = received(4.5);
    const { row } = await store('99');
    expect(row.duration).toBe(4.5);
    expect(commit).toHaveBeenCalledExactlyOnceWith(row.mediaKey, 'video/webm');
  });

  it('is taken from the browser if the frames do not show it', async () => {
    const { store } = received(null);
    expect((await store('5.0166666666666666')).row.duration).toBeCloseTo(5.01667);
  });

  it.each([undefined, '', '0', '0.0', 'NaN', 'Infinity', '-1', '1e3', ' 4', '9999999'])(
    'is required: the browser’s %j is refused, and nothing is stored',
    async (claimed) => {
      const { store, commit } = received(null);
      await expect(store(claimed)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: texts.durationUnread,
      });
      expect(commit).not.toHaveBeenCalled();
    },
  );
});
