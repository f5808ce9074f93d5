import Download from 'lucide-react/icons/download';
import { Button } from './button.tsx';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { toast } from './toast.ts';

type DownloadMenuProps<Format extends string> = {
  formats: readonly { value: Format; label: string; description?: string | undefined }[];
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
  /** Hidden at the end of the label, where several things can be downloaded. */
  which?: string | undefined;
  size?: 'sm' | 'md' | undefined;
};

/** A button with the formats in which something can be downloaded. */
export function DownloadMenu<Format extends string>(props: DownloadMenuProps<Format>) {
  const { formats, preparation, which, size } = props;
  const t = uiTexts().download;
  const download = (format: Format) =>
    preparation.mutate(format, {
      onSuccess: ({ fileName }) => void toast.success(t.started(fileName)),
      onError: ({ message }) => void toast.error(t.failed, { description: message }),
    });
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline" size={size} busy={preparation.isPending} busyLabel={t.preparing}>
          <Download aria-hidden="true" />
          <span>
            <span>{t.label}</span>
            {which === undefined ? null : <span className="sr-only">{which}</span>}
          </span>
        </Button>
      }
    >
      {formats.map(({ value, label, description }) => (
        <DropdownItem key={value} onSelect={() => download(value)}>
          <span className="grid">
            <span>{label}</span>
            {description === undefined ? null : (
              <span className="text-pretty text-text-muted text-xs">{description}</span>
            )}
          </span>
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
