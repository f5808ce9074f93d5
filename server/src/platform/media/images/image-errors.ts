import { IMAGE_TYPE_NAMES } from '@portal/contract/images';
import { IMAGE_SIDE_MAX } from '@portal/contract/limits';
import { UnsupportedMediaError } from '../media-errors.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export function unknownImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(`This is not a ${IMAGE_TYPE_NAMES} picture.`);
}

/** For an image that is truncated, has wrong checksums or lengths, or cannot be decoded. */
export function damagedImage(): UnsupportedMediaError {
  return new UnsupportedMediaError(
    'The picture is damaged or incomplete. Please save or export it again.',
  );
}

export function unsupportedJpeg(): UnsupportedMediaError {
  return new UnsupportedMediaError(
    'Browsers cannot show this kind of JPEG. Please save it as a standard JPEG or as PNG.',
  );
}

export function tooLongAnimation(): UnsupportedMediaError {
  return new UnsupportedMediaError(
    'The animation has too many or too large frames. Please choose a shorter or smaller one.',
  );
}

/** @throws UnsupportedMediaError with the size of an image that is too large */
export function assertAcceptedSize({ width, height }: ImageSize): void {
  if (width < 1 || height < 1) throw damagedImage();
  if (width <= IMAGE_SIDE_MAX && height <= IMAGE_SIDE_MAX) return;
  const number = (pixels: number) => pixels.toLocaleString('en-US');
  const most = number(IMAGE_SIDE_MAX);
  throw new UnsupportedMediaError(
    `The picture is ${number(width)} × ${number(height)} pixels. Please choose one of at most ${most} × ${most} pixels.`,
  );
}
