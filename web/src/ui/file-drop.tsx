import CircleAlert from 'lucide-react/icons/circle-alert';
import Upload from 'lucide-react/icons/upload';
import {
  type DragEvent as ReactDragEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { acceptsFile } from './accepts-file.ts';
import { Button } from './button.tsx';
import { disabledStyles } from './button-styles.ts';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { formatFileSize } from './format/file-size.ts';
import { uiTexts } from './texts/catalogue.ts';

type FileDropProps = {
  /** 'Video', 'Company logo' */
  label: ReactNode;
  /** The allowed types and the maximum size, as text. */
  hint?: ReactNode;
  /** Like the `accept` attribute of a file input. */
  accept: string;
  file: File | null;
  onFile: (file: File | null) => void;
  /** Says what to do about a file of another type. */
  adviceFor?: ((file: File) => string | undefined) | undefined;
  /** Called when what was chosen cannot be used: messages about an earlier file are outdated. */
  onRefused?: (() => void) | undefined;
  /** Shown beside the chosen file: a picture or a first frame. */
  preview?: Elements;
  error?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** An input for one file: by click, by keyboard or dropped from the desktop. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, file, onFile, disabled = false, className } = props;
  const t = uiTexts().file;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState('');
  // The error is about the file that is still chosen.
  const error = [props.error, refusal].filter(Boolean).join(' ');

  // Not after the field is shown: a file can be dropped as soon as it is.
  useLayoutEffect(keepPageFromDrops, []);

  function take(chosen: File | undefined) {
    if (!chosen) return;
    if (!acceptsFile(accept, chosen)) {
      const advice = props.adviceFor?.(chosen) ?? t.chooseOtherType;
      refuse(
        file === null
          ? t.refused(chosen.name, advice)
          : t.refusedBesideChosen(chosen.name, file.name),
      );
      return;
    }
    setRefusal('');
    onFile(chosen);
  }
  function refuse(reason: string) {
    setRefusal(reason);
    props.onRefused?.();
  }
  function handleDrop(event: ReactDragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (disabled) return;
    const { files } = event.dataTransfer;
    if (files.length <= 1) take(files[0]);
    else refuse(file === null ? t.several : t.severalBesideChosen(file.name));
  }
  function remove() {
    setRefusal('');
    onFile(null);
    input.current?.focus();
  }

  return (
    <div className={classNames('grid gap-1.5', className)}>
      <span id={`${id}-label`} className="font-medium text-sm">
        {label}
      </span>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!disabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        className={classNames(zoneClass, isOver && 'border-accent bg-accent-soft')}
      >
        <input
          ref={input}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-text`}
          aria-describedby={classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          aria-invalid={error ? true : undefined}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Otherwise choosing the same file again would not be reported as a change.
            event.target.value = '';
          }}
        />
        {file && props.preview ? props.preview : <UploadMark />}
        <span id={`${id}-text`} className="grid min-w-0 gap-0.5">
          {file ? <ChosenFile file={file} /> : <Invitation />}
        </span>
      </label>
      {file ? (
        <Button variant="outline" size="sm" disabled={disabled} onClick={remove} className="w-fit">
          {t.remove}
        </Button>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 wrap-anywhere text-danger-text text-sm"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

/** A file that is dropped beside the field would be opened in place of the page. Returns the function that ends this. */
function keepPageFromDrops(): () => void {
  const hold = (event: DragEvent) => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  const events = ['dragover', 'drop'] as const;
  for (const event of events) window.addEventListener(event, hold);
  return () => {
    for (const event of events) window.removeEventListener(event, hold);
  };
}

function UploadMark() {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
      <Upload aria-hidden="true" className="size-5" />
    </span>
  );
}

function ChosenFile({ file }: { file: File }) {
  return (
    <>
      <span title={file.name} className="truncate font-medium">
        <span dir="auto">{file.name}</span>
      </span>
      <span className="text-text-muted">
        {uiTexts().file.chooseAnother(formatFileSize(file.size))}
      </span>
    </>
  );
}

function Invitation() {
  const t = uiTexts().file;
  return (
    <span>
      <span className="font-medium text-accent-text">{t.choose}</span>
      <span className="pointer-coarse:hidden">{` ${t.orDrop}`}</span>
    </span>
  );
}

const zoneClass = classNames(
  'flex min-h-24 items-center gap-4 rounded-lg border border-border-strong border-dashed bg-surface px-5 py-4 text-sm transition-colors',
  'hover:border-accent hover:bg-hover has-disabled:cursor-not-allowed',
  disabledStyles,
  'has-aria-invalid:border-danger has-focus-visible:outline-2 has-focus-visible:outline-focus-ring has-focus-visible:outline-offset-2',
);
