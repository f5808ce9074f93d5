/**
 * The rule that decides which playback counts as watched. The position may advance only as fast as the clock, from a
 * position that was reached in the same way. Any other change is a jump, and a jump beyond the furthest point is
 * undone. All values are seconds; positions are on the module's timeline.
 */

/** The watching of a module so far. */
export type WatchState = {
  /** The last accepted position; never beyond `furthest`. */
  readonly position: number;
  /** The furthest position that was reached without a jump. */
  readonly furthest: number;
  /** The seconds that were played, including replays; grows no faster than the clock. */
  readonly played: number;
  /**
   * How far the position may advance until the next sample, in addition to the time that passes. It tolerates that the
   * position is a little ahead of the clock.
   */
  readonly reach: number;
  /** Clock time that is not yet counted in `played`. Unlike `reach` it tolerates nothing. */
  readonly credit: number;
};

export type Sample = {
  /** The position of the video. */
  readonly position: number;
  /** The clock time since the last sample during which the video was not paused. */
  readonly elapsed: number;
  /** Other than 1 only in a review of what was watched before: it counts as neither played nor reached. */
  readonly speed?: number;
};

export type WatchStep = {
  readonly watch: WatchState;
  /** The position to which the video must be moved back; null if its position is allowed. */
  readonly goBackTo: number | null;
};

/**
 * The factor by which the position may advance faster than the clock. Media clocks deviate by a fraction of a percent.
 */
const CLOCK_DRIFT = 1.01;
/** The reach at the start: when the browser reports that a video plays, its position has often advanced already. */
const HEAD_START = 0.25;
/**
 * The most reach and credit that are kept for the next sample. While a video waits for data, the clock runs but the
 * position stays: without this limit the time of the wait could be skipped afterwards.
 */
const CARRY_MAX = 0.75;
/** The tolerance for a seek to the furthest point, because browsers round the time to which they are set. */
const SEEK_ROUNDING = 0.05;

type Start = Pick<WatchState, 'position' | 'furthest' | 'played'>;

export function startWatch({ position, furthest, played }: Start): WatchState {
  return {
    position: Math.min(position, furthest),
    furthest,
    played,
    reach: HEAD_START,
    credit: 0,
  };
}

/** Evaluates a position of a video that does not seek. A step back, or one beyond the reach, is a jump. */
export function advance(watch: WatchState, { position, elapsed, speed = 1 }: Sample): WatchStep {
  const passed = Math.max(0, elapsed);
  const reach = watch.reach + passed * speed * CLOCK_DRIFT;
  const credit = watch.credit + (speed === 1 ? passed : 0);
  const step = position - watch.position;
  if (step < 0 || step > reach) return jump({ ...watch, ...limited(reach, credit) }, position);
  if (speed !== 1)
    return { watch: { ...watch, position, ...limited(reach - step, 0) }, goBackTo: null };
  const credited = Math.min(step, credit);
  return {
    watch: {
      position,
      furthest: Math.max(watch.furthest, position),
      played: watch.played + credited,
      ...limited(reach - step, credit - credited),
    },
    goBackTo: null,
  };
}

/**
 * Evaluates the position at the end of a video. Chromium gives the duration that the file states, also if the file ends
 * before: a position out of reach is replaced by the one to which the clock has led.
 */
export function advanceToEnd(watch: WatchState, sample: Sample): WatchStep {
  const { position, elapsed, speed = 1 } = sample;
  const passed = Math.max(0, elapsed) * speed;
  const isInReach = position - watch.position <= watch.reach + passed * CLOCK_DRIFT;
  return advance(watch, isInReach ? sample : { ...sample, position: watch.position + passed });
}

/** Evaluates a position after a seek, which is allowed up to the furthest point. The seconds between are not played. */
export function jump(watch: WatchState, position: number): WatchStep {
  if (position > watch.furthest + SEEK_ROUNDING) return { watch, goBackTo: watch.position };
  return {
    watch: { ...watch, position: Math.min(Math.max(0, position), watch.furthest) },
    goBackTo: null,
  };
}

/** Reduces the progress to what the server credits, if that is less. */
export function limitTo(watch: WatchState, credited: number): WatchState {
  const furthest = Math.min(watch.furthest, credited);
  return {
    ...watch,
    furthest,
    position: Math.min(watch.position, furthest),
    played: Math.min(watch.played, credited),
  };
}

function limited(reach: number, credit: number): Pick<WatchState, 'reach' | 'credit'> {
  return { reach: Math.min(reach, CARRY_MAX), credit: Math.min(credit, CARRY_MAX) };
}
