import { readAsJpeg } from '#server/platform/media/images/read-as-jpeg.ts';
import { MissingMediaError } from '#server/platform/media/media-errors.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';

interface Dependencies {
  readonly store: Pick<MediaStore, 'withLocalFile'>;
  readonly onMissing: (key: string) => void;
}

/** Logos and signatures of about as many companies as have certificates at the same time; about 50 kB each. */
const KEPT = 40;

/** Logos and signatures as JPEG, one converted after the other. */
export function createPictures({ store, onMissing }: Dependencies) {
  const kept = new Map<string, Promise<Buffer | null>>();
  let last: Promise<unknown> = Promise.resolve();

  /** Without a file that is missing, the certificate is printed without it. */
  async function read(key: string): Promise<Buffer | null> {
    try {
      return await store.withLocalFile(key, readAsJpeg);
    } catch (error) {
      if (!(error instanceof MissingMediaError)) throw error;
      onMissing(key);
      return null;
    }
  }

  return {
    /** The content of a key never changes, so that it is kept. */
    jpegOf(key: string | null): Promise<Buffer | null> {
      if (key === null) return Promise.resolve(null);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const reading = last.then(() => read(key));
      last = reading.catch(() => undefined);
      kept.set(key, reading);
      const forget = () => kept.delete(key);
      // A missing file may be restored.
      reading.then((picture) => picture === null && forget(), forget);
      for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
      return reading;
    },
  };
}
