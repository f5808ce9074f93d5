/** Draws posters: JPEG files of a bounded size, whatever the size of the film or picture. */
import { POSTER_SIDE_MAX } from '@portal/contract/limits';

/** Bytes that a poster should not exceed: a dashboard may show many. */
export const POSTER_BYTES_MAX = 200_000;
/** Tried in this order until the file is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4];

export type Size = { readonly width: number; readonly height: number };

/** The size within {@link POSTER_SIDE_MAX} that has the same proportions; never larger than the given one. */
export function posterSize({ width, height }: Size): Size {
  const scale = Math.min(1, POSTER_SIDE_MAX / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The poster of a frame or picture; null if the browser cannot draw it. */
export async function drawPoster(source: CanvasImageSource, size: Size): Promise<Blob | null> {
  try {
    for (let area = posterSize(size); ; area = halved(area)) {
      const canvas = drawn(source, area);
      for (const quality of QUALITIES) {
        const jpeg = await encoded(canvas, quality);
        if (jpeg === null || jpeg.size <= POSTER_BYTES_MAX) return jpeg;
      }
    }
  } catch (error) {
    return nullIfRefused(error);
  }
}

function drawn(source: CanvasImageSource, area: Size): HTMLCanvasElement {
  const canvas = canvasOf(area);
  const context = canvas.getContext('2d');
  if (context !== null) {
    // Transparent parts of a picture would be black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, area.width, area.height);
    context.drawImage(source, 0, 0, area.width, area.height);
  }
  return canvas;
}

const halved = ({ width, height }: Size): Size => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2),
});

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** The poster from a picture file; null if the browser cannot read it. */
export async function posterOfFile(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(nullIfRefused);
  if (picture === null) return null;
  const poster = await drawPoster(picture, picture);
  picture.close();
  return poster;
}

/** Browsers refuse with a DOMException what is no picture or must not be read. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof DOMException) return null;
  throw error;
}
