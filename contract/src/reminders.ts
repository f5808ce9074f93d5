/** Reminders of what is due: the portal's own, one a day at most, and those that an admin sends. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { done, id, idParam, instant, language } from './fields.ts';
import { civilDate } from './requirements.ts';

/**
 * The words of a reminder about a module:
 * - `before`: it is due in some days; `today`: it is due today.
 * - `overdue`: it is overdue, or its completion has expired.
 * - `renewal`: its renewal is open.
 * - `again`: it must be taken again.
 */
export const reminderKind = z.enum(['before', 'today', 'overdue', 'renewal', 'again']);
export type ReminderKind = z.infer<typeof reminderKind>;

const remindedModule = z.object({
  moduleId: id,
  moduleName: z.string(),
  kind: reminderKind,
  /** The last day in time, or the last day on which the completion counts. */
  on: z.nullable(civilDate),
});
export type RemindedModule = z.infer<typeof remindedModule>;

const byId = z.object({ id: idParam });

export const previewReminder = call({
  name: 'previewReminder',
  method: 'GET',
  path: '/admin/trainees/:id/reminder',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary:
    'The text that a reminder of the trainee would have now, in the language of the trainee; null if nothing is to be reminded of.',
  params: byId,
  response: z.object({
    text: z.nullable(z.object({ subject: z.string(), body: z.string(), language })),
    /** When the trainee was last reminded, in any company; null for never. */
    remindedAt: z.nullable(instant),
    /** The trainee would get it by mail too. Those who have turned mails off get only mails of what they must do now. */
    hasMail: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

export const remindTrainee = call({
  name: 'remindTrainee',
  method: 'POST',
  path: '/admin/trainees/:id/reminder',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary:
    'Reminds the trainee of all that is overdue, due or to be renewed. Refused with `CONFLICT` within 24 hours of the last reminder, and if nothing is to be reminded of.',
  params: byId,
  body: z.object({}),
  response: z.object({ remindedAt: instant }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** A reminder in the bell of its trainee. */
export const notice = z.object({
  id,
  /** The day for which it was written. */
  on: civilDate,
  at: instant,
  /** In training order. */
  modules: z.array(remindedModule),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = call({
  name: 'listNotices',
  method: 'GET',
  path: '/trainee/notices',
  access: 'trainee',
  scope: 'own',
  summary: 'The latest reminders of the trainee in the present company, newest first.',
  revalidates: true,
  response: z.array(notice),
});

export const markNoticesRead = call({
  name: 'markNoticesRead',
  method: 'POST',
  path: '/trainee/notices/read',
  access: 'trainee',
  scope: 'own',
  summary: 'Marks this reminder and those before it as read, on every device.',
  body: z.object({ upTo: id }),
  response: done,
});
