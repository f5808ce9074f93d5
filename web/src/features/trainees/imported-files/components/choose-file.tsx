import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX } from '@portal/contract/limits';
import Download from 'lucide-react/icons/download';
import { saveCsv } from '#web/platform/http/start-download.ts';
import { words } from '#web/platform/language/words.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { formatFileSize } from '#web/ui/format/file-size.ts';
import { templateFile } from '../model/csv-files.ts';
import type { FileColumn } from '../model/imported-file.ts';
import { fileTexts } from '../texts/catalogue.ts';

export type ChoosingProps = {
  /** The reason why a file was refused. */
  failure: string | null;
  onFile: (file: File) => void;
  /** A file of another type was chosen. */
  onRefused: () => void;
};

type ChooseFileProps<Column extends FileColumn> = ChoosingProps & {
  columns: { readonly names: readonly Column[]; readonly required: readonly Column[] };
  /** The name of the template, and the row in it. */
  template: { readonly name: string; readonly example: Readonly<Record<Column, string>> };
  /** The rules of the file, in paragraphs. */
  children: Elements;
};

/** The first step of an import: the file, its columns, and a template. */
export function ChooseFile<Column extends FileColumn>(props: ChooseFileProps<Column>) {
  const t = fileTexts();
  const { failure, onFile, onRefused, columns, template, children } = props;
  const { columns: headers } = words();
  const optional = columns.names.filter((name) => !columns.required.includes(name));
  return (
    <div className="grid gap-4">
      <FileDrop
        label={t.file}
        hint={t.fileHint({
          required: columns.required.map((name) => headers[name]),
          optional: optional.map((name) => headers[name]),
          maxRows: IMPORT_ROWS_MAX,
          maxSize: formatFileSize(IMPORT_MAX_BYTES),
        })}
        accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.ms-excel"
        file={null}
        onFile={(file) => {
          if (file !== null) onFile(file);
        }}
        onRefused={onRefused}
      />
      {failure === null ? null : <FormError>{failure}</FormError>}
      {children}
      <DialogFooter>
        <Button
          variant="outline"
          onClick={() => saveCsv(templateFile(columns.names, template.example), template.name)}
        >
          <Download aria-hidden="true" />
          <span>{t.template}</span>
        </Button>
      </DialogFooter>
    </div>
  );
}
