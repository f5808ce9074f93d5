import type { CompanyReport, ReportPerson } from '@portal/contract/reports';
import { words } from '#web/platform/language/words.ts';
import { TraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { useReportDates } from '../model/report-dates.ts';
import { reportsTexts } from '../texts/catalogue.ts';
import { CertificateLine, CertificateLink } from './certificate-link.tsx';
import { ModuleCell } from './module-cell.tsx';
import { ModuleSymbol } from './module-symbol.tsx';

type Modules = CompanyReport['modules'];

type ReportTableProps = {
  caption: string;
  modules: Modules;
  people: readonly ReportPerson[];
  /** Shows words instead of symbols. */
  inWords?: boolean;
  /** On paper, links and sticky columns are left out, and the certificate is below the name. */
  onPaper?: boolean;
};

/** Trainees in rows, certificates and modules in columns. The first column and the header stay in view. */
export function ReportTable(props: ReportTableProps) {
  const t = reportsTexts().trainees;
  const { caption, modules, people, inWords = false, onPaper = false } = props;
  const sticky = onPaper ? '' : 'sticky start-0 z-1 bg-surface';
  const head = onPaper
    ? ''
    : 'sticky top-0 z-2 bg-surface shadow-[inset_0_-1px_0_var(--color-border)]';
  const Cell = inWords ? ModuleCell : ModuleSymbol;
  return (
    <div
      className={
        onPaper
          ? 'report-part'
          : 'max-h-[calc(100dvh-6rem)] min-w-0 overflow-auto rounded-xl border bg-surface shadow-xs'
      }
      // A keyboard can scroll it.
      {...(onPaper ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table className="w-full text-start text-sm print:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b align-bottom text-text-muted">
          <tr>
            <th
              scope="col"
              className={classNames(
                cell,
                head,
                onPaper ? '' : 'start-0 z-3',
                'min-w-44 font-medium',
              )}
            >
              {t.trainee}
            </th>
            {onPaper ? null : (
              <th scope="col" className={classNames(cell, head, 'min-w-24 px-2.5! font-medium')}>
                {words().columns.certificate}
              </th>
            )}
            {modules.map(({ id, name, passMark }) => (
              <th
                key={id}
                scope="col"
                className={classNames(cell, head, inWords ? 'min-w-36' : narrow, 'font-medium')}
              >
                <span dir="auto" className="wrap-anywhere">
                  {name}
                </span>
                {passMark === null ? null : (
                  <span className="block font-normal text-xs">{t.passMark(passMark)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className="break-inside-avoid border-b align-top last:border-b-0">
              <th scope="row" className={classNames(cell, sticky, 'max-w-64 font-normal')}>
                <PersonCell
                  person={person}
                  total={modules.length - person.notRequired.length}
                  onPaper={onPaper}
                />
              </th>
              {onPaper ? null : (
                <td className={classNames(cell, 'px-2.5!')}>
                  {person.certificate === null ? (
                    <span className="text-text-muted">{t.noCertificate}</span>
                  ) : (
                    <CertificateLink certificate={person.certificate} />
                  )}
                </td>
              )}
              {modules.map(({ id }) => (
                <td key={id} className={classNames(cell, inWords ? '' : narrow)}>
                  <Cell
                    result={person.results.find(({ moduleId }) => moduleId === id)}
                    isRequired={!person.notRequired.includes(id)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'px-4 py-3 print:px-1.5 print:py-1.5';
/** A column of symbols: eight and more fit beside the names in a window of 1280 px. */
const narrow = 'min-w-20 px-1.5! text-center';

type PersonCellProps = {
  person: ReportPerson;
  /** The number of modules that the trainee must take. */
  total: number;
  onPaper: boolean;
};

function PersonCell({ person, total, onPaper }: PersonCellProps) {
  return (
    <>
      <span className="wrap-anywhere block font-medium">
        <Name>{onPaper ? person.name : <TraineeLink trainee={person} />}</Name>
      </span>
      <Name className="wrap-anywhere block text-text-muted text-xs">{person.email}</Name>
      <CompletedOn person={person} total={total} />
      {onPaper && person.certificate !== null ? (
        <CertificateLine certificate={person.certificate} />
      ) : null}
    </>
  );
}

/** 'Completed on Nov 28; 1 new module'. */
function CompletedOn({ person, total }: Pick<PersonCellProps, 'person' | 'total'>) {
  const t = reportsTexts().trainees;
  const dates = useReportDates();
  const { completedAt, modulesCompleted } = person;
  if (completedAt === null || total === 0) return null;
  const added = total - modulesCompleted;
  return (
    <span className="block text-success-text text-xs">
      <Sentence
        text={
          added <= 0
            ? t.completedOn
            : (date = '') => t.completedWithNew(date, words().newModules(added))
        }
        elements={[
          <time key="date" dateTime={completedAt} title={dates.dateAndTime(completedAt)}>
            {dates.date(completedAt)}
          </time>,
        ]}
      />
    </span>
  );
}
