import { CODE_PAGES, codePage, type ImportReport } from '@portal/contract/trainee-import';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Name } from '#web/ui/name.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Reading } from '../api/import-trainees.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { Row, RowDetails, Rows } from './import-rows.tsx';

type ImportReadingProps = {
  report: ImportReport;
  reading: Reading;
  /** Reads the file again. */
  onRead: (reading: Reading) => void;
};

/** The column with the emails, the code of the letters and the hidden rows, where the file leaves them open. */
export function ImportReading({ report, reading, onRead }: ImportReadingProps) {
  const t = traineeTexts().report;
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
      <HiddenRows report={report} reading={reading} onRead={onRead} />
    </>
  );
}

function HiddenRows({ report, reading, onRead }: ImportReadingProps) {
  const t = traineeTexts().report;
  const { hiddenRows, hiddenRowsShown } = report;
  const isIncluding = reading.hiddenRows === 'include';
  if (hiddenRows === 0 && !isIncluding) return null;
  const { hiddenRows: _, ...visible } = reading;
  return (
    <section aria-label={t.hiddenRows} className="grid gap-1">
      <Checkbox
        label={t.includeHidden}
        description={isIncluding ? t.hiddenIncluded : t.hiddenLeftOut(hiddenRows)}
        checked={isIncluding}
        onChange={() => onRead(isIncluding ? visible : { ...reading, hiddenRows: 'include' })}
      />
      {hiddenRowsShown.length === 0 ? null : (
        <RowDetails summary={t.showHidden}>
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
