export type PresenceMessage =
  | { readonly node: string; readonly users: readonly number[] }
  | { readonly node: string; readonly entered: number }
  | { readonly node: string; readonly left: number }
  | { readonly node: string; readonly hello: true }
  | { readonly node: string; readonly stopped: true };

interface OtherNode {
  readonly users: Set<number>;
  /** On this process's own clock, in ms. */
  receivedAt: number;
}

interface Callbacks {
  /** Runs a change that concerns these users. */
  readonly change: (userIds: Iterable<number>, make: () => void) => void;
  /** Called for a message of an unknown process, before the message is processed. */
  readonly onUnknown: () => void;
  /** Called when a process requests the users of the others. */
  readonly onHello: () => void;
}

/** The users of the other processes, according to their messages. */
export function createOtherNodes({ change, onUnknown, onHello }: Callbacks) {
  const nodes = new Map<string, OtherNode>();

  function getNode(name: string): OtherNode {
    const node = nodes.get(name);
    if (node !== undefined) return node;
    const found: OtherNode = { users: new Set(), receivedAt: performance.now() };
    nodes.set(name, found);
    onUnknown();
    return found;
  }

  function remove(name: string): void {
    const users = nodes.get(name)?.users ?? [];
    change(users, () => nodes.delete(name));
  }

  function replace({ users }: OtherNode, next: ReadonlySet<number>): void {
    change([...next.symmetricDifference(users)], () => {
      users.clear();
      for (const userId of next) users.add(userId);
    });
  }

  function handle(node: OtherNode, message: Exclude<PresenceMessage, { stopped: true }>): void {
    node.receivedAt = performance.now();
    if ('users' in message) replace(node, new Set(message.users));
    else if ('entered' in message) change([message.entered], () => node.users.add(message.entered));
    else if ('left' in message) change([message.left], () => node.users.delete(message.left));
    else onHello();
  }

  return {
    have: (userId: number): boolean => [...nodes.values()].some(({ users }) => users.has(userId)),

    receive(message: PresenceMessage): void {
      if ('stopped' in message) remove(message.node);
      else handle(getNode(message.node), message);
    },

    /** Removes processes that sent nothing for longer than this time; they count as dead. */
    removeSilent(forMs: number): void {
      const now = performance.now();
      for (const [name, { receivedAt }] of nodes) if (now - receivedAt > forMs) remove(name);
    },

    /** Restarts the time without messages for all processes, because their messages may have been lost. */
    restartSilence(): void {
      for (const node of nodes.values()) node.receivedAt = performance.now();
    },
  };
}
