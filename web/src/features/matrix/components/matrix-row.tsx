import type { MatrixCell, MatrixPerson } from '@portal/contract/compliance';
import { Fragment, memo } from 'react';
import { Link } from 'react-router';
import { standingPhrase, stateWord } from '#web/features/standing/api/standing-words.ts';
import { useTraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { shortDay } from '#web/platform/time/civil-date.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Name } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { MatrixModule } from '../model/person-cells.ts';
import { matrixTexts } from '../texts/catalogue.ts';
import { CertificateLink } from './certificate-link.tsx';
import { GroupNames } from './group-names.tsx';
import { StandingMark } from './standing-mark.tsx';

/** The first column, which stays in view. */
export const nameCell = 'sticky start-0 bg-surface px-4 text-start';

/** The columns before those of the modules: the name and the certificate. */
export const FIRST_MODULE = 2;

type MatrixRowProps = {
  person: MatrixPerson;
  /** Counted from 0. */
  index: number;
  modules: readonly MatrixModule[];
  /** The indexes of the modules that are drawn. */
  columns: readonly number[];
  /** A civil date. */
  today: string;
};

/** A trainee with the cells of the drawn columns. It is drawn again only when these change. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { person, index, modules, columns, today } = props;
  return (
    // The header is the first row.
    <tr data-index={index} aria-rowindex={index + 2}>
      <th
        scope="row"
        aria-colindex={1}
        className={`${nameCell} z-1 border-e border-b py-0 font-normal`}
      >
        <PersonCell person={person} />
      </th>
      <CertificateCell person={person} today={today} />
      <DrawnCells
        columns={columns}
        count={modules.length}
        cellOf={(column) => {
          const module = modules[column];
          return module === undefined ? null : (
            <Cell person={person} module={module} column={column} today={today} />
          );
        }}
      />
    </tr>
  );
});

function CertificateCell({ person, today }: Pick<MatrixRowProps, 'person' | 'today'>) {
  const { certificate } = person;
  return (
    <td aria-colindex={2} className="border-b p-0 text-start">
      {certificate === null ? (
        <NoneInCell word={matrixTexts().noCertificate} />
      ) : (
        <CertificateLink certificate={certificate} today={today} className={linkInCell} />
      )}
    </td>
  );
}

function PersonCell({ person: { id, name, groups } }: { person: MatrixPerson }) {
  return (
    <div className="flex h-16 flex-col justify-center overflow-hidden">
      <Link
        {...useTraineeLink(id)}
        className="wrap-anywhere line-clamp-2 font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        <Name>{name}</Name>
      </Link>
      <GroupNames groups={groups} />
    </div>
  );
}

type DrawnCellsProps = {
  /** The indexes of the columns that are drawn. */
  columns: readonly number[];
  /** The number of all columns. */
  count: number;
  cellOf: (column: number) => Elements;
};

/** The cells of the drawn columns, with one empty cell in place of those between them. */
export function DrawnCells({ columns, count, cellOf }: DrawnCellsProps) {
  return (
    <>
      {columns.map((column, place) => (
        <Fragment key={column}>
          <Gap columns={column - (columns[place - 1] ?? -1) - 1} />
          {cellOf(column)}
        </Fragment>
      ))}
      <Gap columns={count - (columns.at(-1) ?? -1) - 1} />
    </>
  );
}

function Gap({ columns }: { columns: number }) {
  return columns === 0 ? null : <td colSpan={columns} aria-hidden="true" />;
}

type CellProps = { person: MatrixPerson; module: MatrixModule; column: number; today: string };

const Cell = memo(function Cell({ person, module, column, today }: CellProps) {
  const cell = person.cells.find(({ moduleId }) => moduleId === module.id);
  return (
    // The names are in the first column.
    <td
      aria-colindex={FIRST_MODULE + 1 + column}
      data-column={column}
      className="border-b p-0 text-start"
    >
      {cell === undefined ? (
        <NoneInCell word={stateWord('notRequired')} />
      ) : (
        <CellLink personId={person.id} module={module} cell={cell} today={today} />
      )}
    </td>
  );
});

/** A dash, read aloud as the word. */
function NoneInCell({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true" className="px-3 text-text-muted">
        –
      </span>
      <span className="sr-only">{word}</span>
    </>
  );
}

const linkInCell =
  'flex h-16 items-center overflow-hidden px-3 hover:bg-hover focus-visible:-outline-offset-2';

type CellLinkProps = {
  personId: number;
  module: MatrixModule;
  cell: MatrixCell;
  today: string;
};

/** Leads to the module on the trainee's page, with its evidence. */
function CellLink({ personId, module, cell, today }: CellLinkProps) {
  return (
    <Link
      {...useTraineeLink(personId, module.id)}
      title={inWords(module, cell, today)}
      className={linkInCell}
    >
      <StandingMark cell={cell} today={today} />
    </Link>
  );
}

/** 'Fire safety: Overdue since 3 Dec'. */
function inWords({ name }: MatrixModule, cell: MatrixCell, today: string): string {
  const { text, day } = standingPhrase({ ...cell, pausedUntil: cell.on });
  const words = day === null ? text() : text(shortDay(day, today));
  return `${uiTexts().labelBefore(name)}${words}`;
}
