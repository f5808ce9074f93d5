/** The result of an admin's update of a request: a function of plain data. */
import type { HelpStatus } from '@portal/contract/help';

export interface HelpState {
  readonly status: HelpStatus;
  readonly notes: string | null;
}

export interface HelpUpdate {
  readonly status: HelpStatus;
  /** If absent, the notes stay; null or a blank text clears them. */
  readonly adminNotes?: string | null | undefined;
}

export function afterUpdate(before: HelpState, update: HelpUpdate): HelpState {
  const { status, adminNotes } = update;
  return { status, notes: adminNotes === undefined ? before.notes : adminNotes || null };
}

export function isSameHelpState(one: HelpState, other: HelpState): boolean {
  return one.status === other.status && one.notes === other.notes;
}

/** Whether the change is an answer for the trainee: new notes, or a settled request. */
export function isAnswer(before: HelpState, after: HelpState): boolean {
  const hasNewNotes = after.notes !== null && after.notes !== before.notes;
  return hasNewNotes || (isSettled(after.status) && !isSettled(before.status));
}

const isSettled = (status: HelpStatus) => status === 'RESOLVED' || status === 'CLOSED';
