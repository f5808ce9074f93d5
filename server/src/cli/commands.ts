import type { Command, ServiceCommand } from './command.ts';

/** Each is loaded when it is asked for: `version` needs 0.1 s of processor time instead of 0.7. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./start.ts')).start,
  demo: async () => onServices((await import('./demo/command.ts')).seedDemo),
  'create-admin': async () => onServices((await import('./create-admin.ts')).createAdmin),
  'reset-password': async () => (await import('./reset-password.ts')).resetPassword,
  'end-sessions': async () => (await import('./end-sessions.ts')).endSessions,
  doctor: async () => (await import('./doctor/doctor.ts')).doctor,
  tasks: async () => (await import('./tasks.ts')).tasks,
  'send-test-mail': async () => (await import('./send-test-mail.ts')).sendTestMail,
  backup: async () => (await import('./backup/backup.ts')).backup,
  restore: async () => (await import('./backup/restore.ts')).restore,
  move: async () => (await import('./move/move.ts')).move,
  'adopt-media': async () => (await import('./adopt-media.ts')).adoptMedia,
  verify: async () => (await import('./verify.ts')).verify,
  version: async () => (await import('./show-version.ts')).showVersion,
};

/** The services are loaded when the command runs, not to show its help. */
const onServices = (command: ServiceCommand): Command => ({
  ...command,
  run: async (args) => (await import('./run-on-services.ts')).runOnServices(command, args),
});
