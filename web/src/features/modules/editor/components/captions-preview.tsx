import {
  LIKELIEST_ENCODING,
  OLD_ENCODINGS,
  type OldEncoding,
} from '@portal/contract/captions-files';
import {
  type CaptionsText,
  hoursTooLate,
  leftOutOf,
  plainText,
} from '@portal/contract/captions-text';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
import { Select } from '#web/ui/select.tsx';
import { moduleEditorTexts } from '../texts/catalogue.ts';

type CaptionsPreviewProps = {
  captions: CaptionsText;
  isGuessed: boolean;
  /** A language tag as entered, or empty. */
  language: string;
  /** The length of the video in seconds; null while it is not known. */
  duration: number | null;
  onEncoding: (encoding: OldEncoding) => void;
  onShift: (hours: number) => void;
};

const LINES_SHOWN = 3;
const FOREIGN_LETTER = /\P{ASCII}/u;

/** The first lines of a file before it is saved, and what is doubtful about it. */
export function CaptionsPreview(props: CaptionsPreviewProps) {
  const { captions, isGuessed, language, duration, onEncoding, onShift } = props;
  const { cues } = captions;
  const leftOut = leftOutOf(captions);
  const t = moduleEditorTexts().captions;
  const texts = cues.map(({ start, lines }) => ({ start, text: plainText(lines.join(' ')) }));
  const doubtful = texts.filter(({ text }) => FOREIGN_LETTER.test(text));
  const hours = duration === null ? 0 : hoursTooLate(cues, duration);
  return (
    <>
      <figure className="grid gap-1 text-sm">
        <figcaption className="text-text-muted">
          {isGuessed ? t.areLettersRight : t.firstLines}
        </figcaption>
        {(isGuessed ? doubtful : texts).slice(0, LINES_SHOWN).map(({ start, text }) => (
          <p
            key={`${start} ${text}`}
            lang={language || undefined}
            dir="auto"
            translate="no"
            className="wrap-anywhere"
          >
            {text}
          </p>
        ))}
      </figure>
      {isGuessed ? <LettersField onEncoding={onEncoding} /> : null}
      {leftOut === null ? null : (
        <Banner tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {modulesTexts().captionsWarnings.leftOut(leftOut)}
        </Banner>
      )}
      {hours === 0 || duration === null ? null : (
        <Banner
          tone="warning"
          icon={<TriangleAlert aria-hidden="true" />}
          action={
            <Button size="sm" variant="outline" onClick={() => onShift(hours)}>
              {t.shiftByHours(hours)}
            </Button>
          }
        >
          {t.beginTooLate({
            start: formatClock(cues[0]?.start ?? 0),
            duration: formatClock(duration),
          })}
        </Banner>
      )}
    </>
  );
}

function LettersField({ onEncoding }: Pick<CaptionsPreviewProps, 'onEncoding'>) {
  const t = moduleEditorTexts().captions;
  const [encoding, setEncoding] = useState<OldEncoding>(LIKELIEST_ENCODING);
  return (
    <Field label={t.alphabet} hint={t.alphabetHint}>
      <Select
        value={encoding}
        onChange={({ target }) => {
          const chosen = target.value as OldEncoding;
          setEncoding(chosen);
          onEncoding(chosen);
        }}
      >
        {OLD_ENCODINGS.map((value) => (
          <option key={value} value={value}>
            {t.alphabets[value]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
