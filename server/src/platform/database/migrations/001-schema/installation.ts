/** Facts of the installation, one row each. */
export const installation = (): string[] => [
  `create table portal_secrets (
    name text primary key,
    value text not null
  )`,
  // The id that a database shares with its media store.
  `create table installation (
    singleton integer primary key check (singleton = 1),
    id text not null,
    certificates_since bigint,
    -- Where a move has copied this database to; null in the database that is in use.
    moved_to text
  )`,
  // The version of the portal that used the database last.
  `create table portal_version (
    singleton integer primary key check (singleton = 1),
    version text not null,
    schema_sha256 text not null
  )`,
];
