import type { MatrixCell, MatrixPage, MatrixPerson } from '@portal/contract/compliance';

const cell: MatrixCell = {
  moduleId: 0,
  state: 'valid',
  on: '2027-11-03',
  dueOn: '2027-11-03',
  completedOn: '2026-11-03',
  validUntil: '2027-11-03',
  source: 'portal',
  recordedBy: null,
};

/** Its day is shown with the year. */
export const overdueCell: MatrixCell = {
  ...cell,
  state: 'overdue',
  on: '2020-11-20',
  dueOn: '2020-11-20',
  completedOn: null,
  validUntil: null,
  source: null,
};

export const recordedCell: MatrixCell = { ...cell, source: 'recorded', recordedBy: 'Ada Admin' };

/** Overdue in every tenth module, and valid in the others. */
function matrixPerson(id: number, moduleIds: readonly number[]): MatrixPerson {
  const cells = moduleIds.map((moduleId, place) => ({
    ...(place % 10 === 0 ? overdueCell : cell),
    moduleId,
  }));
  return {
    id,
    name: `Trainee ${String(id).padStart(4, '0')}`,
    email: `trainee${id}@acme.example`,
    groups: [],
    cells,
    certificate: null,
  };
}

/** A page of the matrix of `people` × `modules`, with the number of the first person on it as the cursor. */
export function matrixPage(
  { people, modules }: { readonly people: number; readonly modules: number },
  { from = 0, size = 50 } = {},
): MatrixPage {
  const ids = Array.from({ length: modules }, (_, i) => i + 1);
  const next = from + size;
  return {
    modules: ids.map((id) => ({ id, name: `Module ${id}` })),
    people: Array.from({ length: Math.min(size, people - from) }, (_, i) =>
      matrixPerson(from + i + 1, ids),
    ),
    total: people,
    nextCursor: next < people ? String(next) : null,
  };
}
