/**
 * The tabs of one browser that cooperate, and the one of them that leads. The leader holds a Web Lock: when its tab is
 * closed or crashes, the browser gives the lock to another one. A frozen tab keeps its lock, so a tab that gets no
 * answer from the leader steals the lock.
 */
import { type Handlers, handle } from '../state/machine.ts';
import { type LeaderLock, requestLeaderLock } from './leader-lock.ts';

/** The browser's means of communication between tabs. */
export type TabLink = {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
};

type ElectionOptions<Message> = {
  /**
   * The name of the lock and the channel. A change of the messages needs a new name: other tabs may run an older
   * version.
   */
  readonly name: string;
  /** Null if tabs cannot communicate in this browser: each tab then leads alone. */
  readonly link: TabLink | null;
  /** Called with each message of another tab. */
  readonly onMessage: (message: Message) => void;
  /** Called when this tab becomes the leader. */
  readonly onGained: () => void;
  /** Called when another tab has become the leader. */
  readonly onLost: () => void;
};

type Posted<Message> =
  | { readonly type: 'message'; readonly message: Message; readonly isFromLeader: boolean }
  /** A check that the leader must answer. */
  | { readonly type: 'leader-check' }
  | { readonly type: 'leader-alive' };

/** A leader that does not answer for this time in ms is frozen. */
const ANSWER_MS = 2_000;

export function createElection<Message>(options: ElectionOptions<Message>) {
  const { name, link, onMessage } = options;
  const channel = link?.openChannel(name);
  let lock: LeaderLock | null = null;
  let isLeader = false;
  let hasLeft = false;
  let hadOtherLeader = false;
  /** Set while an answer of the leader is awaited. */
  let answerTimer: ReturnType<typeof setTimeout> | undefined;

  function post(posted: Posted<Message>): void {
    if (!hasLeft) channel?.postMessage(posted);
  }

  function stopTimer(): void {
    clearTimeout(answerTimer);
    answerTimer = undefined;
  }

  function noteLeader(): void {
    hadOtherLeader = true;
    stopTimer();
  }

  function replaceLeader(): void {
    noteLeader();
    lock?.steal();
  }

  function onGained(): void {
    stopTimer();
    isLeader = true;
    options.onGained();
  }

  function onLost(): void {
    hadOtherLeader = true;
    isLeader = false;
    options.onLost();
  }

  const handlers: Handlers<Posted<Message>> = {
    message({ message, isFromLeader }) {
      if (isFromLeader) noteLeader();
      onMessage(message);
    },
    'leader-check'() {
      if (isLeader) post({ type: 'leader-alive' });
    },
    'leader-alive': noteLeader,
  };

  return {
    /** Joins the tabs. Without a link this tab leads at once. */
    start(): void {
      channel?.addEventListener('message', ({ data }: MessageEvent<Posted<Message>>) =>
        handle(handlers, data),
      );
      if (link === null) onGained();
      else lock = requestLeaderLock(name, { onGained, onLost }, link.locks);
    },
    isLeader: (): boolean => isLeader,
    /** Reports whether another tab has led before. */
    hadOtherLeader: (): boolean => hadOtherLeader,
    /** Posts a message to the other tabs. */
    post: (message: Message): void => post({ type: 'message', message, isFromLeader: isLeader }),
    /** Asks the leader for an answer; without one within {@link ANSWER_MS} this tab becomes the leader. */
    checkLeader(): void {
      if (isLeader || hasLeft) return;
      post({ type: 'leader-check' });
      answerTimer ??= setTimeout(replaceLeader, ANSWER_MS);
    },
    leave(): void {
      stopTimer();
      isLeader = false;
      hasLeft = true;
      lock?.release();
      channel?.close();
    },
  };
}

/** Null on pages without TLS, which have no Web Locks, and in browsers without BroadcastChannel. */
export function browserTabLink(): TabLink | null {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return null;
  return { locks, openChannel: (name) => new BroadcastChannel(name) };
}
