import { useEffect, useState } from 'react';

export type Sound = {
  /** 0–1. */
  readonly volume: number;
  readonly isMuted: boolean;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
};

/** The volume of a video element, also after changes by other code. */
export function useSound(video: HTMLVideoElement | null): Sound {
  const [sound, setSound] = useState({ volume: 1, isMuted: false });
  useEffect(() => {
    if (video === null) return;
    const follow = () => setSound(soundOf(video));
    follow();
    video.addEventListener('volumechange', follow);
    return () => video.removeEventListener('volumechange', follow);
  }, [video]);
  return {
    ...sound,
    setVolume(volume) {
      if (video === null) return;
      video.volume = Math.min(1, Math.max(0, volume));
      video.muted = video.volume === 0;
      // Before the event: the next key press starts from this volume.
      setSound(soundOf(video));
    },
    toggleMute() {
      if (video === null) return;
      video.muted = !video.muted;
      if (!video.muted && video.volume === 0) video.volume = 0.5;
      setSound(soundOf(video));
    },
  };
}

function soundOf({ volume, muted }: HTMLVideoElement) {
  return { volume, isMuted: muted || volume === 0 };
}
