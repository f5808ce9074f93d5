import * as z from 'zod/mini';
import { call } from './call.ts';
import { id, instant } from './fields.ts';

export const notificationSettings = z.object({
  browserNotifications: z.boolean(),
  soundNotifications: z.boolean(),
  toastNotifications: z.boolean(),
  emailNotifications: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** Kept in memory by the browser only. */
export const notification = z.object({
  id: z.string(),
  message: z.string(),
  senderName: z.string(),
  chatRoomId: z.nullable(id),
  timestamp: instant,
  isRead: z.boolean(),
  type: z.enum(['message', 'module_completion']),
});
export type Notification = z.infer<typeof notification>;

export const saveNotificationSettings = call({
  name: 'saveNotificationSettings',
  method: 'PUT',
  path: '/me/notification-settings',
  access: 'signed-in',
  summary: 'Keeps the settings on the server, which needs them for mail.',
  body: notificationSettings,
  response: notificationSettings,
});
