import { IMAGE_SIDE_MAX } from '@portal/contract/limits';
import { type ImageSize, tooLongAnimation } from './image-errors.ts';

const FRAMES_MAX = 1_000;
/** Pixels of all frames together: four of the largest images, or 260 frames of 500 × 500. */
const PIXELS_MAX = 4 * IMAGE_SIDE_MAX ** 2;

/** Limits the work of a browser to decode an animation. */
export class AnimationBounds {
  #frames = 0;
  #pixels = 0;

  /** @throws UnsupportedMediaError if the frame exceeds the bounds */
  add({ width, height }: ImageSize): void {
    this.#frames += 1;
    this.#pixels += width * height;
    if (this.#frames > FRAMES_MAX || this.#pixels > PIXELS_MAX) throw tooLongAnimation();
  }
}
