import type { CompanyRef, GroupRef } from '@portal/contract/fields';
import type { Right } from '@portal/contract/reach';
import { reachesCompany } from '@portal/contract/reach-rules';
import type { Ref } from 'react';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { useGroups } from '#web/features/groups/api/groups.ts';
import { words } from '#web/platform/language/words.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Field } from '#web/ui/field.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { Select } from '#web/ui/select.tsx';
import { rightsToGive } from '../model/reach-entry.ts';
import { adminsTexts } from '../texts/catalogue.ts';

type FieldProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  readOnly: boolean;
  className: string | undefined;
};

type CompanyFieldProps = FieldProps<CompanyRef | null> & {
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
};

/** The companies in which the user may give rights to others. */
export function CompanyField(props: CompanyFieldProps) {
  const { value, onChange, error, className, ...control } = props;
  const t = adminsTexts().reach;
  const reach = useReach();
  const { data, ...list } = useCompanies();
  if (data === undefined && list.isError)
    return (
      <RetryBanner tone="danger" retrying={list.isFetching} onRetry={() => void list.refetch()}>
        {t.companiesNotLoaded(list.error.message)}
      </RetryBanner>
    );
  const companies = (data ?? []).filter(({ id }) => reachesCompany(reach, id, 'training'));
  return (
    <Field label={t.company} error={error} required className={className}>
      <SearchableSelect
        {...control}
        options={withChosen(companies, value).map(asOption)}
        value={value === null ? null : String(value.id)}
        onChange={(chosen) => {
          const company = companies.find(({ id }) => String(id) === chosen);
          onChange(company === undefined ? null : { id: company.id, name: company.name });
        }}
        loading={data === undefined}
        placeholder={t.searchCompanies}
        emptyText={t.noCompanies}
      />
    </Field>
  );
}

const WHOLE = 'whole';

/** The whole company, or one of its groups. */
export function PartField(props: FieldProps<GroupRef | null> & { companyId: number | null }) {
  const { companyId, value, onChange, readOnly, className } = props;
  const t = adminsTexts().reach;
  const { data, ...list } = useGroups(companyId);
  if (data === undefined && list.isLoadingError)
    return (
      <RetryBanner tone="danger" retrying={list.isFetching} onRetry={() => void list.refetch()}>
        {t.groupsNotLoaded(list.error.message)}
      </RetryBanner>
    );
  const groups = data ?? [];
  return (
    <Field label={t.part} className={className}>
      <SearchableSelect
        options={[{ value: WHOLE, label: t.whole }, ...withChosen(groups, value).map(asOption)]}
        value={value === null ? WHOLE : String(value.id)}
        onChange={(id) => {
          const group = groups.find((each) => String(each.id) === id);
          onChange(group === undefined ? null : { id: group.id, name: group.name });
        }}
        loading={companyId !== null && data === undefined}
        disabled={companyId === null}
        readOnly={readOnly}
      />
    </Field>
  );
}

type RightFieldProps = FieldProps<Right> & { isOfGroup: boolean };

/** The rights that the user may give; a group has no training of its own. */
export function RightField(props: RightFieldProps) {
  const { value, onChange, readOnly, isOfGroup, className } = props;
  const t = adminsTexts().reach;
  const rights = rightsToGive(useReach());
  return (
    <Field label={t.right} className={className}>
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = rights.find((right) => right === target.value);
          if (chosen !== undefined && !readOnly) onChange(chosen);
        }}
      >
        {rights.map((right) => (
          <option key={right} value={right} disabled={isOfGroup && right === 'training'}>
            {isOfGroup && right === 'training' ? t.trainingOfGroup : words().rights[right]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type Named = { readonly id: number; readonly name: string };

/** A company or group that was chosen before is offered although it was deleted: the server says so. */
function withChosen(options: readonly Named[], chosen: Named | null): readonly Named[] {
  return chosen === null || options.some(({ id }) => id === chosen.id)
    ? options
    : [chosen, ...options];
}

const asOption = ({ id, name }: Named) => ({ value: String(id), label: name, isName: true });
