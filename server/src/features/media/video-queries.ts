/** Queries for videos, and uploads that wait for a module. */
import type { PlaybackLimit } from '@portal/contract/video-formats';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';
import { deletePostersOf } from './poster-queries.ts';

/** A video whose file is in the media store. */
export interface StoredVideo {
  readonly mediaKey: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
  /** Seconds, more than 0. */
  readonly duration: number;
  /** False for the duration that an older version has read from the header. */
  readonly isMeasured: boolean;
  /** The part that some browsers do not play; null for none. */
  readonly playbackLimit: PlaybackLimit | null;
}

/** A video that a module may get. */
export interface NewVideo extends StoredVideo {
  /** The upload from which it was saved; null if it was sent to the module directly. */
  readonly uploadId: number | null;
}

const fileColumns = (video: StoredVideo) => ({
  media_key: video.mediaKey,
  content_type: video.contentType,
  size: video.size,
  etag: video.etag,
  duration: video.duration,
  playback_limit: video.playbackLimit,
  measured: video.isMeasured ? 1 : 0,
});

/** Deletes the videos of a module with their posters, and returns the keys of both. */
export async function deleteVideos(tx: Db, moduleId: number): Promise<string[]> {
  const posters = await deletePostersOf(tx, moduleId);
  const rows = await tx
    .deleteFrom('videos')
    .where('module_id', '=', moduleId)
    .returning('media_key')
    .execute();
  return [...rows.map(({ media_key }) => media_key), ...posters];
}

export async function insertVideo(
  tx: Db,
  moduleId: number,
  video: NewVideo & { readonly createdAt: number },
): Promise<void> {
  await tx
    .insertInto('videos')
    .values({
      ...fileColumns(video),
      module_id: moduleId,
      position: 0,
      upload_id: video.uploadId,
      created_at: video.createdAt,
    })
    .execute();
}

/** The video of the module with this id, or its first. */
export function findVideo(db: Db, moduleId: number, videoId?: number) {
  return db
    .selectFrom('videos')
    .where('module_id', '=', moduleId)
    .$if(videoId !== undefined, (query) => query.where('id', '=', Number(videoId)))
    .select(['id', 'duration'])
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

interface NewUpload extends StoredVideo {
  readonly createdBy: number;
  readonly companyId: number | null;
  readonly createdAt: number;
}

export async function insertUpload(db: Db, upload: NewUpload): Promise<number> {
  const { id } = await db
    .insertInto('video_uploads')
    .values({
      ...fileColumns(upload),
      created_by: upload.createdBy,
      company_id: upload.companyId,
      created_at: upload.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface WantedUpload {
  readonly id: number;
  readonly createdBy: number | null;
  readonly companyId: number;
  /** Uploads of this time and older ones have expired. */
  readonly expiredAt: number;
}

/** Deletes the row of an upload and returns its video: of two transactions one gets it. */
export async function takeUpload(
  tx: Db,
  { id, createdBy, companyId, expiredAt }: WantedUpload,
): Promise<NewVideo | undefined> {
  const row = await tx
    .deleteFrom('video_uploads')
    .where('id', '=', id)
    .where('created_by', '=', createdBy)
    .where(({ eb, or }) => or([eb('company_id', 'is', null), eb('company_id', '=', companyId)]))
    .where('created_at', '>', expiredAt)
    .returning(['media_key as mediaKey', 'content_type as contentType', 'size', 'etag', 'duration'])
    .returning(['playback_limit as playbackLimit', 'measured'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { measured, ...video } = row;
  return { ...video, isMeasured: measured === 1, uploadId: id };
}

/** The module that uses the upload, if it still has its video. */
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

/** The first video after this id whose duration is not measured. */
export function findUnmeasured(db: Db, after: number) {
  return (
    db
      .selectFrom('videos')
      .select(['id', 'module_id', 'media_key', 'duration'])
      // A literal, without which SQLite does not use the index of these videos.
      .where('measured', '=', sql.lit(0))
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  );
}

/** Returns whether the video still had to be measured: another process may have done it. */
export async function storeMeasured(db: Db, id: number, duration: number): Promise<boolean> {
  const stored = await db
    .updateTable('videos')
    .set({ duration, measured: 1 })
    .where('id', '=', id)
    .where('measured', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
