import { describe, expect, it } from 'vitest';
import { judgeVideo } from './judge-video.ts';
import type { VideoFacts, VideoTrackFacts } from './video-facts.ts';

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
  it('has no objection to what browsers play', () => {
    expect(judgeVideo(facts()).warning).toBeNull();
    expect(judgeVideo(facts({ audioCodec: null })).warning).toBeNull();
    const av1 = facts(
      { container: 'webm', audioCodec: 'opus' },
      { codec: 'av1', codecString: null },
    );
    expect(judgeVideo(av1).warning).toBeNull();
  });

  it.each(['avc1.6E0028', 'avc1.7a0028', 'avc3.f40028'])(
    'warns of the studio profile %s',
    (codecString) => {
      expect(judgeVideo(facts({}, { codecString })).warning).toMatch(/picture format/);
    },
  );

  it.each(['ac3', 'pcm-s16', 'unknown'])('warns of sound in %s', (audioCodec) => {
    expect(judgeVideo(facts({ audioCodec })).warning).toMatch(/without its sound/);
  });

  it('passes on that the duration is not known', () => {
    expect(judgeVideo(facts({ durationSeconds: null })).durationSeconds).toBeNull();
  });

  it.each([
    ['without a picture', facts({ video: null }), /only sound/],
    ['in Matroska', facts({ container: 'matroska' }), /Matroska/],
    ['in a codec nobody knows', facts({}, { codec: 'unknown' }), /cannot play/],
    ['that is cut off', facts({ isWhole: false }), /incomplete/],
    ['of no width', facts({}, { width: 0 }), /damaged/],
  ])('refuses a video %s', (_what, refused, reason) => {
    expect(() => judgeVideo(refused)).toThrow(reason);
  });
});
