/** The companies and groups that limited admins see, each with a right. */
export const adminScopes = (): string[] => [
  `create table admin_scopes (
    user_id bigint not null references all_users (id) on delete cascade,
    company_id bigint not null references all_companies (id) on delete cascade,
    -- Null for the whole company.
    group_id bigint references all_groups (id) on delete cascade,
    rights text not null check (rights in ('read', 'people', 'training')),
    constraint training_of_company check (group_id is null or rights <> 'training')
  )`,
  'create unique index admin_scopes_by_user on admin_scopes (user_id, company_id, coalesce(group_id, 0))',
  'create index admin_scopes_by_company_id on admin_scopes (company_id)',
  'create index admin_scopes_by_group_id on admin_scopes (group_id) where group_id is not null',
];
