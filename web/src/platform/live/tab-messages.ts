/** What the tabs of one browser say to each other about the socket that one of them holds. */
import type { ClientFrame, ServerFrame } from '@portal/contract/live';
import type { LiveStatus } from './connection.ts';
import type { Subscription } from './frames.ts';

type FromHolder =
  | { readonly kind: 'frame'; readonly frame: ServerFrame }
  | { readonly kind: 'state'; readonly status: LiveStatus; readonly online: readonly number[] }
  /** `wasDead`: other old connections of the browser are likely dead too. */
  | { readonly kind: 'reopened'; readonly wasDead: boolean }
  /** Another tab holds the socket now and asks what everybody is subscribed to. */
  | { readonly kind: 'roll-call' };

type ToHolder =
  | { readonly kind: 'send'; readonly frame: ClientFrame }
  | { readonly kind: 'subscriptions'; readonly tab: string; readonly all: readonly Subscription[] }
  /** Try again now if there is no connection; answered by 'state' in any case. */
  | { readonly kind: 'wake' }
  /** The server answered a call of this tab. */
  | { readonly kind: 'answered' };

export type TabMessage = FromHolder | ToHolder;

const FROM_HOLDER: ReadonlySet<TabMessage['kind']> = new Set<FromHolder['kind']>([
  'frame',
  'state',
  'reopened',
  'roll-call',
]);

export function isFromHolder({ kind }: TabMessage): boolean {
  return FROM_HOLDER.has(kind);
}

export type TabHandlers = {
  readonly [K in TabMessage['kind']]: (message: Extract<TabMessage, { kind: K }>) => void;
};

export function handle<K extends TabMessage['kind']>(
  handlers: TabHandlers,
  message: Extract<TabMessage, { kind: K }>,
): void {
  handlers[message.kind as K]?.(message);
}
