export type PresenceMessage =
  | { readonly node: string; readonly users: readonly number[] }
  | { readonly node: string; readonly entered: number }
  | { readonly node: string; readonly left: number }
  | { readonly node: string; readonly hello: true }
  | { readonly node: string; readonly gone: true };

interface OtherNode {
  readonly users: Set<number>;
  /** On this process's own clock, in ms. */
  heardAt: number;
}

interface Callbacks {
  /** Makes a change that concerns these users. */
  readonly change: (userIds: Iterable<number>, make: () => void) => void;
  /** A process speaks that was not known; the message it speaks with is heard after this. */
  readonly onUnknown: () => void;
  /** A process wants to know whom the others have. */
  readonly onHello: () => void;
}

/** Whom the other processes have, by what they have said. */
export function createOtherNodes({ change, onUnknown, onHello }: Callbacks) {
  const nodes = new Map<string, OtherNode>();

  function known(name: string): OtherNode {
    const node = nodes.get(name);
    if (node !== undefined) return node;
    const found: OtherNode = { users: new Set(), heardAt: performance.now() };
    nodes.set(name, found);
    onUnknown();
    return found;
  }

  function forget(name: string): void {
    const users = nodes.get(name)?.users ?? [];
    change(users, () => nodes.delete(name));
  }

  function replace({ users }: OtherNode, next: ReadonlySet<number>): void {
    change([...next.symmetricDifference(users)], () => {
      users.clear();
      for (const userId of next) users.add(userId);
    });
  }

  function hearFrom(node: OtherNode, message: Exclude<PresenceMessage, { gone: true }>): void {
    node.heardAt = performance.now();
    if ('users' in message) replace(node, new Set(message.users));
    else if ('entered' in message) change([message.entered], () => node.users.add(message.entered));
    else if ('left' in message) change([message.left], () => node.users.delete(message.left));
    else onHello();
  }

  return {
    have: (userId: number): boolean => [...nodes.values()].some(({ users }) => users.has(userId)),

    hear(message: PresenceMessage): void {
      if ('gone' in message) forget(message.node);
      else hearFrom(known(message.node), message);
    },

    /** Those that were silent for longer have died. */
    forgetSilent(forMs: number): void {
      const now = performance.now();
      for (const [name, { heardAt }] of nodes) if (now - heardAt > forMs) forget(name);
    },

    /** Counts the silence of all from now, because their messages may have been lost. */
    excuseSilence(): void {
      for (const node of nodes.values()) node.heardAt = performance.now();
    },
  };
}
