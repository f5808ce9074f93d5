/** The orders of the list of trainees. Those with equal values are ordered by id in the same direction. */
import type { traineeSort } from '@portal/contract/trainees';
import type * as z from 'zod/mini';

export type TraineeSort = z.infer<typeof traineeSort>;

/** Orders by a column of the user. */
export const USER_ORDERS = {
  name: ['users.sort_key', 'asc'],
  '-name': ['users.sort_key', 'desc'],
  email: ['users.email_key', 'asc'],
  '-email': ['users.email_key', 'desc'],
  newest: ['users.created_at', 'desc'],
  oldest: ['users.created_at', 'asc'],
} as const satisfies Partial<Record<TraineeSort, readonly [string, 'asc' | 'desc']>>;

/** Orders by a column of the figures, each of which has indexes. */
export const FIGURE_ORDERS = {
  name: ['figures.sort_key', 'asc'],
  '-name': ['figures.sort_key', 'desc'],
  progress: ['figures.progress', 'asc'],
  '-progress': ['figures.progress', 'desc'],
  score: ['figures.score', 'asc'],
  '-score': ['figures.score', 'desc'],
  active: ['figures.active_at', 'asc'],
  '-active': ['figures.active_at', 'desc'],
  standing: ['figures.standing_key', 'asc'],
  '-standing': ['figures.standing_key', 'desc'],
  due: ['figures.due_on', 'asc'],
  '-due': ['figures.due_on', 'desc'],
} as const satisfies Partial<Record<TraineeSort, readonly [string, 'asc' | 'desc']>>;

export type UserSort = keyof typeof USER_ORDERS;
export type FigureSort = keyof typeof FIGURE_ORDERS;

export const isUserSort = (sort: TraineeSort): sort is UserSort => Object.hasOwn(USER_ORDERS, sort);

export const isFigureSort = (sort: TraineeSort): sort is FigureSort =>
  Object.hasOwn(FIGURE_ORDERS, sort);

export const opposite = { asc: 'desc', desc: 'asc' } as const;

/** A row of the ordered list. */
export interface ListCursor {
  readonly id: number;
  /** The row's value in the column of the order. */
  readonly key: string | number;
}
