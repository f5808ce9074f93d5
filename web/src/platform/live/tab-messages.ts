/** The messages between the tabs of one browser about the socket that the leader holds. */
import type { ClientFrame, ServerFrame } from '@portal/contract/live';
import type { LiveStatus } from './connection.ts';
import type { Subscription } from './frames.ts';

export type TabMessage =
  | { readonly type: 'frame'; readonly frame: ServerFrame }
  | { readonly type: 'state'; readonly status: LiveStatus; readonly online: readonly number[] }
  /** `wasDead`: other old connections of the browser are likely dead too. */
  | { readonly type: 'reopened'; readonly wasDead: boolean }
  /** A new leader asks each tab for its subscriptions. */
  | { readonly type: 'roll-call' }
  /** To the leader, as all that follow. */
  | { readonly type: 'send'; readonly frame: ClientFrame }
  | { readonly type: 'subscriptions'; readonly tab: string; readonly all: readonly Subscription[] }
  /** Try again now if there is no connection; answered by 'state' in any case. */
  | { readonly type: 'wake' }
  /** The server answered a call of this tab. */
  | { readonly type: 'answered' };
