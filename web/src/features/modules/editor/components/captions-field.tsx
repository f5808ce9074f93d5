import type { Captions } from '@portal/contract/videos';
import CaptionsIcon from 'lucide-react/icons/captions';
import { areUnnamed, captionsName } from '#web/features/modules/model/captions-name.ts';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { OptionalMark } from '#web/ui/optional-mark.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { type CaptionsChoice, isSameLanguage } from '../model/captions-choice.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
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
  const t = moduleEditorTexts();
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
            <span>{hasSome ? t.captions.inAnotherLanguage : modulesTexts().fields.captions}</span>
            <OptionalMark />
          </>
        }
        hint={t.captions.fileHint}
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
  const t = moduleEditorTexts().captions;
  const label = (action: 'replace' | 'keep' | 'remove') =>
    areUnnamed(captions) ? t.unnamed[action] : t.named[action](name);
  const language = captions.language ?? '';
  const isRemoved = choice.removed.includes(language);
  const isReplaced = choice.added.some((added) => isSameLanguage(added.language, language));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <CaptionsIcon aria-hidden="true" className="size-5 text-text-muted" />
      <p role="status" className="min-w-0 grow basis-40 wrap-anywhere text-text-muted">
        <Sentence
          text={fate({ isVideoReplaced, isReplaced, isRemoved })}
          elements={[
            <span key="name" dir="auto" className="font-medium text-text">
              {name}
            </span>,
          ]}
        />
      </p>
      {isVideoReplaced || isReplaced ? null : (
        <div className="flex gap-1">
          <FileButton
            label={label('replace')}
            accept={FILES}
            disabled={disabled}
            onFile={(file) => choice.add(file, language)}
          >
            {t.replace}
          </FileButton>
          <Button
            variant="ghost"
            size="sm"
            disabled={disabled}
            aria-label={label(isRemoved ? 'keep' : 'remove')}
            onClick={() => (isRemoved ? choice.keep(language) : choice.remove(language))}
          >
            {isRemoved ? t.keep : t.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

type Fate = { isVideoReplaced: boolean; isReplaced: boolean; isRemoved: boolean };

function fate({ isVideoReplaced, isReplaced, isRemoved }: Fate): (name: string) => string {
  const t = moduleEditorTexts().captions.state;
  if (isVideoReplaced) return t.goWithVideo;
  if (isReplaced) return t.replaced;
  return isRemoved ? t.removed : (name) => name;
}
