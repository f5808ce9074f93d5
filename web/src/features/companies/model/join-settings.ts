import type { CompanySettings, SignUpMode } from '@portal/contract/companies';
import type { Language } from '@portal/contract/languages';
import type { SettingsChanges } from '../api/company-settings.ts';

/** The settings as they are edited. */
export type SettingsEntry = {
  signUp: SignUpMode;
  /** Separated by blanks, commas or lines. */
  domains: string;
  confirmEmail: boolean;
  listed: boolean;
  /** Null for the time zone of the server. */
  timeZone: string | null;
  /** Null without one. */
  language: Language | null;
  crossCompanyChat: boolean;
};

/** An entry, and the settings on which it is based. */
export type SettingsEdit = { readonly entry: SettingsEntry; readonly base: CompanySettings };

/** The field of a refusal, with its sentence. */
export type SettingsProblem = { path: unknown; message: string };

function entryOf(settings: CompanySettings): SettingsEntry {
  const { signUp, domains, confirmEmail, listed, timeZone, language, crossCompanyChat } = settings;
  return {
    signUp,
    domains: domains.join('\n'),
    confirmEmail,
    listed,
    timeZone,
    language,
    crossCompanyChat,
  };
}

export function editOf(settings: CompanySettings): SettingsEdit {
  return { entry: entryOf(settings), base: settings };
}

/** The edit beside the present settings: one without a change follows them, any other keeps its base. */
export function currentEdit(edit: SettingsEdit | null, saved: CompanySettings): SettingsEdit {
  const isFollowing = edit === null || (edit.base.version !== saved.version && !isChanged(edit));
  return isFollowing ? editOf(saved) : edit;
}

/** The body of a save, which is refused if the settings have changed since they were edited. */
export function changesOf({ entry, base: { version } }: SettingsEdit): SettingsChanges {
  return { ...entry, domains: domainsIn(entry.domains), version };
}

export function domainsIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((domain) => domain !== '');
}

export function isChanged({ entry, base }: SettingsEdit): boolean {
  const before = entryOf(base);
  return (
    entry.signUp !== before.signUp ||
    entry.confirmEmail !== before.confirmEmail ||
    entry.listed !== before.listed ||
    entry.timeZone !== before.timeZone ||
    entry.language !== before.language ||
    entry.crossCompanyChat !== before.crossCompanyChat ||
    domainsIn(entry.domains).join() !== base.domains.join()
  );
}

/** The names of all time zones that the browser knows, and UTC. */
export function timeZoneNames(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
}
