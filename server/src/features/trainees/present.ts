import type { InvitationRefusal, InvitationRefusalReason } from '@portal/contract/invitations';
import type { Trainee, TraineeProgress } from '@portal/contract/trainees';
import { isStuck, type ProgressInDetail, type TraineeFigures } from '../learning/service.ts';
import { presentFields, type TraineeRow } from './fields.ts';

interface Listed {
  readonly figures: TraineeFigures;
  readonly invitationRefused: InvitationRefusalReason | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function presentTrainee(row: TraineeRow, listed: Listed): Trainee {
  const { figures, invitationRefused, now } = listed;
  const { status, idleSince, ...calculatedProgress } = figures;
  return {
    ...presentFields(row),
    createdAt: new Date(row.created_at).toISOString(),
    calculatedProgress,
    status,
    isStuck: isStuck(idleSince, now),
    invitationRefused,
  };
}

export function presentTraineeProgress(
  row: TraineeRow,
  account: { readonly hasPassword: boolean; readonly invitationRefusal: InvitationRefusal | null },
  { summary, modules, stuck, tries }: ProgressInDetail,
): TraineeProgress {
  const trainee = presentFields(row);
  return { trainee, ...account, ...summary, stuck, tries, moduleProgress: modules };
}
