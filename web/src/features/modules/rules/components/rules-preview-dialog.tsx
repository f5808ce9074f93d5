import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Name } from '#web/ui/name.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { CountFromChoice } from '../model/rules-entry.ts';
import type { Failed, Preview } from '../model/save-rules.ts';
import { type RulesChange, useRulesChange } from '../model/use-rules-change.ts';
import { rulesTexts } from '../texts/catalogue.ts';
import { HitsList } from './hits-list.tsx';

type RulesPreviewDialogProps = RulesChange & {
  /** The number of the company; null without one. */
  companyDueDays: number | null;
  onClose: () => void;
  /** Called when the rules of all modules are saved, or of those that can be. */
  onSaved: () => void;
};

/** The trainees whom new rules hit, and from when the rules count, before they are saved. */
export function RulesPreviewDialog(props: RulesPreviewDialogProps) {
  const { modules, entry, companyDueDays, onClose, onSaved } = props;
  const t = rulesTexts().preview;
  const change = useRulesChange({ modules, entry }, onSaved);
  const { preview, failed, isSaving, progress } = change;
  const [only, ...others] = modules;
  const hasDates = [entry.dueDays, entry.validMonths, companyDueDays].some(
    (number) => number !== null,
  );
  const close = () => (change.endPartly() ? undefined : onClose());
  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!isSaving}
      title={t.title}
      description={
        others.length === 0 ? <Name>{only?.name}</Name> : <span>{t.modules(modules.length)}</span>
      }
    >
      <div className="grid gap-6">
        <PreviewResult
          preview={preview}
          isSeveral={others.length > 0}
          isOutdated={preview.isPlaceholderData}
        />
        {hasDates && preview.data !== undefined ? (
          <CountFrom
            choice={change.choice}
            previews={preview.data}
            onChoose={(choice) => isSaving || change.setChoice(choice)}
          />
        ) : null}
        {failed.length > 0 ? <NotSaved failed={failed} /> : null}
      </div>
      <DialogFooter>
        <Button variant="outline" disabled={isSaving} onClick={close}>
          {failed.length > 0 ? uiTexts().close : uiTexts().cancel}
        </Button>
        <Button
          busy={isSaving}
          busyLabel={
            progress.total > 1 ? t.saving(progress.done, progress.total) : uiTexts().saving
          }
          disabled={!change.isReady}
          onClick={change.save}
        >
          {failed.length > 0 ? t.retry : t.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

type PreviewResultProps = {
  preview: ReturnType<typeof useRulesChange>['preview'];
  isSeveral: boolean;
  /** The figures are still those of the other choice. */
  isOutdated: boolean;
};

function PreviewResult({ preview, isSeveral, isOutdated }: PreviewResultProps) {
  const t = rulesTexts().preview;
  const { data, error, isFetching, refetch } = preview;
  if (error !== null)
    return (
      <ErrorCard
        title={t.failed}
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data === undefined)
    return (
      <SkeletonRegion label={t.counting} className="grid gap-2.5">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4 w-4/5" />
      </SkeletonRegion>
    );
  return (
    <div
      role="status"
      aria-busy={isOutdated || undefined}
      className={isOutdated ? 'grid gap-4 opacity-60' : 'grid gap-4'}
    >
      {data.map(({ module, hits }) => (
        <section key={module.id} aria-label={module.name} className="grid gap-1.5">
          {isSeveral ? (
            <h3 className="wrap-anywhere font-medium">
              <Name>{module.name}</Name>
            </h3>
          ) : null}
          <HitsList hits={hits} />
        </section>
      ))}
    </div>
  );
}

type CountFromProps = {
  choice: CountFromChoice;
  previews: readonly Preview[];
  onChoose: (choice: CountFromChoice) => void;
};

/** The choice from when the rules count. A date from an earlier choice can be kept. */
function CountFrom({ choice, previews, onChoose }: CountFromProps) {
  const t = rulesTexts().preview.countFrom;
  const dates = previews.map(({ former }) => former.countFrom).filter((from) => from !== 'applied');
  const [date] = dates;
  const options: ComponentProps<typeof RadioGroup<CountFromChoice>>['options'] = [
    { value: 'applied', label: t.applied, description: t.appliedNote },
    { value: 'today', label: t.today, description: t.todayNote },
  ];
  if (date === undefined)
    return (
      <RadioGroup
        legend={t.legend}
        value={choice === 'kept' ? 'applied' : choice}
        onChange={onChoose}
        options={options}
      />
    );
  const kept = previews.length === 1 ? t.since(date) : t.keptInEach;
  return (
    <RadioGroup
      legend={t.legend}
      value={choice}
      onChange={onChoose}
      options={[{ value: 'kept', label: kept }, ...options]}
    />
  );
}

function NotSaved({ failed }: { failed: readonly Failed[] }) {
  return (
    <FormError>
      <p>{rulesTexts().preview.someFailed(failed.length)}</p>
      <ul className="grid gap-1">
        {failed.map(({ module, message }) => (
          <li key={module.id} className="grid">
            <Name className="font-medium">{module.name}</Name>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </FormError>
  );
}
