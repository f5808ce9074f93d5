/**
 * Who may join a company, its time zone, and whether its trainees chat with people of other companies: read and changed
 * by admins.
 */

import type { CallArguments } from '@portal/contract/call';
import type { CompanySettings, updateCompanySettings } from '@portal/contract/companies';
import { JOIN_CODE_MIN } from '@portal/contract/limits';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
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

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly now: () => number;
  /** Whether mails reach their recipients: without a mail server they stay in a folder. */
  readonly hasMailServer: boolean;
}

type Changes = CallArguments<typeof updateCompanySettings>['body'];

export function createCompanySettings({ db, bus, now, hasMailServer }: Dependencies) {
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
      const isChatChanged = await inLockedCompany(db, id, async (tx, { name }) => {
        const old = requireFound(await queries.findSettings(tx, id), NO_SUCH_COMPANY);
        requireVersion(old.settings_version, changes.version);
        const changed = merged(old, typed);
        requirePossible(old, changed, hasMailServer);
        const change = differences(recordedFields(old), recordedFields(changed, old));
        if (change === null) return false;
        await queries.updateSettings(tx, id, changed);
        const act = { actor, action: 'company.settings-changed', id, name, at: now() } as const;
        await recordCompany(tx, act, change);
        return changed.cross_company_chat !== old.cross_company_chat;
      });
      if (isChatChanged)
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
  };
}

function requireVersion(version: number, edited: number | undefined): void {
  if (edited !== undefined && edited !== version)
    throw new AppError('CONFLICT', 'These settings have been changed elsewhere in the meantime.', {
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
    throw invalid('domains', 'Please enter at least one domain.');
  if (hasMailServer) return;
  if (changed.sign_up === 'domains' && old.sign_up !== 'domains')
    throw invalid(
      'signUp',
      'Sign-up by email domain needs a mail server, because each address is confirmed by mail. Please ask the operator of the portal to set SMTP_URL.',
    );
  if (changed.confirm_email > old.confirm_email)
    throw invalid(
      'confirmEmail',
      'Emails can be confirmed only with a mail server. Please ask the operator of the portal to set SMTP_URL.',
    );
}

function requireCode(typed: string): string {
  const code = normalizedCode(typed);
  if (isChoosable(code)) return code;
  throw invalid('joinCode', `A join code needs at least ${JOIN_CODE_MIN} letters and digits.`);
}

/** Throws INVALID_INPUT for a chosen code that others would try first. */
async function refuseGuessable(code: string, companyName: string): Promise<void> {
  if ((await guessableAs(code, [normalizedCode(companyName)])) === null) return;
  const message =
    'This join code is easy to guess. Please choose another, or let the portal make one.';
  throw invalid('joinCode', message);
}

function requireDomain(typed: string): string {
  const domain = normalizedDomain(typed);
  if (domain !== null) return domain;
  throw invalid('domains', 'Please enter domains such as example.com, without a name before them.');
}

function requireTimeZone(name: string): string {
  try {
    // It accepts offsets such as +01:00, too, which know no summer time.
    if (/^[A-Za-z]/.test(name)) new Intl.DateTimeFormat('en', { timeZone: name });
    else throw new RangeError();
    return name;
  } catch {
    throw invalid('timeZone', 'Please choose a time zone such as Europe/Berlin.');
  }
}

function invalid(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', message, { details: { fields: [{ path, message }] } });
}

/** For the activity. The code itself is not recorded, because it can be used by everyone who reads it. */
function recordedFields(settings: queries.StoredSettings, old = settings) {
  return {
    'sign-up': settings.sign_up,
    'join code': settings.join_code === old.join_code ? codeOf(old) : 'a new one',
    domains: (JSON.parse(settings.domains) as string[]).join(', '),
    'confirmation by mail': settings.confirm_email === 1,
    listed: settings.listed === 1,
    'time zone': settings.time_zone,
    'chat with other companies': settings.cross_company_chat === 1,
  };
}

const codeOf = ({ join_code }: queries.StoredSettings) =>
  join_code === null ? 'none' : 'the old one';
