import type { CompanyReport, ReportPerson } from '@portal/contract/reports';
import { TraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Name } from '#web/ui/name.tsx';
import { ModuleCell } from './module-cell.tsx';

type Modules = CompanyReport['modules'];

type ReportTableProps = {
  caption: string;
  modules: Modules;
  people: readonly ReportPerson[];
  /** On paper, links and sticky columns are left out. */
  onPaper?: boolean;
};

/** Trainees in rows, modules in columns. The first column and the header stay in view. */
export function ReportTable({ caption, modules, people, onPaper = false }: ReportTableProps) {
  const sticky = onPaper ? '' : 'sticky left-0 z-1 bg-surface';
  return (
    <div
      className={
        onPaper ? 'report-part' : 'min-w-0 overflow-x-auto rounded-xl border bg-surface shadow-xs'
      }
      // A keyboard can scroll it.
      {...(onPaper ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table className="w-full text-left text-sm print:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b align-bottom text-text-muted">
          <tr>
            <th scope="col" className={classNames(cell, sticky, 'min-w-44 font-medium')}>
              Trainee
            </th>
            {modules.map(({ id, name, passMark }) => (
              <th key={id} scope="col" className={classNames(cell, 'min-w-36 font-medium')}>
                <span className="wrap-anywhere">{name}</span>
                {passMark === null ? null : (
                  <span className="block font-normal text-xs">{`Pass mark ${passMark}%`}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className="break-inside-avoid border-b align-top last:border-b-0">
              <th scope="row" className={classNames(cell, sticky, 'max-w-64 font-normal')}>
                <PersonCell person={person} onPaper={onPaper} />
              </th>
              {modules.map(({ id }) => (
                <td key={id} className={cell}>
                  <ModuleCell result={person.results.find(({ moduleId }) => moduleId === id)} />
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

type PersonCellProps = { person: ReportPerson; onPaper: boolean };

function PersonCell({ person, onPaper }: PersonCellProps) {
  return (
    <>
      <span className="wrap-anywhere block font-medium">
        <Name>{onPaper ? person.name : <TraineeLink trainee={person} />}</Name>
      </span>
      <Name className="wrap-anywhere block text-text-muted text-xs">{person.email}</Name>
    </>
  );
}
