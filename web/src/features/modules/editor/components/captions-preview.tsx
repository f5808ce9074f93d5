import {
  LIKELIEST_ENCODING,
  OLD_ENCODINGS,
  type OldEncoding,
} from '@portal/contract/captions-files';
import { type CaptionsText, hoursTooLate, plainText } from '@portal/contract/captions-text';
import { captionsLeftOut } from '@portal/contract/sentences';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
import { Select } from '#web/ui/select.tsx';

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
  const { cues, leftOut } = captions;
  const texts = cues.map(({ start, lines }) => ({ start, text: plainText(lines.join(' ')) }));
  const doubtful = texts.filter(({ text }) => FOREIGN_LETTER.test(text));
  const hours = duration === null ? 0 : hoursTooLate(cues, duration);
  return (
    <>
      <figure className="grid gap-1 text-sm">
        <figcaption className="text-text-muted">
          {isGuessed ? 'Are the letters right?' : 'First lines'}
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
      {leftOut.length === 0 ? null : (
        <Banner tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {captionsLeftOut(leftOut, cues.length + leftOut.length)}
        </Banner>
      )}
      {hours === 0 || duration === null ? null : (
        <Banner
          tone="warning"
          icon={<TriangleAlert aria-hidden="true" />}
          action={
            <Button size="sm" variant="outline" onClick={() => onShift(hours)}>
              {hours === 1 ? 'Shift by one hour' : `Shift by ${hours} hours`}
            </Button>
          }
        >
          {`The captions begin at ${formatClock(cues[0]?.start ?? 0)}, after the end of the video (${formatClock(duration)}).`}
        </Banner>
      )}
    </>
  );
}

function LettersField({ onEncoding }: Pick<CaptionsPreviewProps, 'onEncoding'>) {
  const [encoding, setEncoding] = useState<OldEncoding>(LIKELIEST_ENCODING);
  return (
    <Field
      label="Alphabet of the file"
      hint="The file does not state it. Choose another one if the letters above are wrong."
    >
      <Select
        value={encoding}
        onChange={({ target }) => {
          const chosen = target.value as OldEncoding;
          setEncoding(chosen);
          onEncoding(chosen);
        }}
      >
        {Object.entries(OLD_ENCODINGS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
