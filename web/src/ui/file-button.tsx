import type { ReactNode } from 'react';
import { buttonStyles } from './button-styles.ts';

type FileButtonProps = {
  /** The accessible name: 'Replace the captions English'. */
  label: string;
  /** Like the `accept` attribute of a file input. */
  accept: string;
  disabled?: boolean | undefined;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A button that opens the browser's choice of a file. */
export function FileButton({ label, accept, disabled, onFile, children }: FileButtonProps) {
  return (
    <label
      className={buttonStyles({
        variant: 'ghost',
        size: 'sm',
        className: 'has-focus-visible:outline-2 has-focus-visible:outline-focus-ring',
      })}
    >
      <input
        type="file"
        aria-label={label}
        accept={accept}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Otherwise choosing the same file again would not be reported as a change.
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
