import type { GroupRef } from '@portal/contract/fields';
import type { InvitationRefusal, InvitationRefusalReason } from '@portal/contract/invitations';
import type { Trainee, TraineeProgress } from '@portal/contract/trainees';
import { isStuck, type ProgressInDetail, type TraineeFigures } from '../learning/service.ts';
import { presentFields, type TraineeRow } from './fields.ts';
import type { ListedTrainee } from './queries.ts';

interface Listed {
  readonly figures: TraineeFigures;
  readonly invitationRefused: InvitationRefusalReason | null;
  readonly groups: readonly GroupRef[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function presentTrainee(row: ListedTrainee, listed: Listed): Trainee {
  const { figures, invitationRefused, groups, now } = listed;
  const { status, idleSince, standing, ...calculatedProgress } = figures;
  return {
    ...presentFields(row),
    ...presentJoining(row),
    calculatedProgress,
    status,
    isStuck: isStuck(idleSince, now),
    invitationRefused,
    groups: [...groups],
    standing,
    // Without rules of the company, earlier reminders are not shown.
    remindedAt: standing === null ? null : instantOf(row.reminded_at),
  };
}

const presentJoining = ({ created_at, invited_at }: TraineeRow) => ({
  createdAt: new Date(created_at).toISOString(),
  invitedAt: instantOf(invited_at),
});

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export function presentTraineeProgress(
  row: TraineeRow,
  account: {
    readonly hasPassword: boolean;
    readonly invitationRefusal: InvitationRefusal | null;
    readonly groups: readonly GroupRef[];
  },
  { summary, modules, stuck, tries, standing }: ProgressInDetail,
): TraineeProgress {
  const trainee = presentFields(row);
  const joining = presentJoining(row);
  const groups = [...account.groups];
  return {
    trainee,
    ...account,
    groups,
    ...joining,
    ...summary,
    standing,
    stuck,
    tries,
    moduleProgress: modules,
  };
}
