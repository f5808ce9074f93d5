import Copy from 'lucide-react/icons/copy';
import { useId, useRef, useState } from 'react';
import { RequireAgain } from '#web/features/modules/editions/components/require-again.tsx';
import { Button } from '#web/ui/button.tsx';
import { paleButton } from '#web/ui/pale-button.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import type { RulesEntry } from '../model/rules-entry.ts';
import type { ModuleRef } from '../model/save-rules.ts';
import type { RulesForm } from '../model/use-rules-form.ts';
import { rulesTexts } from '../texts/catalogue.ts';
import { CopyRulesDialog } from './copy-rules-dialog.tsx';
import { RulesFields } from './rules-fields.tsx';
import { RulesPreviewDialog } from './rules-preview-dialog.tsx';

type RulesSectionProps = {
  rules: RulesForm;
  /** The other modules of the company, whose rules can be copied. */
  otherModules: readonly ModuleRef[];
};

/** The section of a module's editor with its rules, which are saved by a button of their own. */
export function RulesSection({ rules, otherModules }: RulesSectionProps) {
  const t = rulesTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-5 border-t pt-6">
      <h3 id={id} className="font-semibold">
        {t.title}
      </h3>
      <SectionContent rules={rules} otherModules={otherModules} />
    </section>
  );
}

function SectionContent({ rules, otherModules }: RulesSectionProps) {
  const t = rulesTexts();
  const { stored, company } = rules;
  const [failed] = [stored, company].filter(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined)
    return (
      <RetryBanner tone="danger" retrying={failed.isFetching} onRetry={() => void failed.refetch()}>
        {`${t.loadFailed} ${failed.error?.message ?? ''}`}
      </RetryBanner>
    );
  if (stored.data === undefined || company.data === undefined)
    return (
      <SkeletonRegion label={t.loading} className="grid gap-2.5">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-16" />
      </SkeletonRegion>
    );
  return (
    <RulesFormContent
      rules={rules}
      otherModules={otherModules}
      companyDueDays={company.data.dueDays}
      completed={stored.data.completed}
    />
  );
}

type RulesFormContentProps = RulesSectionProps & {
  companyDueDays: number | null;
  completed: number;
};

function RulesFormContent(props: RulesFormContentProps) {
  const { rules, otherModules, companyDueDays, completed } = props;
  const { form, module, hasUnsavedRules } = rules;
  const t = rulesTexts();
  const [submitted, setSubmitted] = useState<RulesEntry | null>(null);
  const [isCopying, setCopying] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };

  function fill({ audience, dueDays, validMonths }: RulesEntry) {
    form.setValue('audience', audience, change);
    form.setValue('dueDays', dueDays, change);
    form.setValue('validMonths', validMonths, change);
    setCopying(false);
  }

  function preview(entry: RulesEntry) {
    if (hasUnsavedRules) setSubmitted(entry);
  }

  function discard() {
    // The pressed button disappears.
    saveButton.current?.focus();
    rules.discard();
  }

  function showSaved(entry: RulesEntry) {
    form.reset(entry);
    setSubmitted(null);
  }

  return (
    <>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit(preview)(event)}
      >
        <RulesFields form={form} companyId={module.companyId} companyDueDays={companyDueDays} />
        <div className="flex flex-wrap gap-3">
          <Button
            ref={saveButton}
            type="submit"
            variant="outline"
            // Not disabled: it keeps the focus after the save.
            aria-disabled={!hasUnsavedRules}
            className={hasUnsavedRules ? undefined : paleButton}
          >
            {t.save}
          </Button>
          {hasUnsavedRules ? (
            <Button variant="ghost" onClick={discard}>
              {t.discard}
            </Button>
          ) : null}
        </div>
        <div className="-mx-4 flex flex-wrap empty:hidden">
          {otherModules.length > 0 ? (
            <Button variant="ghost" className="max-sm:text-start!" onClick={() => setCopying(true)}>
              <Copy aria-hidden="true" />
              <span>{t.copy.open}</span>
            </Button>
          ) : null}
          {completed > 0 ? <RequireAgain module={module} completed={completed} /> : null}
        </div>
      </form>
      {isCopying ? (
        <CopyRulesDialog
          modules={otherModules}
          companyDueDays={companyDueDays}
          onCopy={fill}
          onClose={() => setCopying(false)}
        />
      ) : null}
      {submitted === null ? null : (
        <RulesPreviewDialog
          modules={[module]}
          entry={submitted}
          companyDueDays={companyDueDays}
          onClose={() => setSubmitted(null)}
          onSaved={() => showSaved(submitted)}
        />
      )}
    </>
  );
}
