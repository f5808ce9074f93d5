import { CODE_PAGES, codePage, type ImportReport } from '@portal/contract/trainee-import';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { Name } from '#web/ui/name.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Reading } from '../api/import-trainees.ts';
import { CODE_PAGE_LABELS } from '../model/import-words.ts';
import { Row, RowDetails, Rows } from './import-rows.tsx';

type ImportReadingProps = {
  report: ImportReport;
  reading: Reading;
  /** Reads the file again. */
  onRead: (reading: Reading) => void;
};

/** The column with the emails, the code of the letters and the hidden rows, where the file leaves them open. */
export function ImportReading({ report, reading, onRead }: ImportReadingProps) {
  const { emailColumns, encoding, columns } = report;
  const emailHeader = columns.find(({ column }) => column === 'email')?.headers[0];
  const chosen =
    reading.emailColumn ?? emailColumns.find(({ header }) => header === emailHeader)?.place;
  const code = codePage.safeParse(encoding);
  return (
    <>
      {emailColumns.length === 0 ? null : (
        <Field label="Column with the emails" hint="The file has several.">
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
        <Field
          label="Encoding of the file"
          hint="The file does not say it. If names look wrong, choose another one, or save the file as “CSV UTF-8” or .xlsx."
        >
          <Select
            value={code.data}
            onChange={({ target }) => {
              const other = codePage.safeParse(target.value);
              if (other.success) onRead({ ...reading, codePage: other.data });
            }}
          >
            {CODE_PAGES.map((each) => (
              <option key={each} value={each}>
                {CODE_PAGE_LABELS[each]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <HiddenRows report={report} reading={reading} onRead={onRead} />
    </>
  );
}

function HiddenRows({ report, reading, onRead }: ImportReadingProps) {
  const { hiddenRows, hiddenRowsShown } = report;
  const isIncluding = reading.hiddenRows === 'include';
  if (hiddenRows === 0 && !isIncluding) return null;
  const { hiddenRows: _, ...visible } = reading;
  return (
    <section aria-label="Hidden rows" className="grid gap-1">
      <Checkbox
        label="Import hidden rows too"
        description={
          isIncluding
            ? 'They are among the rows below.'
            : `${formatCount(hiddenRows, 'row')} ${hiddenRows === 1 ? 'is' : 'are'} hidden in the sheet and left out.`
        }
        checked={isIncluding}
        onChange={() => onRead(isIncluding ? visible : { ...reading, hiddenRows: 'include' })}
      />
      {hiddenRowsShown.length === 0 ? null : (
        <RowDetails summary="Show the hidden rows">
          <Rows>
            {hiddenRowsShown.map(({ line, name, email }) => (
              <Row key={line} line={line}>
                <p className="wrap-anywhere">
                  <Name>{name}</Name> <span translate="no">{`· ${email}`}</span>
                </p>
              </Row>
            ))}
          </Rows>
        </RowDetails>
      )}
    </section>
  );
}
