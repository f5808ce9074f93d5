/**
 * What counts as watched. Playback may go on only as fast as a clock does, from a place that was
 * reached in the same way; everything else is a jump, and a jump past the furthest point is undone.
 * All values are seconds.
 */
export type Watch = {
  /** Where playback honestly stands; never beyond `furthest`. */
  readonly position: number;
  readonly furthest: number;
  /** Really played, replays included; grows no faster than the clock. */
  readonly played: number;
  /** How far playback may still move by itself: filled by the clock, used up by playing. */
  readonly reach: number;
  /** Clock time that playing may still be credited with. */
  readonly credit: number;
};

export type Sample = {
  /** Where the video stands, on the module's timeline. */
  readonly position: number;
  /** Clock time since the last sample during which the video was meant to play. */
  readonly elapsed: number;
};

export type Verdict = {
  readonly watch: Watch;
  /** Set when the video stands where it may not: where to put it back to. */
  readonly goBackTo: number | null;
};

/** Media clocks run off by a fraction of a percent; twice the speed stays far out of reach. */
const CLOCK_DRIFT = 1.01;
/** The first picture is often some way ahead of the event that announces it. */
const HEAD_START = 0.25;
/** What a sample that came late may have left over; more would be room for a jump. */
const CARRY_MAX = 0.75;
/** Browsers round the time they are set to. */
const SEEK_ROUNDING = 0.05;

type Start = Pick<Watch, 'position' | 'furthest' | 'played'>;

export function startWatch({ position, furthest, played }: Start): Watch {
  return {
    position: Math.min(position, furthest),
    furthest,
    played,
    reach: HEAD_START,
    credit: 0,
  };
}

/** Judges where the video stands without anybody having moved it, as far as one knows. */
export function advance(watch: Watch, { position, elapsed }: Sample): Verdict {
  const passed = Math.max(0, elapsed);
  const reach = watch.reach + passed * CLOCK_DRIFT;
  const credit = watch.credit + passed;
  const step = position - watch.position;
  if (step < 0 || step > reach) return jump({ ...watch, ...carried(reach, credit) }, position);
  const credited = Math.min(step, credit);
  return {
    watch: {
      position,
      furthest: Math.max(watch.furthest, position),
      played: watch.played + credited,
      ...carried(reach - step, credit - credited),
    },
    goBackTo: null,
  };
}

/** Judges a place the video was put to, by whomever: nothing of it counts as played. */
export function jump(watch: Watch, position: number): Verdict {
  if (position > watch.furthest + SEEK_ROUNDING) return { watch, goBackTo: watch.position };
  return {
    watch: { ...watch, position: Math.min(Math.max(0, position), watch.furthest) },
    goBackTo: null,
  };
}

/** The server credits less than was counted here: no more than that was watched. */
export function limitTo(watch: Watch, credited: number): Watch {
  const furthest = Math.min(watch.furthest, credited);
  return {
    ...watch,
    furthest,
    position: Math.min(watch.position, furthest),
    played: Math.min(watch.played, credited),
  };
}

function carried(reach: number, credit: number): Pick<Watch, 'reach' | 'credit'> {
  return { reach: Math.min(reach, CARRY_MAX), credit: Math.min(credit, CARRY_MAX) };
}
