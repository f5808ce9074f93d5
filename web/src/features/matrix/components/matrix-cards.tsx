import type { MatrixPerson } from '@portal/contract/compliance';
import { useState } from 'react';
import { Link } from 'react-router';
import { words } from '#web/platform/language/words.ts';
import { TraineeLink, useTraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { dayOfReader } from '#web/platform/time/civil-date.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import type { LoadedMatrix, useMatrix } from '../api/matrix.ts';
import { dividedCells, type MatrixModule, type NamedCell } from '../model/person-cells.ts';
import { matrixTexts } from '../texts/catalogue.ts';
import { CertificateLink } from './certificate-link.tsx';
import { GroupNames } from './group-names.tsx';
import { StandingMark } from './standing-mark.tsx';

type MatrixCardsProps = {
  data: LoadedMatrix;
  matrix: Pick<
    ReturnType<typeof useMatrix>,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
};

/** The trainees as cards, for phones: what is late or due, and the other modules on demand. */
export function MatrixCards({ data: { people, modules }, matrix }: MatrixCardsProps) {
  const t = matrixTexts();
  const today = dayOfReader(useNow());
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul aria-label={t.title} className="grid grid-cols-1 gap-3">
        {people.map((person) => (
          <li key={person.id} className="rounded-xl border bg-surface p-4 text-sm shadow-xs">
            <TraineeLink trainee={person} />
            <GroupNames groups={person.groups} />
            <CertificateOf person={person} today={today} />
            <CellsOf person={person} modules={modules} today={today} />
          </li>
        ))}
      </ul>
      <LoadMoreButton list={matrix}>{t.showMore}</LoadMoreButton>
    </div>
  );
}

/** Nothing for a trainee without a certificate. */
function CertificateOf({ person: { certificate }, today }: Omit<CellsOfProps, 'modules'>) {
  if (certificate === null) return null;
  return (
    <div className="mt-2 grid grid-cols-2 items-center gap-3 border-t">
      <span className="text-text-muted">{words().columns.certificate}</span>
      <CertificateLink
        certificate={certificate}
        today={today}
        className="flex min-h-11 items-center py-2"
      />
    </div>
  );
}

type CellsOfProps = { person: MatrixPerson; modules: readonly MatrixModule[]; today: string };

function CellsOf({ person, modules, today }: CellsOfProps) {
  const t = matrixTexts();
  const [isOpen, setOpen] = useState(false);
  const { gaps, others } = dividedCells(modules, person);
  return (
    <>
      {gaps.length === 0 ? (
        <p className="mt-2 text-text-muted">{t.noGaps}</p>
      ) : (
        <CellList personId={person.id} cells={gaps} today={today} />
      )}
      {others.length === 0 ? null : (
        <details className="mt-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            {t.others(others.length)}
          </summary>
          {/* Rendered when it is opened: many cards have many cells. */}
          {isOpen ? <CellList personId={person.id} cells={others} today={today} /> : null}
        </details>
      )}
    </>
  );
}

type CellListProps = { personId: number; cells: readonly NamedCell[]; today: string };

function CellList({ personId, cells, today }: CellListProps) {
  return (
    <ul className="mt-2 grid grid-cols-1 divide-y border-t">
      {cells.map((each) => (
        <li key={each.module.id}>
          <CellLink personId={personId} named={each} today={today} />
        </li>
      ))}
    </ul>
  );
}

type CellLinkProps = { personId: number; named: NamedCell; today: string };

function CellLink({ personId, named: { module, cell }, today }: CellLinkProps) {
  return (
    <Link
      {...useTraineeLink(personId, module.id)}
      className="grid min-h-11 grid-cols-2 items-center gap-3 py-2"
    >
      <span dir="auto" className="wrap-anywhere">
        {module.name}
      </span>
      <StandingMark cell={cell} today={today} />
    </Link>
  );
}
