import { useCallback, useEffect, useState } from 'react';

/** The captions a video brings along: 'none', or whether they are shown. */
export function useCaptions(video: HTMLVideoElement) {
  const [state, setState] = useState<'none' | 'off' | 'on'>('none');
  useEffect(() => {
    const { textTracks } = video;
    const follow = () => setState(stateOf(textTracks));
    follow();
    const life = new AbortController();
    for (const type of ['addtrack', 'removetrack', 'change'])
      textTracks.addEventListener(type, follow, { signal: life.signal });
    return () => life.abort();
  }, [video]);
  const toggle = useCallback(() => {
    const [first] = captionsOf(video.textTracks);
    if (first) first.mode = first.mode === 'showing' ? 'disabled' : 'showing';
  }, [video]);
  return { state, toggle };
}

function captionsOf(tracks: TextTrackList): TextTrack[] {
  return [...tracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
}

function stateOf(tracks: TextTrackList): 'none' | 'off' | 'on' {
  const captions = captionsOf(tracks);
  if (captions.length === 0) return 'none';
  return captions.some(({ mode }) => mode === 'showing') ? 'on' : 'off';
}
