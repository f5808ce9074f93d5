/** Reads the rows that name files of the media store. Each key is looked up in a unique index. */
import { type ExpressionBuilder, sql } from 'kysely';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import type { Viewer } from './links.ts';

/** Whether the key is of a picture that anyone may see: the logo of a company, or one of certificates. */
export async function isPublicPicture(db: Db, key: string): Promise<boolean> {
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('logo_key', '=', key)
    .executeTakeFirst();
  return company !== undefined || (await filterCertified(db, [key])).length > 0;
}

/** Returns the keys that looks of certificates name: these files stay, whatever else is deleted. */
export async function filterCertified(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await certifiedFiles(db, keys).execute();
  return rows.map(({ media_key }) => media_key);
}

const certifiedFiles = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('certificate_looks')
    .where('logo_key', 'in', keys)
    .select(({ ref }) => ref('logo_key').$notNull().as('media_key'))
    .unionAll(
      db
        .selectFrom('certificate_looks')
        .where('signature_key', 'in', keys)
        .select(({ ref }) => ref('signature_key').$notNull().as('media_key')),
    );

export async function isCompany(db: Db, id: number): Promise<boolean> {
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return company !== undefined;
}

/** A file, and the viewer whose link requests it. */
interface RequestedFile extends Viewer {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Finds a video and the viewer's session in one statement, because a player requests many parts. The viewer's
 * columns are null if the session has ended or expired.
 */
export async function findRequestedVideo(db: Db, requested: RequestedFile) {
  return (await findRequestedVideos(db, requested))[0];
}

const findRequestedVideos = prepared((db, param: Param<RequestedFile>) =>
  db
    .selectFrom('videos')
    .innerJoin('modules', 'modules.id', 'videos.module_id')
    .leftJoin('sessions', (join) =>
      join
        .on('sessions.id', '=', param('sessionId'))
        .on('sessions.user_id', '=', param('userId'))
        .on('sessions.expires_at', '>', param('now')),
    )
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .where('videos.media_key', '=', param('key'))
    .select([
      'videos.content_type',
      'videos.size',
      'videos.etag',
      'videos.module_id',
      'modules.company_id',
      'users.role as viewer_role',
      'users.reach as viewer_reach',
      'users.company_id as viewer_company_id',
      'users.current_run_id as viewer_run_id',
    ])
    .select((eb) => forViewerFlag(eb).as('is_for_viewer')),
);

/** Finds captions and the viewer's session. */
export function findRequestedCaptions(db: Db, requested: RequestedFile) {
  return videosAndViewer(db, requested)
    .innerJoin('captions', 'captions.video_id', 'videos.id')
    .where('captions.media_key', '=', requested.key)
    .select('captions.content')
    .executeTakeFirst();
}

/** Finds the poster of a video and the viewer's session. A poster that no saved video uses has no address. */
export function findRequestedPoster(db: Db, requested: RequestedFile) {
  return videosAndViewer(db, requested)
    .innerJoin('posters', 'posters.video_id', 'videos.id')
    .where('posters.media_key', '=', requested.key)
    .executeTakeFirst();
}

/** Videos with their company and the viewer, whose columns are null if the session has ended or expired. */
function videosAndViewer(db: Db, { userId, sessionId, now }: RequestedFile) {
  return db
    .selectFrom('videos')
    .innerJoin('modules', 'modules.id', 'videos.module_id')
    .leftJoin('sessions', (join) =>
      join
        .on('sessions.id', '=', sessionId)
        .on('sessions.user_id', '=', userId)
        .on('sessions.expires_at', '>', now),
    )
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'modules.company_id',
      'users.role as viewer_role',
      'users.reach as viewer_reach',
      'users.company_id as viewer_company_id',
    ])
    .select((eb) => forViewerFlag(eb).as('is_for_viewer'));
}

