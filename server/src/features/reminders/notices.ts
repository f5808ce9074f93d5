/** The reminders in the bell of a trainee. */
import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import type { Notice } from '@portal/contract/reminders';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { loadRules } from '../learning/service.ts';
import { publishNotices } from './events.ts';
import * as queries from './queries.ts';
import { storedModules } from './to-remind.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createNotices({ db, bus, now }: Dependencies) {
  return {
    /** Empty without rules of the company. Modules in the trash are left out. */
    async list({ userId, companyId }: Identity): Promise<Notice[]> {
      if (companyId === null || (await loadRules(db, companyId)) === null) return [];
      const rows = await queries.listLatest(db, { userId, companyId }, NOTIFICATIONS_MAX);
      if (rows.length === 0) return [];
      const names = await queries.findModuleNames(db, companyId);
      return rows
        .map((row) => presentNotice(row, names))
        .filter(({ modules }) => modules.length > 0);
    },

    /** Marks this reminder and those before it as read. An unknown id has no effect. */
    async markRead({ userId, companyId }: Identity, upTo: number): Promise<void> {
      if (companyId === null) return;
      if (await queries.markRead(db, { userId, companyId }, { upTo, at: now() }))
        publishNotices(bus, [userId]);
    },
  };
}

const presentNotice = (row: queries.ReminderRow, names: ReadonlyMap<number, string>): Notice => ({
  id: row.id,
  on: row.on_day,
  at: new Date(row.sent_at).toISOString(),
  modules: storedModules(row).flatMap(({ moduleId, kind, on }) => {
    const moduleName = names.get(moduleId);
    return moduleName === undefined ? [] : { moduleId, moduleName, kind, on };
  }),
  isRead: row.read_at !== null,
});
