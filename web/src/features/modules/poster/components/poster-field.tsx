import { IMAGE_TYPES } from '@portal/contract/images';
import type { AdminVideo } from '@portal/contract/videos';
import ImageIcon from 'lucide-react/icons/image';
import { useRef, useState } from 'react';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
import { hasOrLostFocus } from '#web/ui/has-or-lost-focus.ts';
import { OptionalMark } from '#web/ui/optional-mark.tsx';
import { PosterImage } from '#web/ui/poster-image.tsx';
import { useObjectUrl } from '#web/ui/use-object-url.ts';
import type { PosterState } from '../model/poster-choice.ts';
import { posterOfFile } from '../model/poster-picture.ts';
import type { PosterChoice } from '../model/use-poster-choice.ts';
import { posterTexts } from '../texts/catalogue.ts';
import { MomentChooser, type ShownFilm } from './moment-chooser.tsx';

// Only Safari draws TIFF.
const PICTURES = IMAGE_TYPES.filter((type) => type !== 'image/tiff').join();

type PosterFieldProps = {
  choice: PosterChoice;
  /** The stored video; null without one. */
  current: AdminVideo | null;
  /** The new film; null if none is chosen or this browser cannot show it. */
  film: ShownFilm | null;
  /** A new film is chosen: the stored poster goes with its video. */
  isVideoReplaced: boolean;
  disabled: boolean;
};

/** The picture of the module's video: chosen by the browser, from a moment of the film, or from a file. */
export function PosterField(props: PosterFieldProps) {
  const { choice, current, isVideoReplaced, disabled } = props;
  const { state } = choice;
  const t = posterTexts();
  const [isChoosing, setIsChoosing] = useState(false);
  const momentButton = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLDivElement>(null);
  if (current === null && !isVideoReplaced) return null;

  const stored = isVideoReplaced ? null : (current?.poster ?? null);
  const film = isVideoReplaced ? props.film : filmOf(current);
  const hasPicture = state.kind === 'chosen' || (state.kind === 'kept' && stored !== null);

  function close() {
    setIsChoosing(false);
    momentButton.current?.focus();
  }

  function cancel() {
    if (choice.preparing?.kind === 'moment') choice.abandon();
    close();
  }

  function takeFile(file: File) {
    void choice.choose(posterOfFile(file), { kind: 'file', name: file.name });
  }

  async function takeMoment(frame: Promise<Blob | null>, seconds: number) {
    const outcome = await choice.choose(frame, { kind: 'moment', seconds });
    if (outcome === 'chosen' && hasOrLostFocus(chooser.current)) close();
    else if (outcome === 'chosen') setIsChoosing(false);
    return outcome;
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-medium text-sm">
        <span>{t.label}</span>
        <OptionalMark />
      </legend>
      <div className="flex flex-wrap items-start gap-4">
        <Preview state={state} stored={stored} />
        <div className="grid min-w-0 grow basis-52 content-start gap-2 text-sm">
          <p role="status" className="wrap-anywhere text-text-muted">
            {choice.preparing !== null
              ? t.preparing
              : sentenceAbout(state, { hasStored: stored !== null, isVideoReplaced })}
          </p>
          <p role="alert" className="text-danger-text empty:hidden">
            {choice.isFileUnusable ? t.unusable : null}
          </p>
          <div className="-ms-3 flex flex-wrap gap-1">
            {film === null ? null : (
              <Button
                ref={momentButton}
                variant="ghost"
                size="sm"
                disabled={disabled}
                aria-expanded={isChoosing}
                onClick={() => (isChoosing ? cancel() : setIsChoosing(true))}
              >
                {t.chooseMoment}
              </Button>
            )}
            <FileButton
              label={t.chooseFileLabel}
              accept={PICTURES}
              disabled={disabled}
              onFile={takeFile}
            >
              {t.chooseFile}
            </FileButton>
            <RemoveButton
              {...{ choice, hasPicture, disabled }}
              canKeep={state.kind === 'removed' && stored !== null}
            />
          </div>
        </div>
      </div>
      {isChoosing && film !== null && !disabled ? (
        <div ref={chooser}>
          <MomentChooser
            key={isVideoReplaced ? film.url : 'stored'}
            film={film}
            onChoose={takeMoment}
            onClose={cancel}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

/** The stored film, sent by the portal itself: a frame of a film from another origin cannot be read. */
function filmOf(video: AdminVideo | null): ShownFilm | null {
  if (video === null || video.missing) return null;
  const url = mediaUrl(video.url);
  return { url: `${url}${url.includes('?') ? '&' : '?'}from=portal`, duration: video.duration };
}

function Preview({ state, stored }: { state: PosterState; stored: string | null }) {
  const chosen = useObjectUrl(state.kind === 'chosen' ? state.picture : null);
  const keptUrl = state.kind === 'kept' && stored !== null ? mediaUrl(stored) : null;
  const url = chosen ?? keptUrl;
  const box = 'w-40 shrink-0 rounded-md border';
  if (url !== null) return <PosterImage url={url} className={box} />;
  return (
    <span
      className={`${box} grid aspect-video place-items-center border-dashed bg-surface-sunken text-text-muted`}
    >
      <ImageIcon aria-hidden="true" className="size-6" />
    </span>
  );
}

type RemoveButtonProps = {
  choice: PosterChoice;
  hasPicture: boolean;
  canKeep: boolean;
  disabled: boolean;
};

function RemoveButton({ choice, hasPicture, canKeep, disabled }: RemoveButtonProps) {
  const t = posterTexts();
  if (!hasPicture && !canKeep) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={disabled}
      aria-label={canKeep ? t.keepLabel : t.removeLabel}
      onClick={canKeep ? choice.keep : choice.remove}
    >
      {canKeep ? t.keep : t.remove}
    </Button>
  );
}

type Stored = { hasStored: boolean; isVideoReplaced: boolean };

function sentenceAbout(state: PosterState, { hasStored, isVideoReplaced }: Stored): string {
  const t = posterTexts().state;
  switch (state.kind) {
    case 'choosing':
      return t.choosing;
    case 'none-found':
      return t.noneFound;
    case 'removed':
      return hasStored ? t.removed : t.none;
    case 'chosen':
      return chosenSentence(state.origin);
    case 'kept':
      if (hasStored) return t.stored;
      return isVideoReplaced ? '' : t.none;
  }
}

function chosenSentence(origin: Extract<PosterState, { kind: 'chosen' }>['origin']): string {
  const t = posterTexts().state;
  switch (origin.kind) {
    case 'automatic':
      return t.automatic;
    case 'moment':
      return t.fromMoment(formatClock(origin.seconds));
    case 'file':
      return t.fromFile(origin.name);
  }
}
