/** Judges how well a frame of a film serves as its poster. */

/** The pixels of a frame: red, green, blue and alpha for each, row by row. */
export type Frame = {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
};

/** Facts about the light and the colours of a frame; each from 0 to 1. */
type FrameFacts = {
  /** The mean luminance. */
  readonly brightness: number;
  /** The standard deviation of the luminance, which is at most 0.5. */
  readonly contrast: number;
  /** The mean difference of the luminance of neighbouring pixels. */
  readonly sharpness: number;
  /** The mean distance of the colours from grey. */
  readonly colour: number;
};

/** A frame with less contrast is a fade, a plain background or covered by one colour. */
const CONTRAST_MIN = 0.04;
/** A darker frame is black or part of a fade from black; a brighter one likewise of white. */
const BRIGHTNESS_MIN = 0.06;
const BRIGHTNESS_MAX = 0.95;

/** A frame gets no more points for more than this; sharp and colourful frames reach it. */
const ENOUGH = { contrast: 0.25, sharpness: 0.08, colour: 0.3 };

/** From 0 to 1; 0 for a frame that is no picture of the film, such as a black or uniform one. */
export function scoreFrame(frame: Frame): number {
  const { brightness, contrast, sharpness, colour } = factsOf(frame);
  const isEmpty = contrast < CONTRAST_MIN;
  const isExtreme = brightness < BRIGHTNESS_MIN || brightness > BRIGHTNESS_MAX;
  if (isEmpty || isExtreme) return 0;
  const light = 1 - Math.abs(brightness - 0.5) * 2;
  return (
    0.35 * upTo(contrast, ENOUGH.contrast) +
    0.3 * upTo(sharpness, ENOUGH.sharpness) +
    0.2 * upTo(colour, ENOUGH.colour) +
    0.15 * light
  );
}

const upTo = (value: number, enough: number) => Math.min(value / enough, 1);

function factsOf({ data, width, height }: Frame): FrameFacts {
  const light = new Float64Array(width * height);
  let colourSum = 0;
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const red = (data[4 * pixel] ?? 0) / 255;
    const green = (data[4 * pixel + 1] ?? 0) / 255;
    const blue = (data[4 * pixel + 2] ?? 0) / 255;
    // As perceived (Rec. 709).
    light[pixel] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    colourSum += Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  const brightness = mean(light);
  const variance = mean(light.map((value) => (value - brightness) ** 2));
  return {
    brightness,
    contrast: Math.sqrt(variance),
    sharpness: edges(light, width),
    colour: light.length === 0 ? 0 : colourSum / light.length,
  };
}

const mean = (values: Float64Array) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean difference between each pixel and those to its right and below. */
function edges(light: Float64Array, width: number): number {
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const value = light[pixel] ?? 0;
    const right = (pixel + 1) % width === 0 ? undefined : light[pixel + 1];
    for (const neighbour of [right, light[pixel + width]]) {
      if (neighbour === undefined) continue;
      sum += Math.abs(value - neighbour);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Frames of a film that are looked at. Each seek takes about 50 ms, in a long film more. */
const MOMENTS = 8;
/** Seconds at the beginning in which many films show a title or fade in. */
const OPENING_SECONDS = 3;

/** The seconds of a film at which its frames are judged, in order: after its opening and before its last part. */
export function momentsOf(duration: number): number[] {
  const from = Math.min(OPENING_SECONDS, duration * 0.15);
  const to = duration * 0.85;
  return Array.from(
    { length: MOMENTS },
    (_, index) => from + ((to - from) * index) / (MOMENTS - 1),
  );
}
