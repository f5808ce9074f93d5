/** Queries for what comes due and expires on the next days, from the figures of current runs. */
import { addDays } from '@portal/contract/civil-dates';
import { sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { readComing } from '../learning/service.ts';
import type { AskedPeople } from './asked.ts';
import { figuresOf } from './count-queries.ts';

/** The elements of `coming`, and the text of one of them. */
const OF_ENGINE = {
  sqlite: {
    elements: sql<{ value: string }>`json_each(trainee_figures.coming)`,
    element: sql<string>`coming.value`,
  },
  postgres: {
    elements: sql<{ value: string }>`jsonb_array_elements_text(trainee_figures.coming::jsonb)`,
    element: sql<string>`(coming.value collate "C")`,
  },
};

interface Days {
  /** Civil dates, both included. */
  readonly from: string;
  readonly until: string;
}

export interface ComingRow {
  readonly module_id: number;
  readonly kind: 'due' | 'expires';
  readonly day: string;
  readonly people: number;
}

/** The number of trainees for each module, kind and day. */
export async function countComing(
  db: Db,
  people: AskedPeople,
  { from, until }: Days,
): Promise<ComingRow[]> {
  const { elements, element } = OF_ENGINE[engineOf(db)];
  const rows = await figuresOf(db, people)
    .crossJoin(elements.as('coming'))
    .select(({ fn }) => [element.as('stored'), fn.countAll<number>().as('people')])
    .where(element, '>=', from)
    .where(element, '<', addDays(until, 1))
    .groupBy(element)
    .execute();
  return rows.map(({ stored, people }) => {
    const [module_id, kind, day] = readComing(stored);
    return { module_id, kind, day, people };
  });
}