/** 1 if the module is for everyone of the company, or for a group of the viewer. */
const forViewerFlag = (eb: ExpressionBuilder<Schema, 'modules' | 'sessions'>) => {
  const ofOwnGroup = eb
    .selectFrom('module_groups')
    .innerJoin('group_members', 'group_members.group_id', 'module_groups.group_id')
    .select('module_groups.module_id')
    .whereRef('module_groups.module_id', '=', 'modules.id')
    .whereRef('group_members.user_id', '=', 'sessions.user_id');
  const isFor = eb.or([eb('modules.audience', '=', 'everyone'), eb.exists(ofOwnGroup)]);
  return eb.case().when(isFor).then(1).else(0).end();
};

/**
 * Returns the keys that a logo, a video, an upload, a poster or a look of certificates names, also of hidden modules and
 * companies.
 */
export async function filterUsed(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('videos')
    .where('media_key', 'in', keys)
    .select('media_key')
    .unionAll(
      db
        .selectFrom('all_companies')
        .where('logo_key', 'in', keys)
        .select(({ ref }) => ref('logo_key').$notNull().as('media_key')),
    )
    .unionAll(db.selectFrom('video_uploads').where('media_key', 'in', keys).select('media_key'))
    .unionAll(db.selectFrom('posters').where('media_key', 'in', keys).select('media_key'))
    .unionAll(certifiedFiles(db, keys))
    .execute();
  return new Set(rows.map(({ media_key }) => media_key));
}

/** A row that names a file of the store. */
export interface NamedMedia {
  readonly id: number;
  readonly key: string;
  readonly of: 'video' | 'upload' | 'logo' | 'poster' | 'certificate';
}

const videoFiles = (db: Db) =>
  db.selectFrom('videos').select(['id', 'media_key as key', sql<'video'>`'video'`.as('of')]);

/** A save may still use these files: a backup needs them too. */
const uploadFiles = (db: Db) =>
  db
    .selectFrom('video_uploads')
    .select(['id', 'media_key as key', sql<'upload'>`'upload'`.as('of')]);

/** Those of videos, also of hidden modules, and those that a save may still use. */
const posterFiles = (db: Db) =>
  db.selectFrom('posters').select(['id', 'media_key as key', sql<'poster'>`'poster'`.as('of')]);

/** Also of hidden companies, which may be restored. */
const logoFiles = (db: Db) =>
  db
    .selectFrom('all_companies')
    .where('logo_key', 'is not', null)
    .select(({ ref }) => [
      'id',
      ref('logo_key').$notNull().as('key'),
      sql<'logo'>`'logo'`.as('of'),
    ]);

/** Logos and signatures of certificates, each row with one of the two. */
const lookFiles = (db: Db, column: 'logo_key' | 'signature_key') =>
  db
    .selectFrom('certificate_looks')
    .where(column, 'is not', null)
    .select(({ ref }) => [
      'id',
      ref(column).$notNull().as('key'),
      sql<'certificate'>`'certificate'`.as('of'),
    ]);

/** Reads all rows that name a file, in batches by primary key. */
export async function* namedMedia(db: Db, batch: number): AsyncGenerator<NamedMedia[]> {
  yield* pages(batch, (after) =>
    videoFiles(db).where('id', '>', after).orderBy('id').limit(batch).execute(),
  );
  yield* pages(batch, (after) =>
    uploadFiles(db).where('id', '>', after).orderBy('id').limit(batch).execute(),
  );
  yield* pages(batch, (after) =>
    logoFiles(db).where('id', '>', after).orderBy('id').limit(batch).execute(),
  );
  yield* pages(batch, (after) =>
    posterFiles(db).where('id', '>', after).orderBy('id').limit(batch).execute(),
  );
  for (const column of ['logo_key', 'signature_key'] as const)
    yield* pages(batch, (after) =>
      lookFiles(db, column).where('id', '>', after).orderBy('id').limit(batch).execute(),
    );
}

/** The newest videos and the newest logos, at most `limit` of each. */
export async function newestNamedMedia(db: Db, limit: number): Promise<NamedMedia[]> {
  const videos = await videoFiles(db).orderBy('id', 'desc').limit(limit).execute();
  const logos = await logoFiles(db).orderBy('id', 'desc').limit(limit).execute();
  return [...videos, ...logos];
}

async function* pages(batch: number, read: (after: number) => Promise<NamedMedia[]>) {
  let after = 0;
  for (let rows = await read(after); rows.length > 0; rows = await read(after)) {
    yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}
