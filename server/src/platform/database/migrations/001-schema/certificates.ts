import type { Dialect } from './dialect.ts';

/** Completions that are certified, and their certificates, which stay when all that they are about is deleted. */
export const certificates = ({ id }: Dialect): string[] => [
  `create table path_completions (
    id ${id},
    user_id bigint not null references all_users (id) on delete cascade,
    company_id bigint not null references all_companies (id) on delete cascade,
    -- No references: what the completion consists of may be purged.
    run_id bigint not null,
    -- Null for the whole path.
    module_id bigint,
    completed_on text not null,
    -- The results of which it consists, as JSON, and the hash of that.
    basis text not null,
    basis_hash text not null,
    created_at bigint not null,
    constraint path_completions_once unique (user_id, basis_hash)
  )`,
  'create index path_completions_by_user_id on path_completions (user_id, company_id, id)',
  'create index path_completions_by_company_id on path_completions (company_id)',
  `create table certificate_looks (
    id ${id},
    company_id bigint references all_companies (id) on delete set null,
    logo_key text,
    signature_key text,
    colour text not null,
    line text not null,
    created_at bigint not null
  )`,
  'create index certificate_looks_by_company_id on certificate_looks (company_id, id)',
  'create index certificate_looks_by_logo_key on certificate_looks (logo_key) where logo_key is not null',
  `create index certificate_looks_by_signature_key
    on certificate_looks (signature_key) where signature_key is not null`,
  `create table certificates (
    id ${id},
    code text not null unique,
    completion_id bigint references path_completions (id) on delete set null,
    user_id bigint references all_users (id) on delete set null,
    company_id bigint references all_companies (id) on delete set null,
    run_id bigint not null,
    module_id bigint,
    look_id bigint not null references certificate_looks (id),
    facts_json text not null,
    fact_salt text not null,
    completed_on text not null,
    valid_until text,
    issued_at bigint not null,
    shared integer not null default 0,
    withdrawn_at bigint,
    withdrawn_by bigint references all_users (id) on delete set null,
    withdrawn_reason text,
    -- The certificate that this one corrects.
    reissues_id bigint unique references certificates (id),
    succeeded_at bigint,
    succeeded_by bigint references certificates (id),
    succession text
  )`,
  // Each completion has one certificate, apart from corrected ones.
  `create unique index certificates_once on certificates (completion_id)
    where reissues_id is null and completion_id is not null`,
  'create index certificates_by_completion_id on certificates (completion_id)',
  'create index certificates_by_user_id on certificates (user_id, id)',
  'create index certificates_by_company_id on certificates (company_id)',
  'create index certificates_by_look_id on certificates (look_id)',
  'create index certificates_by_withdrawn_by on certificates (withdrawn_by)',
  'create index certificates_by_succeeded_by on certificates (succeeded_by)',
  'create index certificates_withdrawn on certificates (id) where withdrawn_at is not null',
];
