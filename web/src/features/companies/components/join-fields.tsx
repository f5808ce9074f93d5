import type { CompanySettings } from '@portal/contract/companies';
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '@portal/contract/languages';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type SettingsEntry, type SettingsProblem, timeZoneNames } from '../model/join-settings.ts';
import { companiesTexts } from '../texts/catalogue.ts';

type JoinFieldsProps = {
  entry: SettingsEntry;
  saved: CompanySettings;
  problem: SettingsProblem | null;
  onChange: (part: Partial<SettingsEntry>) => void;
  /** The present join code with its actions; null without one. */
  joinCode: Elements;
};

export function JoinFields({ entry, saved, problem, onChange, joinCode }: JoinFieldsProps) {
  const { hasMailServer } = saved;
  const t = companiesTexts().signUp;
  const at = (path: string) => (problem?.path === path ? problem.message : undefined);
  const isAlwaysConfirmed = entry.signUp === 'domains';
  return (
    <>
      <RadioGroup
        legend={t.legend}
        value={entry.signUp}
        onChange={(signUp) => onChange({ signUp })}
        error={at('signUp')}
        options={[
          {
            value: 'open',
            label: t.open,
            description: t.openNote,
          },
          {
            value: 'code',
            label: t.code,
            description: saved.joinCode === null ? t.newCodeNote : t.codeNote,
          },
          {
            value: 'domains',
            label: t.domains,
            description: hasMailServer ? t.domainsNote : t.domainsNoteWithoutMail,
            disabled: !hasMailServer && saved.signUp !== 'domains',
          },
          {
            value: 'invitation',
            label: t.invitation,
            description: t.invitationNote,
          },
        ]}
      />
      {entry.signUp === 'code' ? joinCode : null}
      {entry.signUp === 'domains' ? (
        <Field label={t.emailDomains} hint={t.emailDomainsHint} error={at('domains')} required>
          <Textarea
            rows={3}
            value={entry.domains}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ domains: event.target.value })}
          />
        </Field>
      ) : null}
      <div className="grid gap-2">
        <Checkbox
          label={t.confirmEmail}
          description={hasMailServer ? t.confirmEmailNote : t.needsMailServer}
          checked={entry.confirmEmail || isAlwaysConfirmed}
          disabled={isAlwaysConfirmed || (!hasMailServer && !saved.confirmEmail)}
          onChange={(event) => onChange({ confirmEmail: event.target.checked })}
        />
        <Checkbox
          label={t.listed}
          description={t.listedNote}
          checked={entry.listed}
          onChange={(event) => onChange({ listed: event.target.checked })}
        />
        <Checkbox
          label={t.crossCompanyChat}
          description={t.crossCompanyChatNote}
          checked={entry.crossCompanyChat}
          onChange={(event) => onChange({ crossCompanyChat: event.target.checked })}
        />
      </div>
      <Field label={t.timeZone} hint={t.timeZoneHint} error={at('timeZone')} optional>
        <SearchableSelect
          options={timeZoneNames().map((name) => ({ value: name, label: name }))}
          value={entry.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
          placeholder={t.timeZoneExample}
        />
      </Field>
      <Field label={t.language} hint={t.languageHint} error={at('language')} optional>
        <Select
          className="sm:max-w-60"
          value={entry.language ?? ''}
          onChange={({ target }) => onChange({ language: languageOf(target.value) ?? null })}
        >
          <option value="">{t.noLanguage}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language} translate="no">
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
