import { DURATION_UNREAD } from '@portal/contract/sentences';
import { describe, expect, it, vi } from 'vitest';
import type { StagedFile } from '../../platform/media/media-store.ts';
import type { ProbedVideo } from '../../platform/media/probe-video.ts';
import { keepVideo } from './video-file.ts';

/** The upload, and a probe that read this duration from it. */
function received(durationSeconds: number | null) {
  const probed: ProbedVideo = {
    kind: 'webm',
    contentType: 'video/webm',
    extension: 'webm',
    durationSeconds,
    width: 320,
    height: 180,
    warning: null,
  };
  const commit = vi.fn(async () => {});
  const file: StagedFile = {
    path: '/staged',
    size: 9,
    etag: '"e"',
    withContent: () => file,
    commit,
    discard: async () => {},
  };
  return { file, commit, probe: async () => probed };
}

describe('the duration of a kept video', () => {
  it('is the file’s own wherever it states one', async () => {
    const { probe, file, commit } = received(4.5);
    const kept = await keepVideo(probe, file, '99');
    expect(kept.duration).toBe(4.5);
    expect(commit).toHaveBeenCalledExactlyOnceWith(kept.mediaKey, 'video/webm');
  });

  it('is the browser’s where the file states none', async () => {
    const { probe, file } = received(null);
    expect((await keepVideo(probe, file, '5.0166666666666666')).duration).toBeCloseTo(5.01667);
  });

  it.each([undefined, '', '0', '0.0', 'NaN', 'Infinity', '-1', '1e3', ' 4', '9999999'])(
    'is missing where the browser says %j, and then nothing is kept',
    async (claimed) => {
      const { probe, file, commit } = received(null);
      await expect(keepVideo(probe, file, claimed)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: DURATION_UNREAD,
      });
      expect(commit).not.toHaveBeenCalled();
    },
  );
});
