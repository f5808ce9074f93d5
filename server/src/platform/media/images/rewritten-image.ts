import type { ImageSize } from './image-errors.ts';

/** An image of the same format with the same pixels, and nothing else. Rewriting it again changes nothing. */
export interface RewrittenContent extends ImageSize {
  readonly bytes: Buffer;
}
