import type { MatrixCell, MatrixPage, MatrixPerson } from '@portal/contract/compliance';
import type { StandingState } from '@portal/contract/requirements';

export type MatrixModule = MatrixPage['modules'][number];

/** A module of a person, and how the person stands in it. */
export type NamedCell = { readonly module: MatrixModule; readonly cell: MatrixCell };

/** The states in which a person has to do something by a day. */
const GAPS: ReadonlySet<StandingState> = new Set([
  'overdue',
  'expired',
  'inGrace',
  'due',
  'renewalOpen',
]);

/** The modules of a person with their names: those that are late, due or to be renewed, and the others. */
export function dividedCells(modules: readonly MatrixModule[], { cells }: MatrixPerson) {
  const named = namedCells(modules, cells);
  return {
    gaps: named.filter(({ cell }) => GAPS.has(cell.state)),
    others: named.filter(({ cell }) => !GAPS.has(cell.state)),
  };
}

/** The cells with the names of their modules, in the order of the modules. */
export function namedCells(
  modules: readonly MatrixModule[],
  cells: readonly MatrixCell[],
): NamedCell[] {
  return modules.flatMap((module) => {
    const cell = cells.find(({ moduleId }) => moduleId === module.id);
    return cell === undefined ? [] : [{ module, cell }];
  });
}
