/** The tabs of one browser over one outbox: each hears what happens in the others, one of them sends. */
import type { ChatMessage } from '@portal/contract/chat';
import { seekLead } from '../../../platform/live/tab-lead.ts';
import type { OutboxEvent } from './outbox-state.ts';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** What every tab hears, because it changes what they show. */
export type Shared = Extract<
  OutboxEvent,
  { kind: 'written' | 'delivered' | 'refused' | 'retried' | 'discarded' }
>;
/** The tab that sends answers what the others tell it; one that is silent is asleep. */
type Heard =
  | Shared
  | { readonly kind: 'here' }
  /** What was delivered, for those who look at the conversation without a live channel. */
  | { readonly kind: 'message'; readonly message: ChatMessage };

export type TabLink = {
  readonly channel: Channel;
  readonly locks: Pick<LockManager, 'request'>;
};

type TabsOptions = {
  readonly ownerId: number;
  readonly link: TabLink;
  /** Of this tab. */
  readonly isSender: () => boolean;
  /** In another tab. */
  readonly onEvent: (event: Shared) => void;
  readonly onMessage: (message: ChatMessage) => void;
  /** This tab is to send from now on. */
  readonly onGained: () => void;
  readonly onLost: () => void;
};

const ANSWER_MS = 2_000;

export function joinOutboxTabs(options: TabsOptions) {
  const { ownerId, isSender, onEvent, onMessage, onGained, onLost } = options;
  const { channel, locks } = options.link;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const post = (said: Heard) => channel.postMessage(said);

  function hear(said: Heard): void {
    clearTimeout(patience);
    if (said.kind === 'here') return;
    if (said.kind === 'message') onMessage(said.message);
    else onEvent(said);
    if (isSender()) post({ kind: 'here' });
  }

  function takeOver(): void {
    clearTimeout(patience);
    onGained();
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data));
  const lead = seekLead(`portal-outbox-${ownerId}`, { onGained: takeOver, onLost }, locks);

  return {
    /** The tab that sends is expected to answer; one that does not loses that office. */
    tell(event: Shared): void {
      post(event);
      if (isSender()) return;
      clearTimeout(patience);
      patience = setTimeout(lead.steal, ANSWER_MS);
    },
    tellMessage: (message: ChatMessage): void => post({ kind: 'message', message }),
    leave(): void {
      clearTimeout(patience);
      lead.resign();
      channel.close();
    },
  };
}
