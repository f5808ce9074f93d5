import type { CompanySettings, SignUpMode } from '@portal/contract/companies';
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
};

/** The field of a refusal, with its sentence. */
export type SettingsProblem = { path: unknown; message: string };

export function entryOf(settings: CompanySettings): SettingsEntry {
  const { signUp, domains, confirmEmail, listed, timeZone } = settings;
  return { signUp, domains: domains.join('\n'), confirmEmail, listed, timeZone };
}

/** The body of a save; `version` is the one that was edited. */
export function changesOf(entry: SettingsEntry, version: number): SettingsChanges {
  return { ...entry, domains: domainsIn(entry.domains), version };
}

export function domainsIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((domain) => domain !== '');
}

export function isChanged(entry: SettingsEntry, saved: CompanySettings): boolean {
  const before = entryOf(saved);
  return (
    entry.signUp !== before.signUp ||
    entry.confirmEmail !== before.confirmEmail ||
    entry.listed !== before.listed ||
    entry.timeZone !== before.timeZone ||
    domainsIn(entry.domains).join() !== saved.domains.join()
  );
}

/** The names of all time zones that the browser knows, and UTC. */
export function timeZoneNames(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
}
