import { HEIC_REFUSED, IMAGE_TYPE_NAMES } from '@portal/contract/images';
import { IMAGE_SIDE_MAX } from '@portal/contract/limits';
import { UnsupportedMediaError } from '../media-errors.ts';

export function unknownImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(`This is not a ${IMAGE_TYPE_NAMES} picture.`);
}

export function heicImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(HEIC_REFUSED);
}

/** For an image that is truncated or that the library cannot decode. */
export function damagedImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(
    'The picture is damaged or incomplete. Please save or export it again.',
  );
}

export function slowImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(
    'The picture takes too long to read. Please save it again with fewer pixels, or as JPEG.',
  );
}

export function tooLargeImage(width: number, height: number): UnsupportedMediaError {
  const number = (pixels: number) => pixels.toLocaleString('en-US');
  const most = number(IMAGE_SIDE_MAX);
  return new UnsupportedMediaError(
    `The picture is ${number(width)} × ${number(height)} pixels. Please choose one of at most ${most} × ${most} pixels.`,
  );
}
