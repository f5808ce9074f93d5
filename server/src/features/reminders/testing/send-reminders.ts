/** Runs as a process: sends the reminders and mails that are due. NOW is its clock. */
import { createLog } from '#server/platform/create-log.ts';
import { readSettings } from '#server/settings.ts';
import { openTestPortal } from '#server/testing/open-test-portal.ts';
import { workOn } from './pass-minute.ts';

const portal = await openTestPortal(readSettings(process.env), createLog('silent'));
portal.clock.advance(Number(process.env['NOW']) - portal.clock.now);
await workOn(portal, 'reminders');
await portal.deliverMails();
await portal[Symbol.asyncDispose]();
