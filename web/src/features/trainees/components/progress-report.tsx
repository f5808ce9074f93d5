import { reachesCompany } from '@portal/contract/reach-rules';
import type { TraineeModuleProgress, TraineeProgress } from '@portal/contract/trainees';
import { useState } from 'react';
import { paths } from '#web/platform/routing/paths.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import type { Elements } from '#web/ui/elements.ts';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { Region } from '#web/ui/region.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import type { useTraineeProgress } from '../api/trainee-progress.ts';
import { useMayChange } from '../model/use-may-change.ts';
import { useTraineeRequirements } from '../requirements/api/requirements.ts';
import { RequirementsSection } from '../requirements/components/lazy-requirements-section.tsx';
import { ModuleRequirement } from '../requirements/components/module-requirement.tsx';
import { NoLongerRequired } from '../requirements/components/no-longer-required.tsx';
import type { RequirementTask } from '../requirements/components/requirement-dialog.tsx';
import { useRuns } from '../runs/api/runs.ts';
import { EarlierRuns } from '../runs/components/lazy-earlier-runs.tsx';
import { traineeTexts } from '../texts/catalogue.ts';
import { TriesSection } from '../tries/components/lazy-tries-section.tsx';
import { QuizStanding } from '../tries/components/quiz-standing.tsx';
import { WhyStuck } from '../tries/components/why-stuck.tsx';
import { GroupChips } from './group-chips.tsx';
import { InvitationRefused } from './invitation-refused.tsx';
import { ModuleProgressList } from './module-progress-list.tsx';
import { ProgressCards } from './progress-cards.tsx';
import { ShareNote } from './share-note.tsx';
import { TraineeFacts } from './trainee-facts.tsx';
import { TraineeHeader } from './trainee-header.tsx';

const RequirementDialog = lazyOnIdle(
  async () => (await import('../requirements/components/requirement-dialog.tsx')).RequirementDialog,
);

/** The attempts at the quiz of a module in one run, and the print of its evidence, which other features show. */
export type EvidenceOfModule = (of: {
  person: { name: string; email: string; companyName: string };
  traineeId: number;
  runNumber: number;
  module: TraineeModuleProgress;
}) => Elements;

/** The certificates of a trainee, which another feature shows. */
export type CertificatesOfTrainee = (of: {
  trainee: { id: number; name: string };
  mayChange: boolean;
}) => Elements;

type ProgressReportProps = {
  progress: TraineeProgress;
  query: Pick<
    ReturnType<typeof useTraineeProgress>,
    'refetch' | 'error' | 'isFetching' | 'dataUpdatedAt'
  >;
  evidence: EvidenceOfModule;
  certificates: CertificatesOfTrainee;
};

/** The progress of a trainee in the current run, what the trainee must take, the certificates, and the earlier runs. */
export function ProgressReport(props: ProgressReportProps) {
  const { progress, query, evidence, certificates } = props;
  const t = traineeTexts();
  const { trainee, groups, moduleProgress } = progress;
  const mayChange = useMayChange()({ company: trainee.company, groups });
  const reach = useReach();
  const runs = useRuns(trainee.id);
  const current = runs.data?.[0];
  const requirements = useTraineeRequirements(trainee.id, progress.standing !== null);
  const [task, setTask] = useState<RequirementTask | null>(null);
  /** The action on what the trainee must take; undefined for an admin who may not change it. */
  const actOn = (moduleId: number | null) =>
    mayChange ? (action: RequirementTask['action']) => setTask({ action, moduleId }) : undefined;
  return (
    <>
      <TraineeHeader
        progress={progress}
        current={current}
        mayChange={mayChange}
        refetch={query.refetch}
      />
      <GroupsOf progress={progress} />
      <div className="grid grid-cols-1 gap-6">
        <TraineeFacts progress={progress} current={current} query={query} />
        {query.error === null ? null : (
          <StaleBanner
            failure={t.detail.notLoaded}
            message={query.error.message}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        <InvitationRefused refusal={progress.invitationRefusal} />
        <WhyStuck progress={progress} />
        <ShareNote progress={progress} />
        <Region>
          <ProgressCards progress={progress} />
        </Region>
        <Region>
          <RequirementsSection
            trainee={trainee}
            requirements={requirements}
            onAction={actOn(null)}
          />
        </Region>
        <Region>
          <ModuleProgressList
            modules={moduleProgress}
            isLinked={trainee.company !== null && reachesCompany(reach, trainee.company.id)}
            run={current && { traineeId: trainee.id, number: current.number }}
            none={{
              title: t.detail.noModules,
              reason: t.detail.noModulesReason,
            }}
            requirement={({ standing, ...module }) =>
              standing === null ? null : (
                <ModuleRequirement
                  traineeId={trainee.id}
                  module={{ ...module, standing }}
                  requirements={requirements.data}
                  currentRun={current?.number}
                  onAction={actOn(module.moduleId)}
                />
              )
            }
            standing={(module) => {
              const tries = progress.tries.find(({ moduleId }) => moduleId === module.moduleId);
              if (current === undefined || tries === undefined) return null;
              return (
                <QuizStanding
                  traineeId={trainee.id}
                  moduleName={module.moduleName}
                  tries={tries}
                  mayOpen={mayChange}
                  passed={module.passed}
                />
              );
            }}
            evidence={(module) =>
              current === undefined
                ? null
                : evidence({
                    person: {
                      name: trainee.name,
                      email: trainee.email,
                      companyName: trainee.company?.name ?? t.unknownCompany,
                    },
                    traineeId: trainee.id,
                    runNumber: module.earnedInRun ?? current.number,
                    module,
                  })
            }
          />
        </Region>
        <Region>
          <NoLongerRequired
            traineeId={trainee.id}
            requirements={requirements.data}
            required={moduleProgress}
            currentRun={current?.number}
          />
        </Region>
        <Region>{certificates({ trainee, mayChange })}</Region>
        <Region>
          <TriesSection traineeId={trainee.id} run={{ number: current?.number, isCurrent: true }} />
        </Region>
        <Region>
          <EarlierRuns traineeId={trainee.id} runs={runs} />
        </Region>
      </div>
      {task === null ? null : (
        <RequirementDialog
          task={task}
          trainee={trainee}
          modules={(requirements.data?.modules ?? moduleProgress).map(
            ({ moduleId: id, moduleName: name }) => ({ id, name }),
          )}
          onClose={() => setTask(null)}
        />
      )}
    </>
  );
}

function GroupsOf({ progress: { trainee, groups } }: { progress: TraineeProgress }) {
  const companyId = trainee.company?.id;
  if (companyId === undefined) return null;
  return (
    <GroupChips
      companyId={companyId}
      groups={groups}
      addressOf={(groupId) => paths.traineesOfGroup.to(companyId, groupId)}
      className="mb-5"
    />
  );
}
