import * as z from 'zod/mini';
import { call } from './call.ts';
import { companyRef, done, id, instant } from './fields.ts';

export const notificationSettings = z.object({
  browserNotifications: z.boolean(),
  soundNotifications: z.boolean(),
  toastNotifications: z.boolean(),
  emailNotifications: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = call({
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/me/notification-settings',
  access: 'signed-in',
  scope: 'own',
  summary: 'The settings last saved in any browser; null if none were saved.',
  response: z.nullable(notificationSettings),
});

export const saveNotificationSettings = call({
  name: 'saveNotificationSettings',
  method: 'PUT',
  path: '/me/notification-settings',
  access: 'signed-in',
  scope: 'own',
  summary: 'Stores the settings on the server, which needs them for mail.',
  body: notificationSettings,
  response: notificationSettings,
});

/** The action of an admin on a module; `update` was an update of the portal, which knows no single module. */
export const COMPLETING_KINDS = ['deleted', 'saved', 'restored', 'rules', 'update'] as const;
export type CompletingKind = (typeof COMPLETING_KINDS)[number];

/** A change of modules after which trainees had passed all modules of their training. */
export const completingChange = z.object({
  kind: z.enum(COMPLETING_KINDS),
  /** The name of the changed module at that time; null for an update of the portal. */
  moduleName: z.nullable(z.string()),
});
export type CompletingChange = z.infer<typeof completingChange>;

/** The trainings that one change has completed. */
export const groupCompletion = z.object({
  id,
  ...completingChange.shape,
  company: companyRef,
  /** The number of trainees whose training the change has completed. */
  trainees: z.int(),
  /** The time of the change, which is the date of the results. */
  changedAt: instant,
  /** When the last of the results was stored. */
  completedAt: instant,
  isRead: z.boolean(),
});
export type GroupCompletion = z.infer<typeof groupCompletion>;

export const listGroupCompletions = call({
  name: 'listGroupCompletions',
  method: 'GET',
  path: '/admin/group-completions',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary:
    'The latest changes of modules that have completed trainings, newest first, and which of them the caller has read.',
  revalidates: true,
  response: z.array(groupCompletion),
});

export const markGroupCompletionsRead = call({
  name: 'markGroupCompletionsRead',
  method: 'POST',
  path: '/admin/group-completions/read',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary:
    'Marks this entry and those before it as read, on every device, with the completed trainings before it.',
  body: z.object({ upTo: id }),
  response: done,
});

/** A trainee has completed all modules that existed at that time. */
export const completion = z.object({
  id,
  traineeId: id,
  traineeName: z.string(),
  completedAt: instant,
  isRead: z.boolean(),
});
export type Completion = z.infer<typeof completion>;

export const listCompletions = call({
  name: 'listCompletions',
  method: 'GET',
  path: '/admin/completions',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary:
    'The latest trainings that trainees have completed themselves, newest first, and which of them the caller has read.',
  revalidates: true,
  response: z.array(completion),
});

export const markCompletionsRead = call({
  name: 'markCompletionsRead',
  method: 'POST',
  path: '/admin/completions/read',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary: 'Marks this completion and those before it as read, on every device.',
  body: z.object({ upTo: id }),
  response: done,
});
