import { formatsOf } from '@portal/contract/formats';
import { IMAGE_NAMES, IMAGE_TYPES } from '@portal/contract/images';
import { IMAGE_SIDE_MAX, LOGO_MAX_BYTES } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { refusalText } from '#web/platform/language/reasons.ts';
import { shownLanguage } from '#web/platform/language/shown-language.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { formatFileSize } from '#web/ui/format/file-size.ts';
import { OptionalMark } from '#web/ui/optional-mark.tsx';
import { chosenFile, type SignatureEdit } from '../model/look-edit.ts';
import { certificateLookTexts } from '../texts/catalogue.ts';

type SignatureFieldProps = {
  /** The picture that is saved; null without one. */
  saved: string | null;
  value: SignatureEdit;
  /** The address of the chosen file in this browser; null without one. */
  chosenUrl: string | null;
  onChange: (signature: SignatureEdit) => void;
  error: string | undefined;
  disabled: boolean;
};

/** The picture of a signature: chosen, kept or removed. */
export function SignatureField(props: SignatureFieldProps) {
  const { saved, value, chosenUrl, onChange, error, disabled } = props;
  const t = certificateLookTexts();
  const file = chosenFile(value);
  return (
    <div className="grid gap-3">
      <FileDrop
        label={
          <>
            <span>{saved === null ? t.signature : t.newSignature}</span>
            <OptionalMark />
          </>
        }
        hint={t.signatureHint(imageNames(), formatFileSize(LOGO_MAX_BYTES), IMAGE_SIDE_MAX)}
        accept={IMAGE_TYPES.join()}
        adviceFor={({ name }) =>
          /\.hei[cf]$/i.test(name) ? refusalText(because('pictureHeic')) : undefined
        }
        file={file}
        onFile={(chosen) => onChange(chosen ?? 'kept')}
        preview={chosenUrl === null ? undefined : <Picture url={chosenUrl} alt="" />}
        error={error}
        disabled={disabled}
      />
      {saved !== null && file === null ? (
        <SavedSignature
          picture={saved}
          isRemoved={value === 'removed'}
          onChange={onChange}
          disabled={disabled}
        />
      ) : null}
    </div>
  );
}

type SavedSignatureProps = {
  picture: string;
  isRemoved: boolean;
  onChange: (signature: SignatureEdit) => void;
  disabled: boolean;
};

function SavedSignature({ picture, isRemoved, onChange, disabled }: SavedSignatureProps) {
  const t = certificateLookTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-text-muted">
      {isRemoved ? null : <Picture url={mediaUrl(picture)} alt={t.savedSignature} />}
      <p role="status" className="min-w-0 grow basis-40">
        {isRemoved ? t.signatureRemoved : t.signatureStays}
      </p>
      {/* One button, so that it keeps the focus. */}
      <Button
        variant="outline"
        size="sm"
        disabled={disabled}
        onClick={() => onChange(isRemoved ? 'kept' : 'removed')}
      >
        {isRemoved ? t.keepSignature : t.removeSignature}
      </Button>
    </div>
  );
}

/** On white in each theme: most signatures are dark ink without a background. */
function Picture({ url, alt }: { url: string; alt: string }) {
  return (
    <img
      src={url}
      alt={alt}
      decoding="async"
      className="h-14 w-28 shrink-0 rounded-md border bg-white object-contain p-1"
    />
  );
}

/** 'PNG, JPEG or TIFF', in the shown language. */
const imageNames = () => formatsOf(shownLanguage()).list(IMAGE_NAMES, 'or');
