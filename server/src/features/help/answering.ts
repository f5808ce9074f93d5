/** The result of an admin's update of a request: a function of plain data. */
import type { HelpStatus } from '@portal/contract/help';

export interface HelpState {
  readonly status: HelpStatus;
  readonly notes: string | null;
  /** An admin. */
  readonly assigneeId: number | null;
}

/** The part that the trainee sees. */
type SeenState = Omit<HelpState, 'assigneeId'>;

export interface HelpUpdate {
  readonly status: HelpStatus;
  /** If absent, the notes stay; null or a blank text clears them. */
  readonly adminNotes?: string | null | undefined;
  /** If absent, the assignee stays. */
  readonly assigneeId?: number | null | undefined;
}

export function afterUpdate(before: HelpState, update: HelpUpdate): HelpState {
  const { status, adminNotes, assigneeId = before.assigneeId } = update;
  const notes = adminNotes === undefined ? before.notes : adminNotes || null;
  return { status, notes, assigneeId };
}

export function isSameHelpState(one: HelpState, other: HelpState): boolean {
  return isSameForTrainee(one, other) && one.assigneeId === other.assigneeId;
}

export function isSameForTrainee(one: SeenState, other: SeenState): boolean {
  return one.status === other.status && one.notes === other.notes;
}

/** Whether the change is an answer for the trainee: new notes, or a settled request. */
export function isAnswer(before: SeenState, after: SeenState): boolean {
  const hasNewNotes = after.notes !== null && after.notes !== before.notes;
  return hasNewNotes || (isSettled(after.status) && !isSettled(before.status));
}

const isSettled = (status: HelpStatus) => status === 'RESOLVED' || status === 'CLOSED';
