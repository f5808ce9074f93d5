import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { drawPoster } from '../model/poster-picture.ts';
import type { ChoiceOutcome } from '../model/use-poster-choice.ts';
import { posterTexts } from '../texts/catalogue.ts';

export type ShownFilm = {
  /** An address of the page's own origin; a fresh one replaces it after an error. */
  readonly url: string;
  /** Seconds. */
  readonly duration: number;
};

type MomentChooserProps = {
  film: ShownFilm;
  /** Called before the frame has been drawn. */
  onChoose: (frame: Promise<Blob | null>, seconds: number) => Promise<ChoiceOutcome>;
  onClose: () => void;
};

/** In films of up to a minute a step of the slider is a tenth of a second. */
const MINUTE = 60;

/** Shows the film at the moment of a slider, and takes the frame that is shown. */
export function MomentChooser({ film, onChoose, onClose }: MomentChooserProps) {
  const t = posterTexts().chooser;
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  const [url, setUrl] = useState(film.url);
  const [seconds, setSeconds] = useState(() => Math.round(film.duration / 3));
  const [phase, setPhase] = useState<'loading' | 'shown' | 'failed'>('loading');
  /** The admin wants the frame that is still being loaded. */
  const [isWanted, setIsWanted] = useState(false);

  function show(moment: number) {
    setSeconds(moment);
    if (video.current !== null) video.current.currentTime = moment;
  }

  function want() {
    if (phase === 'shown') void take();
    else setIsWanted(true);
  }

  function handleSeeked() {
    setPhase('shown');
    if (isWanted) void take();
  }

  async function take() {
    setIsWanted(false);
    const shown = video.current;
    if (shown === null) return;
    const size = { width: shown.videoWidth, height: shown.videoHeight };
    const outcome = await onChoose(drawPoster(shown, size), seconds);
    if (outcome === 'unusable') setPhase('failed');
  }

  /** The link may have expired. */
  function handleError() {
    if (url === film.url) setPhase('failed');
    else setUrl(film.url);
  }

  /** Enter would submit the form around it. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    want();
  }

  const position = t.momentOf({
    moment: formatClock(seconds),
    duration: formatClock(film.duration),
  });
  return (
    <fieldset className="grid gap-3 rounded-lg border p-4" aria-describedby={`${id}-problem`}>
      <legend className="sr-only">{t.title}</legend>
      <video
        ref={video}
        src={url}
        muted
        playsInline
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onLoadedMetadata={() => show(seconds)}
        onSeeking={() => setPhase('loading')}
        onSeeked={handleSeeked}
        onError={handleError}
        className="pointer-events-none mx-auto aspect-video max-h-60 rounded-md bg-black"
      />
      <div className="grid gap-1 text-sm">
        <div className="flex justify-between gap-3">
          <label htmlFor={id} className="font-medium">
            {t.moment}
          </label>
          <span aria-hidden="true" className="text-text-muted tabular-nums">
            {position}
          </span>
        </div>
        <input
          id={id}
          type="range"
          min={0}
          max={film.duration}
          step={film.duration <= MINUTE ? 0.1 : 1}
          value={seconds}
          aria-valuetext={position}
          ref={slider}
          onChange={(event) => show(event.target.valueAsNumber)}
          onKeyDown={handleKey}
          className="h-11 w-full cursor-pointer accent-accent"
        />
      </div>
      <p id={`${id}-problem`} role="alert" className="text-danger-text text-sm empty:hidden">
        {phase === 'failed' ? t.failed : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={phase === 'failed'}
          busy={isWanted}
          busyLabel={uiTexts().loading}
          onClick={want}
        >
          {t.use}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {uiTexts().cancel}
        </Button>
      </div>
    </fieldset>
  );
}
