import { IMAGE_SIDE_MAX } from '@portal/contract/limits';
import { type ImageSize, tooLongAnimation } from './image-errors.ts';

const FRAMES_MAX = 1_000;
/** Pixels of all frames together: those of four of the largest pictures, or of 260 frames of 500 × 500. */
const PIXELS_MAX = 4 * IMAGE_SIDE_MAX ** 2;

/** Bounds what a browser has to decode. */
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
