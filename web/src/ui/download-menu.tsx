import Download from 'lucide-react/icons/download';
import { Button } from './button.tsx';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';
import { uiTexts } from './texts/catalogue.ts';
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
  const t = uiTexts().download;
  const download = (format: Format) =>
    preparation.mutate(format, {
      onSuccess: ({ fileName }) => void toast.success(t.started(fileName)),
      onError: ({ message }) => void toast.error(t.failed, { description: message }),
    });
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline" busy={preparation.isPending} busyLabel={t.preparing}>
          <Download aria-hidden="true" />
          <span>{t.label}</span>
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
