/**
 * Who may join a company, its time zone and language, and whether its trainees chat with people of other companies: read
 * and changed by admins.
 */

import type { CallArguments } from '@portal/contract/call';
import type { CompanySettings, updateCompanySettings } from '@portal/contract/companies';
import { JOIN_CODE_MIN } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, invalidField, requireFound } from '#server/platform/http/app-error.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { guessableAs } from '#server/platform/passwords/guessable.ts';
import { type Actor, differences } from '../activity/service.ts';
import { recordCompany } from './company-activity.ts';
import { normalizedDomain } from './email-domain.ts';
import { COMPANY_CHAT_CHANGED, type CompanyChatChanged } from './events.ts';
import { isChoosable, newJoinCode, normalizedCode } from './join-code.ts';
import { inLockedCompany, NO_SUCH_COMPANY } from './locked-company.ts';
import { presentSettings } from './present.ts';
import * as queries from './settings-queries.ts';

/** The feature depends on this one, so its type cannot be imported. */
export interface FollowingRules {
  readonly moduleChanges: {
    rulesChanged(tx: Db, companyId: number): Promise<void>;
    begin(companyId: number): Promise<void>;
  };
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly learning: FollowingRules;
  // That feature depends on this one, so its type cannot be imported.
  readonly accounts: { announceChangedCompany(id: number): void };
  readonly now: () => number;
  /** Whether mails reach their recipients: without a mail server they stay in a folder. */
  readonly hasMailServer: boolean;
}

const NOTHING_CHANGED = { chat: false, language: false, timeZone: false };

type Changes = CallArguments<typeof updateCompanySettings>['body'];

export function createCompanySettings(deps: Dependencies) {
  const { db, bus, accounts, learning, now, hasMailServer } = deps;

  const find = async (id: number) =>
    requireFound(await queries.findSettings(db, id), NO_SUCH_COMPANY);

  return {
    /** Throws NOT_FOUND. */
    async settings(id: number): Promise<CompanySettings> {
      return presentSettings(await find(id), hasMailServer);
    },

    /** Changes the given settings. Throws NOT_FOUND, CONFLICT for another version, and INVALID_INPUT. */
    async updateSettings(actor: Actor, id: number, changes: Changes): Promise<CompanySettings> {
      const typed = readChanges(changes);
      if (typed.joinCode != null) await refuseGuessable(typed.joinCode, (await find(id)).name);
      const isChanged = await inLockedCompany(db, id, async (tx, { name }) => {
        const old = requireFound(await queries.findSettings(tx, id), NO_SUCH_COMPANY);
        requireVersion(old.settings_version, changes.version);
        const changed = merged(old, typed);
        requirePossible(old, changed, hasMailServer);
        const change = differences(recordedFields(old), recordedFields(changed, old));
        if (change === null) return NOTHING_CHANGED;
        await queries.updateSettings(tx, id, changed);
        const timeZone = changed.time_zone !== old.time_zone;
        // Another day may have begun, on which standings change.
        if (timeZone) await learning.moduleChanges.rulesChanged(tx, id);
        const act = { actor, action: 'company.settings-changed', id, name, at: now() } as const;
        await recordCompany(tx, act, change);
        return {
          chat: changed.cross_company_chat !== old.cross_company_chat,
          language: changed.language !== old.language,
          timeZone,
        };
      });
      if (isChanged.timeZone) await learning.moduleChanges.begin(id);
      if (isChanged.language) accounts.announceChangedCompany(id);
      if (isChanged.chat)
        bus.publish(COMPANY_CHAT_CHANGED, { companyId: id } satisfies CompanyChatChanged);
      return presentSettings(await find(id), hasMailServer);
    },
  };
}

/** The typed texts in the form in which they are stored. Throws INVALID_INPUT. */
function readChanges({ joinCode, domains, timeZone, ...others }: Changes) {
  return {
    ...others,
    timeZone: timeZone == null ? timeZone : requireTimeZone(timeZone),
    joinCode: joinCode == null ? joinCode : requireCode(joinCode),
    domains: domains === undefined ? undefined : [...new Set(domains.map(requireDomain))].sort(),
  };
}

function merged(
  old: queries.SettingsRow,
  changes: ReturnType<typeof readChanges>,
): queries.StoredSettings {
  const { signUp = old.sign_up, joinCode = old.join_code, domains, timeZone } = changes;
  const needsNewCode = changes.joinCode === null || (signUp === 'code' && joinCode === null);
  return {
    sign_up: signUp,
    join_code: needsNewCode ? newJoinCode() : joinCode,
    domains: domains === undefined ? old.domains : JSON.stringify(domains),
    confirm_email: Number(changes.confirmEmail ?? old.confirm_email),
    listed: Number(changes.listed ?? old.listed),
    cross_company_chat: Number(changes.crossCompanyChat ?? old.cross_company_chat),
    time_zone: timeZone === undefined ? old.time_zone : timeZone,
    language: changes.language === undefined ? old.language : changes.language,
  };
}

function requireVersion(version: number, edited: number | undefined): void {
  if (edited !== undefined && edited !== version)
    throw new AppError('CONFLICT', because('settingsChangedElsewhere'), {
      details: { version },
    });
}

/** A setting from the time before the mail server was removed does not prevent other changes. */
function requirePossible(
  old: queries.StoredSettings,
  changed: queries.StoredSettings,
  hasMailServer: boolean,
): void {
  if (changed.sign_up === 'domains' && changed.domains === '[]')
    throw invalidField('domains', because('domainRequired'));
  if (hasMailServer) return;
  if (changed.sign_up === 'domains' && old.sign_up !== 'domains')
    throw invalidField('signUp', because('domainsNeedMailServer'));
  if (changed.confirm_email > old.confirm_email)
    throw invalidField('confirmEmail', because('confirmationNeedsMailServer'));
}

function requireCode(typed: string): string {
  const code = normalizedCode(typed);
  if (isChoosable(code)) return code;
  throw invalidField('joinCode', because('joinCodeTooShort', { min: JOIN_CODE_MIN }));
}

/** Throws INVALID_INPUT for a chosen code that others would try first. */
async function refuseGuessable(code: string, companyName: string): Promise<void> {
  if ((await guessableAs(code, [normalizedCode(companyName)])) === null) return;
  throw invalidField('joinCode', because('joinCodeGuessable'));
}

function requireDomain(typed: string): string {
  const domain = normalizedDomain(typed);
  if (domain !== null) return domain;
  throw invalidField('domains', because('domainInvalid'));
}

function requireTimeZone(name: string): string {
  try {
    // It accepts offsets such as +01:00, too, which know no summer time.
    if (/^[A-Za-z]/.test(name)) new Intl.DateTimeFormat('en', { timeZone: name });
    else throw new RangeError();
    return name;
  } catch {
    throw invalidField('timeZone', because('timeZoneInvalid'));
  }
}

/** For the activity. The code itself is not recorded, because it can be used by everyone who reads it. */
function recordedFields(settings: queries.StoredSettings, old = settings) {
  return {
    signUp: settings.sign_up,
    joinCode: settings.join_code === old.join_code ? codeOf(old) : 'new',
    domains: (JSON.parse(settings.domains) as string[]).join(', '),
    confirmEmail: settings.confirm_email === 1,
    listed: settings.listed === 1,
    timeZone: settings.time_zone,
    language: settings.language,
    crossCompanyChat: settings.cross_company_chat === 1,
  };
}

const codeOf = ({ join_code }: queries.StoredSettings) => (join_code === null ? null : 'old');
