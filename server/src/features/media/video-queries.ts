import type { Db } from '../../platform/database/schema.ts';
import type { KeptVideo } from './video-file.ts';

interface NewUpload extends Omit<KeptVideo, 'warning'> {
  readonly createdBy: number;
  readonly createdAt: number;
}

export async function insertUpload(db: Db, upload: NewUpload): Promise<number> {
  const { id } = await db
    .insertInto('video_uploads')
    .values({
      created_by: upload.createdBy,
      media_key: upload.mediaKey,
      content_type: upload.contentType,
      size: upload.size,
      etag: upload.etag,
      duration: upload.duration,
      created_at: upload.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface WantedUpload {
  readonly id: number;
  readonly createdBy: number | null;
  /** Uploads of this instant and older ones have expired. */
  readonly expiredAt: number;
}

/** Deletes the row of an upload and returns it: of two transactions one gets it. */
export function takeUpload(tx: Db, { id, createdBy, expiredAt }: WantedUpload) {
  return tx
    .deleteFrom('video_uploads')
    .where('id', '=', id)
    .where('created_by', '=', createdBy)
    .where('created_at', '>', expiredAt)
    .returning(['media_key', 'content_type', 'size', 'etag', 'duration'])
    .executeTakeFirst();
}

/** The module that has taken the upload, if it still has its video. */
export function findModuleOfUpload(db: Db, uploadId: number) {
  return db
    .selectFrom('videos')
    .innerJoin('modules', 'modules.id', 'videos.module_id')
    .where('videos.upload_id', '=', uploadId)
    .select(['modules.id', 'modules.company_id', 'modules.created_by'])
    .executeTakeFirst();
}

/** Deletes the oldest expired uploads, at most `count`; returns the keys of their files. */
export async function deleteExpiredUploads(
  db: Db,
  { expiredAt, count }: { readonly expiredAt: number; readonly count: number },
): Promise<string[]> {
  const expired = db
    .selectFrom('video_uploads')
    .select('id')
    .where('created_at', '<=', expiredAt)
    .orderBy('created_at')
    .limit(count);
  const rows = await db
    .deleteFrom('video_uploads')
    .where('id', 'in', expired)
    .returning('media_key')
    .execute();
  return rows.map(({ media_key }) => media_key);
}
