/** The source of a job. Addresses are served round-robin, and so are the accounts of one address. */
export interface Lane {
  /** A client's address, or the name of a job of the portal itself. */
  readonly address: string;
  readonly account: string;
}

interface AddressQueue<T> {
  /** The waiting items of each account, oldest first. */
  readonly accounts: Map<string, T[]>;
  /** Items of all accounts. */
  size: number;
}

/** A queue that serves addresses round-robin, and within an address its accounts round-robin. */
export class FairQueue<T> {
  // A map keeps the order of insertion: the first entry is next, and moves to the end when served.
  readonly #queues = new Map<string, AddressQueue<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push({ address, account }: Lane, item: T): void {
    let queue = this.#queues.get(address);
    if (queue === undefined) {
      queue = { accounts: new Map(), size: 0 };
      this.#queues.set(address, queue);
    }
    const items = queue.accounts.get(account);
    if (items === undefined) queue.accounts.set(account, [item]);
    else items.push(item);
    queue.size += 1;
    this.#size += 1;
  }

  /** Removes and returns the next item. */
  shift(): T | undefined {
    for (const [address, queue] of this.#queues)
      for (const [account, items] of queue.accounts) {
        const item = items.shift();
        this.#queues.delete(address);
        queue.accounts.delete(account);
        queue.size -= 1;
        this.#size -= 1;
        if (items.length > 0) queue.accounts.set(account, items);
        if (queue.size > 0) this.#queues.set(address, queue);
        return item;
      }
    return undefined;
  }

  /**
   * The lane that must give up its last item for a new one: the largest account of the largest address, with the new
   * item included. Null if that is the lane of the new item.
   */
  laneToEvict(added: Lane): Lane | null {
    const address = largest(this.#queues, added.address, (queue) => queue.size);
    const accounts = this.#queues.get(address)?.accounts;
    if (accounts === undefined) return null;
    const own = address === added.address ? added.account : null;
    const account = largest(accounts, own, (items) => items.length);
    return account === own ? null : { address, account };
  }

  /** Removes and returns the last item of a lane. */
  pop({ address, account }: Lane): T | undefined {
    const queue = this.#queues.get(address);
    const items = queue?.accounts.get(account);
    const item = items?.pop();
    if (queue === undefined || items === undefined || item === undefined) return undefined;
    queue.size -= 1;
    this.#size -= 1;
    if (items.length === 0) queue.accounts.delete(account);
    if (queue.size === 0) this.#queues.delete(address);
    return item;
  }
}

/** The key of the largest entry; `own` counts as one larger and wins a tie. */
function largest<V>(entries: Map<string, V>, own: string | null, sizeOf: (value: V) => number) {
  const ownEntry = own === null ? undefined : entries.get(own);
  let key = own ?? '';
  let size = own === null ? 0 : 1 + (ownEntry === undefined ? 0 : sizeOf(ownEntry));
  for (const [other, value] of entries)
    if (sizeOf(value) > size) {
      key = other;
      size = sizeOf(value);
    }
  return key;
}
