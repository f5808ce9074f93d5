import { CAPTIONS_LABEL, type Captions } from '@portal/contract/videos';
import CaptionsIcon from 'lucide-react/icons/captions';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Input } from '#web/ui/input.tsx';
import type { CaptionsChoice } from '../model/captions-choice.ts';

type CaptionsFieldProps = {
  /** Without a video the field is hidden. */
  hasVideo: boolean;
  /** The captions of the stored video; null if it has none. */
  current: Captions | null;
  choice: CaptionsChoice;
  /** A new video removes the captions of the old one. */
  isVideoReplaced: boolean;
  disabled: boolean;
};

/** The captions of a video: a WebVTT file and its language. */
export function CaptionsField(props: CaptionsFieldProps) {
  const { hasVideo, current, choice, disabled } = props;
  if (!hasVideo) return null;
  return (
    <div className="grid gap-3">
      {current === null || choice.file !== null ? null : (
        <CurrentCaptions {...props} current={current} />
      )}
      <FileDrop
        label={current === null ? 'Captions (optional)' : 'New captions (optional)'}
        hint="A WebVTT file (.vtt), for trainees who cannot hear the video or watch it without sound"
        accept=".vtt,text/vtt"
        file={choice.file}
        onFile={choice.choose}
        error={choice.fileProblem ?? undefined}
        disabled={disabled}
      />
      {choice.file === null ? null : (
        <Field
          label="Language of the captions"
          optional
          hint="A tag such as en or de-AT"
          error={choice.languageProblem ?? undefined}
        >
          <Input
            value={choice.language}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={disabled}
            className="max-w-40"
            onChange={(event) => choice.setLanguage(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}

type CurrentCaptionsProps = CaptionsFieldProps & { current: Captions };

function CurrentCaptions({ current, choice, isVideoReplaced, disabled }: CurrentCaptionsProps) {
  const { label, language } = current;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <CaptionsIcon aria-hidden="true" className="size-5 text-text-muted" />
      <p role="status" className="min-w-0 grow basis-40 wrap-anywhere">
        <span className="font-medium">
          {label === CAPTIONS_LABEL ? CAPTIONS_LABEL : `${CAPTIONS_LABEL}: ${label}`}
        </span>
        {language === null ? '' : ` (${language})`}
        <span className="text-text-muted">{fate(choice.isRemoved, isVideoReplaced)}</span>
      </p>
      {isVideoReplaced ? null : (
        <Button
          variant="ghost"
          size="sm"
          disabled={disabled}
          onClick={() => choice.setIsRemoved(!choice.isRemoved)}
        >
          {choice.isRemoved ? 'Keep captions' : 'Remove captions'}
        </Button>
      )}
    </div>
  );
}

function fate(isRemoved: boolean, isVideoReplaced: boolean): string {
  if (isVideoReplaced) return ' – they go with the present video';
  return isRemoved ? ' – removed when you save' : '';
}
