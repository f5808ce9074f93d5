/** Checks each member once per period. The checks are spread evenly over the period. */
export interface Heartbeat<Member> {
  add(member: Member): void;
  remove(member: Member): void;
  stop(): void;
}

/** Time between two slices in ms: of 10,000 members with a period of 25 s, a slice has 40. */
const SLICE_MS = 100;

export function createHeartbeat<Member>(
  periodMs: number,
  check: (members: Iterable<Member>) => void,
): Heartbeat<Member> {
  const sliceCount = Math.max(1, Math.round(periodMs / SLICE_MS));
  const slices = Array.from({ length: sliceCount }, () => new Set<Member>());
  const sliceOf = new Map<Member, Set<Member>>();
  let position = 0;

  function checkNextSlice(): void {
    const slice = slices[position];
    position = (position + 1) % sliceCount;
    if (slice !== undefined && slice.size > 0) check(slice);
  }

  const timer = setInterval(checkNextSlice, periodMs / sliceCount).unref();
  return {
    add(member) {
      // Not by the time of arrival, because after a restart thousands arrive within a few slices.
      const smallest = slices.reduce((least, slice) => (slice.size < least.size ? slice : least));
      smallest.add(member);
      sliceOf.set(member, smallest);
    },
    remove(member) {
      sliceOf.get(member)?.delete(member);
      sliceOf.delete(member);
    },
    stop: () => clearInterval(timer),
  };
}
