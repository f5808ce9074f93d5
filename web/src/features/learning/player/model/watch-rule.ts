/**
 * The rule that decides which playback counts as watched. Playback may advance only as fast as the clock, from a
 * position that was reached in the same way. Any other change is a jump, and a jump beyond the furthest point is
 * undone. All values are seconds.
 */
export type Watch = {
  /** The last accepted position; never beyond `furthest`. */
  readonly position: number;
  readonly furthest: number;
  /** The seconds that were played, including replays; grows no faster than the clock. */
  readonly played: number;
  /** How far playback may still advance: increased by the clock, decreased by playing. */
  readonly reach: number;
  /** The clock time that can still be credited to playing. */
  readonly credit: number;
};

export type Sample = {
  /** The position of the video on the module's timeline. */
  readonly position: number;
  /** The clock time since the last sample during which the video was meant to play. */
  readonly elapsed: number;
};

export type Verdict = {
  readonly watch: Watch;
  /** The position to which the video must be moved back; null if its position is allowed. */
  readonly goBackTo: number | null;
};

/** Media clocks deviate by a fraction of a percent; double speed is far above this factor. */
const CLOCK_DRIFT = 1.01;
/** The first frame is often ahead of the event that announces it. */
const HEAD_START = 0.25;
/** The most reach and credit that a late sample may leave; more would allow a jump. */
const CARRY_MAX = 0.75;
/** Browsers round the time to which they are set. */
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

/** Evaluates a position that the video has reached without a seek. */
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

/** Evaluates a position after a seek: the seconds between do not count as played. */
export function jump(watch: Watch, position: number): Verdict {
  if (position > watch.furthest + SEEK_ROUNDING) return { watch, goBackTo: watch.position };
  return {
    watch: { ...watch, position: Math.min(Math.max(0, position), watch.furthest) },
    goBackTo: null,
  };
}

/** Reduces the progress to what the server credits, if that is less. */
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
