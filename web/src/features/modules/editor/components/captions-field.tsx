import { CAPTIONS_LABEL, type Captions } from '@portal/contract/videos';
import CaptionsIcon from 'lucide-react/icons/captions';
import { captionsName } from '#web/features/modules/model/captions-name.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { OptionalMark } from '#web/ui/optional-mark.tsx';
import { type CaptionsChoice, isSameLanguage } from '../model/captions-choice.ts';
import { AddedCaptionsRow } from './added-captions-row.tsx';

const FILES = '.vtt,.srt,text/vtt,application/x-subrip';

type CaptionsFieldProps = {
  /** Without a video the field is hidden. */
  hasVideo: boolean;
  /** The length of the video in seconds; null while it is not known. */
  duration: number | null;
  /** The captions of the stored video. */
  current: readonly Captions[];
  choice: CaptionsChoice;
  /** A new video removes the captions of the old one. */
  isVideoReplaced: boolean;
  disabled: boolean;
};

/** The captions of a video: a file for each language. */
export function CaptionsField(props: CaptionsFieldProps) {
  const { hasVideo, duration, current, choice, isVideoReplaced, disabled } = props;
  if (!hasVideo) return null;
  const hasSome = choice.added.length + (isVideoReplaced ? 0 : current.length) > 0;
  return (
    <div className="grid gap-3">
      {current.map((captions) => (
        <StoredCaptionsRow key={captions.language} {...props} captions={captions} />
      ))}
      {choice.added.map((added) => (
        <AddedCaptionsRow
          key={added.key}
          added={added}
          duration={duration}
          choice={choice}
          disabled={disabled}
        />
      ))}
      <FileDrop
        label={
          <>
            <span>{hasSome ? 'Captions in another language' : 'Captions'}</span>
            <OptionalMark />
          </>
        }
        hint="A WebVTT or SubRip file (.vtt, .srt), for trainees who cannot hear the video or watch it without sound"
        accept={FILES}
        file={null}
        onFile={(file) => {
          if (file !== null) choice.add(file);
        }}
        disabled={disabled}
      />
    </div>
  );
}

type StoredCaptionsRowProps = CaptionsFieldProps & { captions: Captions };

function StoredCaptionsRow(props: StoredCaptionsRowProps) {
  const { captions, choice, isVideoReplaced, disabled } = props;
  const name = captionsName(captions);
  const subject = name === CAPTIONS_LABEL ? 'captions' : `captions ${name}`;
  const language = captions.language ?? '';
  const isRemoved = choice.removed.includes(language);
  const isReplaced = choice.added.some((added) => isSameLanguage(added.language, language));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <CaptionsIcon aria-hidden="true" className="size-5 text-text-muted" />
      <p role="status" className="min-w-0 grow basis-40 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-text-muted">{fate({ isVideoReplaced, isReplaced, isRemoved })}</span>
      </p>
      {isVideoReplaced || isReplaced ? null : (
        <div className="flex gap-1">
          <FileButton
            label={`Replace ${subject}`}
            accept={FILES}
            disabled={disabled}
            onFile={(file) => choice.add(file, language)}
          >
            Replace
          </FileButton>
          <Button
            variant="ghost"
            size="sm"
            disabled={disabled}
            aria-label={`${isRemoved ? 'Keep' : 'Remove'} ${subject}`}
            onClick={() => (isRemoved ? choice.keep(language) : choice.remove(language))}
          >
            {isRemoved ? 'Keep' : 'Remove'}
          </Button>
        </div>
      )}
    </div>
  );
}

type Fate = { isVideoReplaced: boolean; isReplaced: boolean; isRemoved: boolean };

function fate({ isVideoReplaced, isReplaced, isRemoved }: Fate): string {
  if (isVideoReplaced) return ' – they go with the present video';
  if (isReplaced) return ' – replaced when you save';
  return isRemoved ? ' – removed when you save' : '';
}
