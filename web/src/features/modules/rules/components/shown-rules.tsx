import type { ModuleRequirement } from '@portal/contract/requirements';
import { useCompanyRules } from '#web/features/requirements/api/company-rules.ts';
import { useModuleRules } from '#web/features/requirements/api/module-rules.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { rulesTexts } from '../texts/catalogue.ts';

type RulesOfModuleProps = { module: { id: number; companyId: number } };

/** The rules of a module in its details; nothing for a company without rules. */
export function RulesOfModule({ module: { id, companyId } }: RulesOfModuleProps) {
  const company = useCompanyRules(companyId).data;
  const hasRules = company?.hasRules === true;
  const { data: rules } = useModuleRules(id, hasRules);
  if (!hasRules || rules === undefined) return null;
  return (
    <section aria-label={rulesTexts().shown.title} className="grid gap-1">
      <h3 className="text-sm text-text-muted">{rulesTexts().shown.title}</h3>
      <ShownRules rules={rules} companyDueDays={company.dueDays} />
    </section>
  );
}

type ShownRulesProps = { rules: ModuleRequirement; companyDueDays: number | null };

/** The rules of a module as sentences. */
export function ShownRules({ rules, companyDueDays }: ShownRulesProps) {
  const t = rulesTexts().shown;
  const { validMonths, countFrom, editions } = rules;
  const [edition] = editions;
  return (
    <ul className="grid gap-0.5 wrap-anywhere">
      <li className="font-medium">
        <ForWhom audience={rules.audience} />
      </li>
      <li>{dueSentence(rules.dueDays, companyDueDays)}</li>
      <li>{validMonths === null ? t.forEver : t.valid(validMonths)}</li>
      {countFrom === 'applied' ? null : <li>{t.countFrom(countFrom)}</li>}
      {edition === undefined ? null : (
        <li>
          <Sentence
            text={(reason = '') => t.takenAgain(edition.by, reason)}
            elements={[
              <span key="reason" dir="auto">
                {edition.reason}
              </span>,
            ]}
          />
        </li>
      )}
    </ul>
  );
}

function ForWhom({ audience }: Pick<ModuleRequirement, 'audience'>) {
  const t = rulesTexts().shown;
  if (audience === 'everyone') return <span>{t.everyone}</span>;
  if (audience.length === 0) return <span>{t.noOne}</span>;
  const names = t.names(audience.map(({ name }) => isolated(name)));
  return <Sentence text={t.groups} elements={[<Name key="names">{names}</Name>]} />;
}

function dueSentence(own: number | null, ofCompany: number | null): string {
  const t = rulesTexts().shown;
  if (own !== null) return t.due(own);
  return ofCompany === null ? t.noDue : t.dueAsCompany(ofCompany);
}
