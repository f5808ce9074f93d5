/** Which rows refer to a file of the media store. Each key is looked up in a unique index. */
import { type Param, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/schema.ts';

export async function isLogo(db: Db, key: string): Promise<boolean> {
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('logo_key', '=', key)
    .executeTakeFirst();
  return company !== undefined;
}

export type WatchedVideoRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof prepareFindWatchedVideo>>>
>;

/**
 * A video and the user who asks for it, in one statement: a player asks for one part after another.
 */
export function prepareFindWatchedVideo(db: Db) {
  const find = prepared(db, (param: Param<{ key: string; userId: number }>) =>
    db
      .selectFrom('videos')
      .innerJoin('modules', 'modules.id', 'videos.module_id')
      .leftJoin('users', (join) => join.on('users.id', '=', param('userId')))
      .where('videos.media_key', '=', param('key'))
      .select([
        'videos.content_type',
        'videos.size',
        'videos.etag',
        'modules.company_id',
        'users.role as viewer_role',
        'users.company_id as viewer_company_id',
      ]),
  );
  return async (values: { key: string; userId: number }) => (await find(values))[0];
}

/** Those of the keys that a company's logo or a module's video has. */
export async function filterUsed(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('videos')
    .where('media_key', 'in', keys)
    .select('media_key')
    .unionAll(
      db
        .selectFrom('companies')
        .where('logo_key', 'in', keys)
        .select(({ ref }) => ref('logo_key').$notNull().as('media_key')),
    )
    .execute();
  return new Set(rows.map(({ media_key }) => media_key));
}
