/** The settings of this installation that the screens show or use. */
import * as z from 'zod/mini';
import { call } from './call.ts';

export const config = z.object({
  /** Larger videos are refused, in MB: the setting `MAX_VIDEO_MB`. */
  maxVideoMb: z.int(),
  /** Days for which deleted records can be restored, 0 without a trash: the setting `TRASH_DAYS`. */
  trashDays: z.int(),
  /** Mails are sent. Otherwise they are written into the folder `outbox/`, which only the operator sees. */
  hasMailServer: z.boolean(),
});
export type Config = z.infer<typeof config>;

export const getConfig = call({
  name: 'getConfig',
  method: 'GET',
  path: '/config',
  access: 'public',
  summary: 'The limits of this installation, as set by its operator.',
  revalidates: true,
  response: config,
});

export const getVersion = call({
  name: 'getVersion',
  method: 'GET',
  path: '/admin/version',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary: 'The version of the running portal.',
  response: z.object({
    /** As in `CHANGELOG.md`, such as 1.4.0. */
    version: z.string(),
  }),
});
