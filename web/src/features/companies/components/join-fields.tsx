import type { CompanySettings } from '@portal/contract/companies';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type SettingsEntry, type SettingsProblem, timeZoneNames } from '../model/join-settings.ts';

type JoinFieldsProps = {
  entry: SettingsEntry;
  saved: CompanySettings;
  problem: SettingsProblem | null;
  onChange: (part: Partial<SettingsEntry>) => void;
  /** The present join code with its actions; null without one. */
  joinCode: Elements;
};

const NEEDS_MAIL_SERVER = 'Needs a mail server: ask the operator of the portal to set SMTP_URL.';

export function JoinFields({ entry, saved, problem, onChange, joinCode }: JoinFieldsProps) {
  const { hasMailServer } = saved;
  const at = (path: string) => (problem?.path === path ? problem.message : undefined);
  const isAlwaysConfirmed = entry.signUp === 'domains';
  return (
    <>
      <RadioGroup
        legend="Who may sign up"
        value={entry.signUp}
        onChange={(signUp) => onChange({ signUp })}
        error={at('signUp')}
        options={[
          {
            value: 'open',
            label: 'Everyone',
            description:
              'No code or invitation is needed. A result then does not prove who achieved it, because one person can sign up several times. For proof, use a join code or invitations.',
          },
          {
            value: 'code',
            label: 'With a join code',
            description:
              saved.joinCode === null
                ? 'The portal makes a code when you save. Give it to your trainees.'
                : 'Trainees need the code of the company.',
          },
          {
            value: 'domains',
            label: 'With an email of the company',
            description: hasMailServer
              ? 'Each email is confirmed by mail.'
              : `Each email is confirmed by mail. ${NEEDS_MAIL_SERVER}`,
            disabled: !hasMailServer && saved.signUp !== 'domains',
          },
          {
            value: 'invitation',
            label: 'By invitation only',
            description: 'Admins add or import the trainees. No one can sign up.',
          },
        ]}
      />
      {entry.signUp === 'code' ? joinCode : null}
      {entry.signUp === 'domains' ? (
        <Field
          label="Email domains"
          hint="One on each line, such as example.com. Subdomains are not included."
          error={at('domains')}
          required
        >
          <Textarea
            rows={3}
            value={entry.domains}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ domains: event.target.value })}
          />
        </Field>
      ) : null}
      <div className="grid gap-2">
        <Checkbox
          label="Confirm each email by mail"
          description={
            hasMailServer
              ? 'The account is created when the trainee opens the mailed link.'
              : NEEDS_MAIL_SERVER
          }
          checked={entry.confirmEmail || isAlwaysConfirmed}
          disabled={isAlwaysConfirmed || (!hasMailServer && !saved.confirmEmail)}
          onChange={(event) => onChange({ confirmEmail: event.target.checked })}
        />
        <Checkbox
          label="Show the company in the public list"
          description="If not, visitors find it neither in the list nor by its name, only by its sign-up link, and trainees of other companies do not find its people in the chat."
          checked={entry.listed}
          onChange={(event) => onChange({ listed: event.target.checked })}
        />
        <Checkbox
          label="Chat with people of other companies"
          description="If not, trainees of this company and people of other companies neither find each other nor write to each other. Chats that they have can still be read. Administrators can write to all."
          checked={entry.crossCompanyChat}
          onChange={(event) => onChange({ crossCompanyChat: event.target.checked })}
        />
      </div>
      <Field
        label="Time zone"
        hint="For dates in reports. Without one, that of the server is used."
        error={at('timeZone')}
        optional
      >
        <SearchableSelect
          options={timeZoneNames().map((name) => ({ value: name, label: name }))}
          value={entry.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
          placeholder="City, such as Berlin"
        />
      </Field>
    </>
  );
}
