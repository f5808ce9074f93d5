import { isAllCompleted } from '@portal/contract/rules';
import type { Trainee } from '@portal/contract/trainees';
import { Link } from 'react-router';
import { words } from '#web/platform/language/words.ts';
import { useTraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { Instant } from '#web/platform/time/instant.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Name } from '#web/ui/name.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { newModulesText } from '../model/progress-figures.ts';
import { LastReminder } from '../reminders/components/last-reminder.tsx';
import { StandingBadge } from '../requirements/components/standing-badge.tsx';
import { traineeTexts } from '../texts/catalogue.ts';
import { GroupChips } from './group-chips.tsx';

/** The address of the list with only the members of a group of the company. */
export type AddressOfGroup = (companyId: number, groupId: number) => string;

/** The number of groups that have room in a row. */
const GROUPS_SHOWN = 3;

type PersonProps = { trainee: Trainee; addressOfGroup: AddressOfGroup };

export function Person({ trainee, addressOfGroup }: PersonProps) {
  const { id, name, email, company, groups, invitationRefused } = trainee;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size="sm" />
      <div className="grid min-w-0">
        <Link
          {...useTraineeLink(id)}
          title={name}
          className="rounded-sm font-medium underline-offset-4 pointer-coarse:-my-2.5 pointer-coarse:py-2.5 hover:text-accent-text hover:underline"
        >
          {/* Inside the padding, in which a third line would be visible. */}
          <Name className="line-clamp-2 wrap-anywhere text-start">{name}</Name>
        </Link>
        <span
          title={email}
          dir="ltr"
          className="line-clamp-1 break-all rtl:[text-align:right] font-normal text-sm text-text-muted sm:text-xs"
        >
          <Name>{email}</Name>
        </span>
        {invitationRefused === null ? null : (
          <span className="font-normal text-danger-text text-sm sm:text-xs">
            {traineeTexts().refused[invitationRefused]}
          </span>
        )}
        {company === null ? null : (
          <GroupChips
            companyId={company.id}
            groups={groups}
            max={GROUPS_SHOWN}
            addressOf={(groupId) => addressOfGroup(company.id, groupId)}
            // Long names of groups make neither the page nor the column wider.
            className="mt-1 w-0 min-w-full"
          />
        )}
      </div>
    </div>
  );
}

export function Progress({ trainee }: { trainee: Trainee }) {
  const t = traineeTexts();
  const { overallProgress, modulesCompleted, totalModules } = trainee.calculatedProgress;
  const isCompleted = isAllCompleted(trainee.calculatedProgress);
  return (
    <div className="grid w-fit grid-cols-[auto_1fr] items-center gap-x-2.5 gap-y-0.5 max-sm:ms-auto">
      <ProgressBar
        value={overallProgress}
        label={t.table.overallProgressOf(trainee.name)}
        tone={isCompleted ? 'success' : 'accent'}
        size="sm"
        className="w-20 shrink-0"
      />
      <span className="min-w-9 text-end tabular-nums sm:min-w-max sm:text-start">
        {t.percent(overallProgress)}
      </span>
      <span className="col-span-2 whitespace-nowrap text-text-muted text-xs tabular-nums max-sm:text-sm">
        {t.modulesOf(modulesCompleted, totalModules)}
      </span>
      <CompletedBefore progress={trainee.calculatedProgress} />
      <Standing trainee={trainee} />
    </div>
  );
}

type CompletedBeforeProps = { progress: Trainee['calculatedProgress'] };

/** Says of a completed training that modules were added since; the progress shows the others. */
function CompletedBefore({ progress }: CompletedBeforeProps) {
  const added = newModulesText(progress);
  if (progress.trainingCompletedAt === null || progress.totalModules === 0 || added === null)
    return null;
  return (
    <span className="col-span-2 text-success-text text-xs max-sm:text-sm">
      <Sentence
        text={(date = '') => traineeTexts().completedWithNew(date, added)}
        elements={[<Instant key="date" value={progress.trainingCompletedAt} show="date" />]}
      />
    </span>
  );
}

/** Says why a trainee may need help; renders nothing for the others, whose status the progress shows. */
function Standing({ trainee: { status, isStuck } }: { trainee: Trainee }) {
  if (status !== 'failed' && !isStuck) return null;
  return (
    <span className="col-span-2 mt-1 flex flex-wrap gap-1 max-sm:justify-end">
      {status === 'failed' ? <Badge tone="danger">{words().status.failed}</Badge> : null}
      {isStuck ? <Badge tone="warning">{traineeTexts().table.stuck}</Badge> : null}
    </span>
  );
}

/** The worst standing of the trainee's modules, and below it the last reminder. */
export function WorstStanding({ trainee: { standing, remindedAt } }: { trainee: Trainee }) {
  if (standing === null) return null;
  return (
    <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <StandingBadge standing={standing} />
      <LastReminder at={remindedAt} />
    </span>
  );
}

/** The date of joining, and below it how far the trainee has come since: the first opening of a module, or the invitation. */
export function Joined({ trainee }: { trainee: Trainee }) {
  const t = traineeTexts().table;
  const { createdAt, invitedAt, calculatedProgress } = trainee;
  const since = calculatedProgress.firstOpenedAt ?? invitedAt;
  return (
    <span className="grid">
      <Instant value={createdAt} show="date" />
      {since === null ? null : (
        <span className="text-text-muted text-xs">
          <Sentence
            text={since === invitedAt ? t.invited : t.opened}
            elements={[<Instant key="date" value={since} show="date" />]}
          />
        </span>
      )}
    </span>
  );
}

/** The time of the trainee's last activity; `at` is null before the first module was opened. */
export function LastActive({ at }: { at: string | null }) {
  return at === null ? (
    <span className="text-text-muted">{words().status['not-started']}</span>
  ) : (
    <Instant value={at} />
  );
}
