/** Composes the mails of reminders, and shows what one would say. */
import type { Db } from '#server/platform/database/schema.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { ClaimedMail, ComposedMail } from '#server/platform/mail/mail-delivery.ts';
import { mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import type { ModuleReminder } from '../learning/service.ts';
import * as queries from './queries.ts';
import { reminderMail } from './reminder-mail.ts';
import { loadToRemind, mailedOf, storedModules } from './to-remind.ts';

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
  readonly hasMailServer: boolean;
}

export function createComposing({ db, now, publicUrl, hasMailServer }: Dependencies) {
  /** Null without modules. */
  async function write(
    person: queries.PersonRow,
    modules: readonly ModuleReminder[],
  ): Promise<MailContent | null> {
    if (modules.length === 0) return null;
    const names = await queries.findModuleNames(db, person.company_id);
    const named = modules.map((module) => ({
      ...module,
      moduleName: names.get(module.moduleId) ?? '',
    }));
    const to = { name: person.name, language: mailLanguageOf(person) };
    return reminderMail({ to, modules: named, publicUrl });
  }

  async function allOf(person: queries.PersonRow): Promise<readonly ModuleReminder[]> {
    const toRemind = await loadToRemind(db, [person], now());
    return toRemind.get(person.user_id)?.all ?? [];
  }

  return {
    /** Undefined for a person in the trash. */
    findPerson: async (userId: number): Promise<queries.PersonRow | undefined> =>
      (await queries.findPeople(db, { ids: [userId] }))[0],

    /**
     * The mail of a reminder of all that the person has to do now. Without a mail, what one would say of it; null if that is
     * nothing.
     */
    async preview(person: queries.PersonRow) {
      const all = await allOf(person);
      const mailed = hasMailServer ? mailedOf(person, all) : [];
      const hasMail = mailed.length > 0;
      return { content: await write(person, hasMail ? mailed : all), hasMail };
    },

    /**
     * The mail as of now: of the modules of the reminder, those that are still to be done. Dropped if that is none, and for
     * people who were deleted or have moved.
     */
    async compose({ recipientId, subjectId }: ClaimedMail): Promise<ComposedMail | null> {
      const [reminder] = await queries.findReminders(db, subjectId === null ? [] : [subjectId]);
      const [person] = await queries.findPeople(db, {
        ids: recipientId === null ? [] : [recipientId],
      });
      if (reminder === undefined || person?.company_id !== reminder.company_id) return null;
      const ids = storedModules(reminder).map(({ moduleId }) => moduleId);
      const standing = (await allOf(person)).filter(({ moduleId }) => ids.includes(moduleId));
      const content = await write(person, mailedOf(person, standing));
      return content === null ? null : { to: person.email, content };
    },
  };
}
