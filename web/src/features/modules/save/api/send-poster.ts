import { createPosterUpload } from '@portal/contract/modules';
import type { PosterChange } from '#web/features/modules/poster/model/poster-choice.ts';
import { uploadFile } from '#web/platform/http/upload-file.ts';

type SentPoster = {
  /** Null removes the poster; undefined leaves it unchanged. */
  readonly posterUploadId: number | null | undefined;
  /** The browser's choice could not be sent. */
  readonly isLost: boolean;
};

/** Uploads the poster of a save, each picture once however often the save is repeated. */
export function createPosterSender(companyId: number) {
  let uploads = new WeakMap<Blob, number>();

  async function upload(picture: Blob): Promise<number> {
    const known = uploads.get(picture);
    if (known !== undefined) return known;
    const file = new File([picture], 'poster.jpg', { type: picture.type });
    const { id } = await uploadFile(createPosterUpload, {
      query: { companyId },
      fields: undefined,
      file,
    });
    uploads.set(picture, id);
    return id;
  }

  /** Without the browser's choice the module is saved all the same. */
  async function sendAutomatic(picture: Blob | null): Promise<SentPoster> {
    if (picture === null) return UNCHANGED;
    const posterUploadId = await upload(picture).catch(() => undefined);
    return { posterUploadId, isLost: posterUploadId === undefined };
  }

  return {
    /** Throws what `uploadFile` throws if a poster that the admin has chosen cannot be sent. */
    async send(change: PosterChange | undefined): Promise<SentPoster> {
      switch (change?.kind) {
        case 'automatic':
          return sendAutomatic(await change.found);
        case 'chosen':
          return { posterUploadId: await upload(change.picture), isLost: false };
        case 'removed':
          return { posterUploadId: null, isLost: false };
        case undefined:
          return UNCHANGED;
      }
    },

    /** The server has deleted the uploads: the next save sends its poster again. */
    forget(): void {
      uploads = new WeakMap();
    },
  };
}

const UNCHANGED: SentPoster = { posterUploadId: undefined, isLost: false };
