import { reachesCompany } from '@portal/contract/reach-rules';
import type { CompanyRules } from '@portal/contract/requirements';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useCompanyRules } from '#web/features/requirements/api/company-rules.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { companyRulesTexts } from '../texts/catalogue.ts';

const CompanyRulesDialog = lazyOnIdle(
  async () => (await import('./company-rules-dialog.tsx')).CompanyRulesDialog,
);

/**
 * The rules of a company for modules without rules of their own. In a company without rules only admins who can set
 * them see it.
 */
export function CompanyRulesSection({ companyId }: { companyId: number }) {
  const { data: rules, error, isFetching, refetch } = useCompanyRules(companyId);
  const mayChange = reachesCompany(useReach(), companyId, 'training');
  const t = companyRulesTexts();
  if (!mayChange && rules?.hasRules !== true) return null;
  return (
    <section
      aria-labelledby="company-rules"
      className="grid gap-3 rounded-xl border bg-surface p-5"
    >
      <h2 id="company-rules" className="font-semibold text-lg tracking-tight">
        {t.title}
      </h2>
      {rules === undefined && error !== null ? (
        <ErrorCard
          title={t.loadFailed}
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {rules === undefined && error === null ? (
        <SkeletonRegion label={t.loading} className="grid gap-2.5">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-16" />
        </SkeletonRegion>
      ) : null}
      {rules === undefined ? null : (
        <RulesContent companyId={companyId} rules={rules} mayChange={mayChange} />
      )}
    </section>
  );
}

type RulesContentProps = { companyId: number; rules: CompanyRules; mayChange: boolean };

function RulesContent({ companyId, rules, mayChange }: RulesContentProps) {
  const t = companyRulesTexts();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <p className="text-pretty text-sm text-text-muted">{rules.hasRules ? t.note : t.none}</p>
      {rules.hasRules ? <ShownCompanyRules rules={rules} /> : null}
      {mayChange ? (
        <Button variant="outline" className="justify-self-end" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
          <span>{t.edit}</span>
        </Button>
      ) : null}
      {isEditing ? (
        <CompanyRulesDialog companyId={companyId} rules={rules} onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
}

function ShownCompanyRules({ rules }: { rules: CompanyRules }) {
  const t = companyRulesTexts();
  const { shown } = t;
  const { dueDays, graceDays, renewalDays, reminderDays, digestWeekday } = rules;
  const facts = [
    { label: shown.due, value: dueDays === null ? shown.noDue : shown.dueDays(dueDays) },
    { label: shown.grace, value: shown.graceDays(graceDays) },
    { label: shown.renewal, value: shown.renewalBefore(renewalDays) },
    {
      label: shown.reminders,
      value: reminderDays.length === 0 ? shown.noReminders : shown.remindersBefore(reminderDays),
    },
    { label: shown.digest, value: t.weekday(digestWeekday) },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
