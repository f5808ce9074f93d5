import type { VideoScreen } from './video-screen.ts';

/** Seconds of sound without a frame after which a video has no picture. */
const SOUND_MAX = 3;

/** `unknown`: the video plays, and no frame of it was drawn yet. */
type Picture = 'shown' | 'unknown' | 'missing';

/**
 * Finds out whether a picture of the video is drawn. A browser without the decoder of the picture plays the sound alone,
 * with a width of 0 (Chromium with HEVC, MPEG-4 Part 2). If the width is known, the picture is missing only if not one
 * frame was drawn, nor decoded to be drawn later. A pause between frames is no sign: a recording of slides has a frame
 * every 5 to 30 s, one of a screen has frames only when something moves, and the film may end with a still. Each of the
 * two counts can be without frames although there is a picture: the callback is not called while the element is scrolled
 * out of view, and Safari may leave its statistics at 0. So both must agree, and where the callback is missing (Firefox
 * before 132) the width alone decides.
 */
export function createPictureWatch(screen: Pick<VideoScreen, 'current'>) {
  let isDrawn = false;
  /** The position from which the sound has played without a frame. */
  let since: number | null = null;

  return {
    /** Call when another video is loaded. */
    restart(): void {
      isDrawn = false;
      since = null;
      screen.current.requestVideoFrameCallback?.(() => {
        isDrawn = true;
      });
    },

    /** Call it often while the video plays. */
    judge(): Picture {
      const video = screen.current;
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return 'shown';
      if (video.videoWidth === 0) return 'missing';
      if (isDrawn || hasFrames(video)) return 'shown';
      since = Math.min(since ?? video.currentTime, video.currentTime);
      return video.currentTime - since < SOUND_MAX ? 'unknown' : 'missing';
    },
  };
}

/** Whether frames were decoded and not dropped, or the browser cannot report drawn frames. */
function hasFrames(video: HTMLVideoElement): boolean {
  if (typeof video.requestVideoFrameCallback !== 'function') return true;
  const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality();
  return totalVideoFrames > droppedVideoFrames;
}
