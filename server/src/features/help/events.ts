import type { HelpStatus } from '@portal/contract/help';
import type { Bus } from '#server/platform/live/bus.ts';

type Request = {
  readonly requestId: number;
  readonly traineeId: number;
  readonly companyId: number;
};

/** Published when a trainee has asked for help. */
export const HELP_ASKED = 'help.asked';
type HelpAsked = Request & { readonly traineeName: string };

/** Published after each change of a request by an administrator. */
export const HELP_CHANGED = 'help.changed';
export type HelpChanged = Request & { readonly status: HelpStatus };

/** Published besides, when the change tells the trainee something: new notes, or that it is settled. */
export const HELP_ANSWERED = 'help.answered';

export type HelpEvent =
  | readonly [typeof HELP_ASKED, HelpAsked]
  | readonly [typeof HELP_CHANGED | typeof HELP_ANSWERED, HelpChanged];

/** Call after the commit: nobody hears of what may still be undone. */
export function publishAll(bus: Bus, events: readonly HelpEvent[]): void {
  for (const [topic, payload] of events) bus.publish(topic, payload);
}
