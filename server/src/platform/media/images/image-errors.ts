import { IMAGE_SIDE_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { UnsupportedMediaError } from '../media-errors.ts';

export function unknownImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(because('pictureUnknown'));
}

export function heicImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(because('pictureHeic'));
}

/** For an image that is truncated or that the library cannot decode. */
export function damagedImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(because('pictureDamaged'));
}

export function slowImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(because('pictureTooSlow'));
}

export function tooLargeImage(width: number, height: number): UnsupportedMediaError {
  return new UnsupportedMediaError(
    because('pictureTooLarge', { width, height, max: IMAGE_SIDE_MAX }),
  );
}
