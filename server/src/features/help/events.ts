import type { HelpStatus } from '@portal/contract/help';
import type { Bus } from '#server/platform/live/bus.ts';

export type ChangedRequest = {
  readonly requestId: number;
  readonly traineeId: number;
  readonly companyId: number;
};

/** Published when a trainee has created a request. */
export const HELP_ASKED = 'help.asked';
type HelpAsked = ChangedRequest & { readonly traineeName: string };

/** Published after each change of a request by an admin. */
export const HELP_CHANGED = 'help.changed';
export type HelpChanged = ChangedRequest & { readonly status: HelpStatus };

/** Published after many requests were changed at once, instead of {@link HELP_CHANGED} for each. */
export const HELP_CHANGED_TOGETHER = 'help.changed-together';
export type HelpChangedTogether = { readonly requests: readonly ChangedRequest[] };

/** Published in addition if the change is an answer for the trainee: new notes, or a settled request. */
export const HELP_ANSWERED = 'help.answered';

/** Published when a trainee has seen changes of their requests. */
export const HELP_SEEN = 'help.seen';
export type HelpSeen = { readonly traineeId: number };

export type HelpEvent =
  | readonly [typeof HELP_SEEN, HelpSeen]
  | readonly [typeof HELP_ASKED, HelpAsked]
  | readonly [typeof HELP_CHANGED_TOGETHER, HelpChangedTogether]
  | readonly [typeof HELP_CHANGED | typeof HELP_ANSWERED, HelpChanged];

/** Call after the commit, because the transaction could be rolled back before. */
export function publishAll(bus: Bus, events: readonly HelpEvent[]): void {
  for (const [topic, payload] of events) bus.publish(topic, payload);
}
