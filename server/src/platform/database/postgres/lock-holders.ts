import type pg from 'pg';

export interface LockHolder {
  /** The `application_name` of its connection. */
  readonly name: string;
  readonly address: string;
  /** The time at which its connection was opened, as an ISO string. */
  readonly since: string;
}

/** The other connections that hold the advisory lock, the oldest first. */
export async function findOtherHolders(client: pg.Client, lock: number): Promise<LockHolder[]> {
  const { rows } = await client.query<LockHolder>(
    `select coalesce(application_name, '') as name, coalesce(host(client_addr), 'this machine') as address,
      to_char(backend_start at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
      from pg_locks inner join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and objsubid = 1 and pid <> pg_backend_pid()
        and pg_locks.database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) | objid::bigint = $1
      order by backend_start`,
    [lock],
  );
  return rows;
}
