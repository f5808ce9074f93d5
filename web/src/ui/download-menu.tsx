import Download from 'lucide-react/icons/download';
import { Button } from './button.tsx';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';
import { toast } from './toast.ts';

type DownloadMenuProps<Format extends string> = {
  formats: readonly { value: Format; label: string }[];
  /** The call that prepares the file. */
  preparation: {
    readonly isPending: boolean;
    mutate(
      format: Format,
      handlers: {
        onSuccess: (file: { fileName: string }) => void;
        onError: (error: Error) => void;
      },
    ): void;
  };
};

/** A button with the formats in which something can be downloaded. */
export function DownloadMenu<Format extends string>(props: DownloadMenuProps<Format>) {
  const { formats, preparation } = props;
  const download = (format: Format) =>
    preparation.mutate(format, {
      onSuccess: ({ fileName }) => void toast.success(`${fileName} is being downloaded`),
      onError: ({ message }) => void toast.error('The download failed', { description: message }),
    });
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline" busy={preparation.isPending} busyLabel="Preparing…">
          <Download aria-hidden="true" />
          <span>Download</span>
        </Button>
      }
    >
      {formats.map(({ value, label }) => (
        <DropdownItem key={value} onSelect={() => download(value)}>
          {label}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
