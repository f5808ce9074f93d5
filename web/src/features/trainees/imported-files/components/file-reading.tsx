import { CODE_PAGES, codePage } from '@portal/contract/imported-files';
import type { ReactElement } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { FileReport, Reading } from '../model/imported-file.ts';
import { fileTexts } from '../texts/catalogue.ts';
import { Row, RowDetails, Rows } from './file-rows.tsx';

type FileReadingProps<Hidden> = {
  report: FileReport & { readonly hiddenRowsShown: readonly Hidden[] };
  reading: Reading;
  /** Reads the file again. */
  onRead: (reading: Reading) => void;
  /** The facts of a hidden row. */
  hiddenFacts: (row: Hidden) => ReactElement;
};

/** The column with the emails, the code of the letters and the hidden rows, where the file leaves them open. */
export function FileReading<Hidden extends { readonly line: number }>(
  props: FileReadingProps<Hidden>,
) {
  const t = fileTexts();
  const { report, reading, onRead } = props;
  const { emailColumns, encoding, columns } = report;
  const emailHeader = columns.find(({ column }) => column === 'email')?.headers[0];
  const chosen =
    reading.emailColumn ?? emailColumns.find(({ header }) => header === emailHeader)?.place;
  const code = codePage.safeParse(encoding);
  return (
    <>
      {emailColumns.length === 0 ? null : (
        <Field label={t.emailColumn} hint={t.emailColumnHint}>
          <Select
            value={chosen}
            onChange={({ target }) => onRead({ ...reading, emailColumn: Number(target.value) })}
          >
            {emailColumns.map(({ place, header }) => (
              <option key={place} value={place}>
                {header}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {code.success ? (
        <Field label={t.encoding} hint={t.encodingHint}>
          <Select
            value={code.data}
            onChange={({ target }) => {
              const other = codePage.safeParse(target.value);
              if (other.success) onRead({ ...reading, codePage: other.data });
            }}
          >
            {CODE_PAGES.map((each) => (
              <option key={each} value={each}>
                {t.codePages[each]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <HiddenRows {...props} />
    </>
  );
}

function HiddenRows<Hidden extends { readonly line: number }>(props: FileReadingProps<Hidden>) {
  const t = fileTexts();
  const { report, reading, onRead, hiddenFacts } = props;
  const { hiddenRows, hiddenRowsShown } = report;
  const isIncluding = reading.hiddenRows === 'include';
  if (hiddenRows === 0 && !isIncluding) return null;
  return (
    <section aria-label={t.hiddenRows} className="grid gap-1">
      <Checkbox
        label={t.includeHidden}
        description={isIncluding ? t.hiddenIncluded : t.hiddenLeftOut(hiddenRows)}
        checked={isIncluding}
        onChange={() => onRead({ ...reading, hiddenRows: isIncluding ? undefined : 'include' })}
      />
      {hiddenRowsShown.length === 0 ? null : (
        <RowDetails summary={t.showHidden}>
          <Rows>
            {hiddenRowsShown.map((row) => (
              <Row key={row.line} line={row.line}>
                {hiddenFacts(row)}
              </Row>
            ))}
          </Rows>
        </RowDetails>
      )}
    </section>
  );
}
