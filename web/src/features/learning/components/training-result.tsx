import type { TrainingResult } from '@portal/contract/runs';
import CircleCheck from 'lucide-react/icons/circle-check';
import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import { Instant } from '#web/platform/time/instant.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatDuration } from '#web/ui/format/duration.ts';
import { TextWithName } from '#web/ui/name.tsx';
import { completedBySentence } from '../api/own-results.ts';
import { ResultCertificate } from '../certificate/components/lazy-certificate.tsx';
import { learningTexts } from '../texts/catalogue.ts';

type TrainingResultCardProps = {
  result: TrainingResult;
  /** Heading level of the title; the headings below follow it. */
  level: 2 | 3;
  /** The training was completed a moment ago: its mark appears. */
  isNew?: boolean;
};

/** The result of a completed training: figures, dates, and each module with its date and score. */
export function TrainingResultCard({ result, level, isNew = false }: TrainingResultCardProps) {
  const { percent, result: t } = learningTexts();
  const { companyName, startedAt, completedAt, completedBy } = result;
  const { averageScore, totalTimeSpent, modules, addedModules } = result;
  const Heading = `h${level}` as const;
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-14 shrink-0 place-items-center rounded-2xl bg-success-soft text-success-text forced-colors:border',
            isNew && 'animate-celebrate',
          )}
        >
          <Trophy className="size-7" />
        </span>
        <div className="grid min-w-0 grow basis-52 gap-1">
          <Heading className="font-semibold text-xl tracking-tight">{t.trainingCompleted}</Heading>
          <p className="wrap-anywhere text-text-muted">
            <TextWithName text={t.completedTrainingOf(companyName)} name={companyName} />
          </p>
          {completedBy === null ? null : (
            <p className="wrap-anywhere text-sm text-text-muted">
              {completedBySentence(completedBy)}
            </p>
          )}
        </div>
        <ResultCertificate runNumber={result.number} />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure label={t.begun}>
          <Instant value={startedAt} show="date" />
        </Figure>
        <Figure label={t.completed}>
          <Instant value={completedAt} show="date" />
        </Figure>
        <Figure label={t.averageScore}>
          {averageScore === null ? t.noQuiz : percent(averageScore)}
        </Figure>
        <Figure label={t.time}>{formatDuration(totalTimeSpent)}</Figure>
      </dl>
      <div className="grid gap-2">
        <p className="font-medium text-sm">{t.modules(modules.length)}</p>
        <ModuleRows label={t.completedModules} modules={modules} />
      </div>
      {addedModules.length === 0 ? null : (
        <div className="grid gap-2">
          <p className="font-medium text-sm">{t.addedLater}</p>
          <ModuleRows label={t.modulesAddedLater} modules={addedModules} />
        </div>
      )}
    </Card>
  );
}

type ModuleRowsProps = { label: string; modules: TrainingResult['modules'] };

function ModuleRows({ label, modules }: ModuleRowsProps) {
  return (
    <ol aria-label={label} className="divide-y rounded-lg border">
      {modules.map((module, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: modules are only added at the end, and names can be equal
        <ModuleRow key={index} module={module} />
      ))}
    </ol>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="wrap-anywhere font-semibold text-lg tabular-nums tracking-tight">
        {children}
      </dd>
    </div>
  );
}

function ModuleRow({ module }: { module: TrainingResult['modules'][number] }) {
  const { moduleName, completedAt, score } = module;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
      <span className="wrap-anywhere min-w-0 grow basis-40 font-medium">
        <span dir="auto">{moduleName}</span>
      </span>
      <span className="flex gap-4 text-sm text-text-muted tabular-nums">
        {score === null ? null : <span>{learningTexts().percent(score)}</span>}
        <Instant value={completedAt} show="date" />
      </span>
    </li>
  );
}
