import type { MatrixCell, MatrixPerson } from '@portal/contract/compliance';
import { groupsCell } from '@portal/contract/imported-groups';
import { PRINTED_PEOPLE_MAX } from '@portal/contract/limits';
import {
  certificateStatusWord,
  dayOfCertificate,
} from '#web/features/certificates/api/certificate-words.ts';
import { lookOf, stateWord } from '#web/features/standing/api/standing-words.ts';
import { words } from '#web/platform/language/words.ts';
import { dateAndTime } from '#web/platform/time/format-instant.ts';
import { instantFormat } from '#web/platform/time/instant-format.ts';
import { Name } from '#web/ui/name.tsx';
import { StateSymbol } from '#web/ui/state-symbol.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { LoadedMatrix } from '../api/matrix.ts';
import { namedCells } from '../model/person-cells.ts';
import { matrixTexts } from '../texts/catalogue.ts';

const dayInFull = instantFormat({ dateStyle: 'medium', timeZone: 'UTC' });

type MatrixOnPaperProps = {
  companyName: string;
  /** The words of the filters that are set. */
  choice: readonly string[];
  matrix: LoadedMatrix;
  at: Date;
};

/** The matrix on A4, one row for each trainee and module, as in the file. */
export function MatrixOnPaper({ companyName, choice, matrix, at }: MatrixOnPaperProps) {
  const t = matrixTexts();
  const { modules, total } = matrix;
  const people = matrix.people.slice(0, PRINTED_PEOPLE_MAX);
  return (
    <article className="report-paper grid gap-5">
      <header>
        <h1 className="wrap-anywhere font-semibold text-2xl">
          <span>{uiTexts().labelBefore(t.title)}</span>
          <Name>{companyName}</Name>
        </h1>
        {choice.length === 0 ? null : (
          <p className="wrap-anywhere font-medium">
            <Name>{choice.join(' · ')}</Name>
          </p>
        )}
        <p className="text-sm">{dateAndTime(at)}</p>
      </header>
      {people.length < total ? (
        <p className="font-medium">{t.paper.isPart({ shown: people.length, total })}</p>
      ) : null}
      <table className="w-full text-start text-xs">
        <thead className="border-b text-text-muted">
          <HeaderRow />
        </thead>
        <tbody>
          {people.flatMap(({ id, name, email, groups, cells, certificate }) =>
            namedCells(modules, cells).map(({ module, cell }) => (
              <tr key={`${id} ${module.id}`} className="break-inside-avoid border-b align-top">
                <th scope="row" className={`${cellClass} font-normal`}>
                  <Name>{name}</Name>
                </th>
                <td className={cellClass} translate="no">
                  {email}
                </td>
                <td className={cellClass}>
                  <Name>{groupsCell(groups.map((group) => group.name))}</Name>
                </td>
                <td className={cellClass}>
                  <span dir="auto">{module.name}</span>
                </td>
                <StandingCells cell={cell} />
                <td className={cellClass}>
                  <CertificateInWords certificate={certificate} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </article>
  );
}

const cellClass = 'wrap-anywhere px-1.5 py-1 text-start';

function HeaderRow() {
  const { columns } = words();
  const { filters, paper } = matrixTexts();
  const headers = [
    columns.name,
    columns.email,
    columns.groups,
    filters.module,
    filters.standing,
    paper.due,
    paper.completed,
    paper.validUntil,
    paper.source,
    columns.certificate,
  ];
  return (
    <tr>
      {headers.map((header) => (
        <th key={header} scope="col" className={`${cellClass} font-medium`}>
          {header}
        </th>
      ))}
    </tr>
  );
}

function StandingCells({ cell }: { cell: MatrixCell }) {
  const { state, dueOn, completedOn, validUntil } = cell;
  const dates = [
    { key: 'due', day: dueOn },
    { key: 'completed', day: completedOn },
    { key: 'valid', day: validUntil },
  ];
  return (
    <>
      <td className={cellClass}>
        <span className="flex items-center gap-1 [&_svg]:size-3 [&_svg]:shrink-0">
          <StateSymbol symbol={lookOf(state).symbol} />
          <span>{stateWord(state)}</span>
        </span>
      </td>
      {dates.map(({ key, day }) => (
        <td key={key} className={`${cellClass} whitespace-nowrap`}>
          {day === null ? '' : dayInFull(new Date(day))}
        </td>
      ))}
      <td className={cellClass}>{sourceInWords(cell)}</td>
    </>
  );
}

function CertificateInWords({ certificate }: Pick<MatrixPerson, 'certificate'>) {
  if (certificate === null) return null;
  const day = dayOfCertificate(certificate);
  return (
    <>
      <span className="block">{certificateStatusWord(certificate.status)}</span>
      {day === null ? null : (
        <span className="block whitespace-nowrap">{dayInFull(new Date(day))}</span>
      )}
    </>
  );
}

function sourceInWords({ source, recordedBy }: MatrixCell): string {
  const t = matrixTexts().paper;
  if (source === null) return '';
  if (source === 'portal') return t.watchedHere;
  return recordedBy === null ? t.recorded : t.recordedBy(recordedBy);
}
