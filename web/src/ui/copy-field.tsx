import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { type FocusEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { buttonStyles } from './button-styles.ts';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';
import { Textarea } from './textarea.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { toast } from './toast.ts';

type CopyFieldProps = {
  /** The accessible name of the text: 'Sign-up link'. It also begins the message after copying. */
  label: string;
  value: string;
  /** The label of the button: 'Copy link'. */
  action: string;
  /** The address of a ready mail with the text, for the mail program of the user. */
  mailto?: string | undefined;
  /** The height of a text of several lines. */
  rows?: number | undefined;
  className?: string | undefined;
};

/** A longer text has a line of its own, so that it can be read as a whole in a wide window. */
const SHORT_LENGTH = 24;

/** A text that cannot be changed, with a button that copies it. */
export function CopyField({ label, value, action, mailto, rows, className }: CopyFieldProps) {
  const t = uiTexts().copy;
  const [copied, setCopied] = useState<string | null>(null);
  const shown = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isCopied = copied === value;
  const field = {
    ref: shown,
    readOnly: true,
    // In a dialog the text is selected at once, ready to be copied.
    'data-first-focus': true,
    'aria-label': label,
    value,
    dir: 'ltr',
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      currentTarget.select(),
  };

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
      toast.success(t.labelCopied(label));
    } catch {
      // The browser's settings forbid it, or the API is missing because the portal is not served over HTTPS.
      shown.current?.select();
      toast.info(t.selected);
    }
  }

  return (
    <div
      className={classNames(
        'flex w-full gap-2 max-sm:flex-col',
        value.length > SHORT_LENGTH ? 'max-w-2xl flex-wrap' : 'max-w-md',
        className,
      )}
    >
      {rows === undefined ? (
        <Input
          {...field}
          className={classNames(
            '[text-overflow:ellipsis]',
            value.length > SHORT_LENGTH && 'basis-full max-sm:basis-auto',
          )}
        />
      ) : (
        <div className="basis-full max-sm:basis-auto">
          <Textarea {...field} rows={rows} wrap="off" className="font-mono" />
        </div>
      )}
      <Button variant="outline" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{isCopied ? t.copied : action}</span>
      </Button>
      {mailto === undefined ? null : (
        <a href={mailto} className={buttonStyles({ variant: 'outline' })}>
          <Mail aria-hidden="true" />
          <span>{t.sendByMail}</span>
        </a>
      )}
    </div>
  );
}
