import type { CompanyReport, ReportPerson } from '@portal/contract/reports';
import { words } from '#web/platform/language/words.ts';
import { TraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { Name } from '#web/ui/name.tsx';
import { reportsTexts } from '../texts/catalogue.ts';
import { CertificateLink } from './certificate-link.tsx';
import { ModuleCell } from './module-cell.tsx';

type ReportListProps = {
  label: string;
  modules: CompanyReport['modules'];
  people: readonly ReportPerson[];
};

/** The trainees as cards, for phones: the modules of each are shown on demand. */
export function ReportList({ label, modules, people }: ReportListProps) {
  const t = reportsTexts().trainees;
  return (
    <ul aria-label={label} className="grid gap-3">
      {people.map((person) => (
        <li key={person.id} className="rounded-xl border bg-surface p-4 text-sm shadow-xs">
          <TraineeLink trainee={person} />
          <p className="wrap-anywhere text-text-muted text-xs">
            <Name>{person.email}</Name>
          </p>
          {person.certificate === null ? null : (
            <div className="mt-2 grid grid-cols-2 items-center gap-3">
              <span className="text-text-muted">{words().columns.certificate}</span>
              <CertificateLink certificate={person.certificate} />
            </div>
          )}
          <details className="mt-2">
            <summary className="min-h-11 cursor-pointer content-center font-medium">
              {t.modulesCompleted({
                completed: person.modulesCompleted,
                total: modules.length - person.notRequired.length,
              })}
            </summary>
            <dl className="grid gap-3 pt-1">
              {modules.map(({ id, name }) => (
                <div key={id} className="grid grid-cols-2 gap-3 border-t pt-3">
                  <dt className="wrap-anywhere text-text-muted">
                    <span dir="auto">{name}</span>
                  </dt>
                  <dd>
                    <ModuleCell
                      result={person.results.find(({ moduleId }) => moduleId === id)}
                      isRequired={!person.notRequired.includes(id)}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}
