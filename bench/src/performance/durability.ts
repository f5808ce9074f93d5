import pg from 'pg';

/** In a sentence, when a change is safe: read from the server of the database, null for the embedded one. */
export async function durabilityOf(databaseUrl: string | undefined): Promise<string> {
  if (databaseUrl === undefined)
    return 'Each answer to a change comes after the synced commit (`synchronous = full`, write-ahead log).';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<'fsync' | 'commit', string>>(
      "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
    );
    const [{ fsync, commit } = { fsync: 'unknown', commit: 'unknown' }] = rows;
    return `Each answer to a change comes after the commit; the server had \`fsync = ${fsync}\` and \`synchronous_commit = ${commit}\`.`;
  } finally {
    await client.end();
  }
}
