/**
 * The tables as Kysely sees them. snake_case is used only here. Instants are ms since 1970 UTC, flags 0/1, JSON is
 * text, durations are seconds. The migrations beside this file define the schema.
 */
import type { ActivityAction, ActivityKind } from '@portal/contract/activity';
import type { SignUpMode } from '@portal/contract/companies';
import type { HelpStatus } from '@portal/contract/help';
import type { InvitationRefusalReason } from '@portal/contract/invitations';
import type { JobItem, JobKind, JobState } from '@portal/contract/jobs';
import type { Language } from '@portal/contract/languages';
import type { VideoProblem } from '@portal/contract/learning';
import type { CompletingKind } from '@portal/contract/notifications';
import type { Right } from '@portal/contract/reach';
import type { ExceptionKind, StandingState } from '@portal/contract/requirements';
import type { TrainingStatus } from '@portal/contract/rules';
import type { PlaybackLimit } from '@portal/contract/video-formats';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';

export type Schema = Tables & Views;

declare const unwritable: unique symbol;

/**
 * A view has the rows of `all_…` that are not hidden: deleted users, modules and companies are hidden until they are
 * purged, and replaced questions stay for the answers that were given to them. It can only be read: no row has columns of this type. The marks of the rows are null, so they are left out. */
type View<Table> = {
  readonly [Column in Exclude<
    keyof Table,
    keyof Deletable | 'retired_at' | 'purged_at' | 'left_with_run_id'
  >]: ColumnType<
    Selectable<Table>[Column & keyof Selectable<Table>],
    { readonly [unwritable]: never },
    never
  >;
};

interface Views {
  companies: View<Tables['all_companies']>;
  users: View<Tables['all_users']>;
  modules: View<Tables['all_modules']>;
  questions: View<Tables['all_questions']>;
  groups: View<Tables['all_groups']>;
  group_members: View<Tables['all_group_members']>;
}

/** The marks of a row that is hidden and can be restored. */
interface Deletable {
  /** Null for a row that is not deleted itself; its company may be. */
  deleted_at: number | null;
  deletion_id: number | null;
}

interface Tables {
  portal_secrets: { name: string; value: string };

  /** At most one row. The id is not secret: the media store holds a copy of it. */
  installation: {
    singleton: number;
    id: string;
    /** Since when completions are certified; null until the portal was first started with certificates. */
    certificates_since: Generated<number | null>;
    /** Where a move has copied this database to; null in the database that is in use. */
    moved_to: Generated<string | null>;
  };

  /** One row: the version of the portal that used the database last. */
  portal_version: { singleton: number; version: string; schema_sha256: string };

  all_companies: {
    id: Generated<number>;
    name: string;
    /** In the form of `companyKey`: no two companies have names that look alike. */
    name_key: string;
    search_key: string;
    sort_key: string;
    logo_key: string | null;
    created_at: number;
    /** An IANA name; null for the server's. */
    time_zone: string | null;
    /** The language of its people who have not chosen one; null for that of their browsers. */
    language: Language | null;
    sign_up: Generated<SignUpMode>;
    /** Only A–Z and 0–9; null before the first one is made. Stored as text, because admins see it again. */
    join_code: string | null;
    /** JSON array of domains in the form of DNS. */
    domains: Generated<string>;
    confirm_email: Generated<number>;
    /** Whether its trainees can chat with people of other companies. */
    cross_company_chat: Generated<number>;
    /** 0 if visitors do not find the company. */
    listed: Generated<number>;
    /** The token of the sign-up link. Stored as text, because admins see it again. */
    sign_up_link: Generated<string>;
    /** Increased by every change of the settings. */
    settings_version: Generated<number>;
    /** The request of an admin that created it, see `requestKeyOf`; null if it was not named. */
    request_key: string | null;
    /** Days in which a module is due that has no number of its own; null for none. */
    due_days: number | null;
    /** Days after the due date before a module counts as overdue. */
    grace_days: Generated<number>;
    /** Days before the end of its validity in which a completion can be renewed. */
    renewal_days: Generated<number>;
    /** JSON array: days before a due date on which its trainee is reminded. */
    reminder_days: Generated<string>;
    /** The day on which admins get their summary; 1 is Monday. */
    digest_weekday: Generated<number>;
    /** The civil date on which the rules for due dates and renewals were last changed; null for never. */
    rules_saved_on: string | null;
  } & Deletable;

  all_users: {
    id: Generated<number>;
    name: string;
    email: string;
    /** In the form of `sortKey`. */
    sort_key: string;
    /** In the form of `personSearchKey`. */
    search_key: string;
    /** In the form of `normalizedKey`. */
    email_key: string;
    role: 'TRAINEE' | 'ADMIN';
    company_id: number | null;
    password_hash: string;
    /** JSON of the notification settings; null until saved. */
    notification_settings: string | null;
    /** The setting for mails, as a column because the server queries it. */
    wants_mail: Generated<number>;
    /** The user's choice for screens and mails. */
    language: Language | null;
    /** The preferred one of the browser of the last login, or else of the sign-up; null if none is known. */
    browser_language: Language | null;
    /** The time up to which an admin has read the completed trainings; 0 before the first. */
    completions_read_to: Generated<number>;
    /** The newest of the trainee's runs; null only for an admin, and while a trainee is inserted. */
    current_run_id: number | null;
    created_at: number;
    /** Null before the first login, and for trainees whose last one was not recorded. */
    last_login_at: number | null;
    /** The last invitation of a trainee by mail; null without one. */
    invited_at: number | null;
    /** The request of an admin that added the trainee, see `requestKeyOf`; null if it was not named. */
    request_key: string | null;
    /** Whether an admin sees everything or what `admin_scopes` names; no meaning for a trainee. */
    reach: Generated<'portal' | 'limited'>;
    /** The admin who invited this admin; null if unknown, and for a trainee. */
    invited_by: number | null;
  } & Deletable;

  /** All that a limited admin sees. */
  admin_scopes: {
    user_id: number;
    company_id: number;
    /** Null for the whole company. */
    group_id: number | null;
    rights: Right;
  };

  /** The texts by which trainees are searched. Maintained by triggers on `all_users`, never written directly. */
  trainee_search: {
    user_id: number;
    company_id: number;
    /** The user's `search_key`. */
    text: string;
  };

  /** Only on SQLite: every part of three characters of `trainee_search`. Maintained by triggers. */
  trainee_search_parts: { rowid: number };

  /** The number of a company's trainees; no row without any. Maintained by triggers on `trainee_search`. */
  trainee_counts: {
    company_id: number;
    trainees: number;
  };

  sessions: {
    id: Generated<number>;
    /** SHA-256 of the token, base64url; the token itself is not stored. */
    token_hash: string;
    user_id: number;
    created_at: number;
    expires_at: number;
    /** JSON of the browser and its system; null if unknown. */
    device: string | null;
    /** Stored every few minutes; null before the first time. */
    last_used_at: number | null;
  };

  password_resets: {
    id: Generated<number>;
    token_hash: string;
    user_id: number;
    created_at: number;
    expires_at: number;
  };

  /** Sign-ups whose emails are not confirmed: no account has the email because of them. */
  unconfirmed_sign_ups: {
    id: Generated<number>;
    name: string;
    /** Several sign-ups with the same email can wait. */
    email: string;
    company_id: number;
    password_hash: string;
    /** The join code that was given; null without one. */
    join_code: string | null;
    /** The group of the sign-up link, which may have been deleted; null without one. */
    group_id: number | null;
    /** The preferred one of the browser; null if none is known. */
    browser_language: Language | null;
    created_at: number;
    expires_at: number;
  };

  /** Mailed links to confirm the email of a sign-up. An expired one still names its sign-up, for another mail. */
  confirmation_links: {
    /** SHA-256 of the token, base64url. */
    token_hash: string;
    sign_up_id: number;
    expires_at: number;
  };

  /** Known browsers of an account: failed logins elsewhere do not lock them out. */
  device_tokens: {
    id: Generated<number>;
    /** SHA-256 of the token, base64url. */
    token_hash: string;
    user_id: number;
    created_at: number;
    last_used_at: number;
  };

  all_groups: {
    id: Generated<number>;
    company_id: number;
    name: string;
    /** In the form of `normalizedKey`: no two groups of a company have the same. */
    name_key: string;
    /** In the form of `sortKey`. */
    sort_key: string;
    /** The token of the link by which trainees sign up into the group. */
    sign_up_link: string;
    created_at: number;
  } & Deletable;

  all_group_members: {
    group_id: number;
    user_id: number;
    /** Since when the trainee is a member. */
    since: number;
    /** The run that ended when the trainee moved to another company and so left; null for a member. */
    left_with_run_id: number | null;
  };

  all_modules: {
    id: Generated<number>;
    company_id: number;
    name: string;
    description: string;
    /** Zero-based position; null sorts last, ties by id. */
    position: number | null;
    /** Increased by every change of name, description, video, captions or questions. */
    version: Generated<number>;
    /** Increased by every change of the questions, and of how many are asked. */
    quiz_version: number;
    /** Percent of correct answers that passes the quiz. */
    pass_mark: Generated<number>;
    /** The number of questions that a try asks; null for all. */
    questions_drawn: number | null;
    /** The number of failed tries after which an admin must open the quiz again; null without a limit. */
    tries_max: number | null;
    /** When the questions were saved last; null if unknown, or before the first ones. */
    questions_saved_at: number | null;
    /** The admin; null if unknown, for the command line, or after the account was deleted. */
    created_by: number | null;
    created_at: number;
    /** Made by the client that created the module; null if it sent none. */
    client_request_id: string | null;
    /** When its content was removed; the row stays for the runs that refer to it. */
    purged_at: number | null;
    /** For everyone of the company, or for the members of its groups in `module_groups`. */
    audience: Generated<'everyone' | 'groups'>;
    /** Days; null for those of the company. */
    due_days: number | null;
    /** The months for which a completion counts; null for ever. */
    valid_months: number | null;
    /** A civil date from which the rules count at the earliest; null for since ever. */
    rule_from: string | null;
    /** The civil date on which its rules were last changed; null for never. */
    rule_saved_on: string | null;
    /** When it got its content; null for a draft. */
    content_since: number | null;
    /** The number of the latest row of `module_editions`; 1 without one. */
    edition: Generated<number>;
    /** Since when its completions get certificates of their own; null if they do not. */
    certified_since: Generated<number | null>;
  } & Deletable;

  module_groups: { module_id: number; group_id: number };

  /** Versions of a module for which it must be taken again. */
  module_editions: {
    module_id: number;
    /** 2 for the first row: a module begins with edition 1. */
    number: number;
    /** A civil date: earlier completions count until then. */
    by_on: string;
    reason: string;
    created_by: number | null;
    created_at: number;
  };

  /** Exceptions from the rules for one trainee. Dates are civil dates. */
  requirement_exceptions: {
    id: Generated<number>;
    user_id: number;
    company_id: number;
    /** Null for all modules of the company. */
    module_id: number | null;
    kind: ExceptionKind;
    /** The first day of a pause; otherwise null. */
    from_on: string | null;
    /** The last day of a pause, or the day to which it is extended; null for a waiver. */
    until_on: string | null;
    reason: string;
    created_by: number | null;
    created_at: number;
    ended_by: number | null;
    /** Null while it stands. */
    ended_at: number | null;
    /** The version of the company's training order when it was made. */
    order_version: number;
  };

  /** Completions from outside the portal. Dates are civil dates. */
  recorded_results: {
    id: Generated<number>;
    user_id: number;
    module_id: number;
    completed_on: string;
    /** Null for ever. */
    valid_until: string | null;
    note: Generated<string>;
    recorded_by: number | null;
    recorded_at: number;
    withdrawn_by: number | null;
    withdrawn_at: number | null;
    /** The version of the company's training order when it was recorded. */
    order_version: number;
    /** The user then: a merge of two people changes `user_id` alone. */
    recorded_for: number;
    /** Random bytes from which the salts of its leaf in the log are derived. */
    fact_salt: string;
  };

  videos: {
    id: Generated<number>;
    module_id: number;
    position: number;
    media_key: string;
    content_type: string;
    size: number;
    etag: string;
    duration: number;
    /** The upload from which it was saved, whose row is deleted; null if it was sent to the module directly. */
    upload_id: number | null;
    /** The part that some browsers do not play; null for none, and for videos from before it was stored. */
    playback_limit: PlaybackLimit | null;
    /** 0 for a duration that the file only states, until it is measured in the background. */
    measured: Generated<number>;
    created_at: number;
  };

  /** Videos in the media store that wait for the save of a module to use them. */
  video_uploads: {
    id: Generated<number>;
    created_by: number;
    media_key: string;
    content_type: string;
    size: number;
    etag: string;
    /** Seconds. */
    duration: number;
    playback_limit: PlaybackLimit | null;
    /** As in `videos`. */
    measured: Generated<number>;
    created_at: number;
    /** The company whose module may take it; null for all. */
    company_id: number | null;
  };

  /** Pictures in the media store that are shown before a video is played. */
  posters: {
    id: Generated<number>;
    /** The admin who uploaded it; null after the account was deleted. */
    created_by: number | null;
    media_key: string;
    /** Null while it waits for the save of a module to use it. Deleted with the video. */
    video_id: number | null;
    created_at: number;
    /** The company whose module may take it; null for all. */
    company_id: number | null;
  };

  /** Files of the media store that no row named when the sweep found them. They are removed later. */
  quarantined_media: {
    media_key: string;
    /** Bytes. */
    size: number;
    found_at: number;
  };

  /** At most one track for a video and language; deleted with its video. */
  captions: {
    video_id: number;
    /** BCP 47; empty if not stated. */
    language: string;
    /** The key under which it is requested, like a file, although the text is in this table. */
    media_key: string;
    label: string;
    /** WebVTT without a byte order mark. */
    content: string;
    created_at: number;
  };

  all_questions: {
    id: Generated<number>;
    module_id: number;
    position: number;
    question: string;
    /** JSON array of strings. */
    options: string;
    answer: string;
    explanation: string;
    /** Since when each try shows the options in their stored order; null while they are shuffled. */
    fixed_order_since: number | null;
    /** When it was removed, or replaced by a question with another text, option or answer. */
    retired_at: number | null;
  };

  /** Completions of whole paths, or of modules with certificates of their own. Each has one certificate. */
  path_completions: {
    id: Generated<number>;
    user_id: number;
    company_id: number;
    /** The current run when it was completed. */
    run_id: number;
    /** Null for the whole path. */
    module_id: number | null;
    /** A civil date. */
    completed_on: string;
    /** JSON: the results of which it consists, by module. */
    basis: string;
    basis_hash: string;
    created_at: number;
  };

  /** How certificates look. A row that a certificate has does not change; the last one of a company is the present one. */
  certificate_looks: {
    id: Generated<number>;
    /** Null after the company was deleted for good. */
    company_id: number | null;
    logo_key: string | null;
    signature_key: string | null;
    /** Such as #1d4ed8. */
    colour: string;
    line: string;
    created_at: number;
  };

  /** Its facts are frozen in `facts_json`; it stays when its holder, modules and company are deleted. */
  certificates: {
    id: Generated<number>;
    code: string;
    /** Null after the holder was deleted for good. */
    completion_id: number | null;
    user_id: number | null;
    company_id: number | null;
    run_id: number;
    /** Null for the whole path. */
    module_id: number | null;
    look_id: number;
    facts_json: string;
    /** Random bytes from which the salts of its facts are derived. */
    fact_salt: string;
    /** Civil dates; null for ever. */
    completed_on: string;
    valid_until: string | null;
    issued_at: number;
    /** 1 if those who check it see the scores. */
    shared: Generated<number>;
    withdrawn_at: Generated<number | null>;
    withdrawn_by: Generated<number | null>;
    withdrawn_reason: Generated<string | null>;
    /** The certificate that this one corrects; null for the first one of a completion. */
    reissues_id: Generated<number | null>;
    succeeded_at: Generated<number | null>;
    succeeded_by: Generated<number | null>;
    succession: Generated<'renewed' | 'replaced' | null>;
  };

  /** Each time span in which checkpoints of the signed log have one origin and one pair of keys. The last row is the present one. */
  log_epochs: {
    id: Generated<number>;
    /** The first line of checkpoints, and the name of both keys. */
    origin: string;
    /** Verifier keys of signed notes. */
    ed25519_key: string;
    ml_dsa_key: string;
    cause: 'created' | 'key-rotated' | 'restored';
    began_at: number;
  };

  /** One row, whose lock serialises all changes of the log. */
  log_state: {
    singleton: number;
    /** Leaves that have an index. */
    size: number;
    /** The database that holds the log, as `placeOf` describes it; null after a restore, and before the first checkpoint. */
    place: string | null;
    /** Null before the first checkpoint. */
    epoch_id: number | null;
    /** The root of the last signed checkpoint, in base64; null before the first one. */
    root_hash: string | null;
    /** The last signed checkpoint as it is published. */
    note: string | null;
    signed_at: number | null;
  };

  /** Written in the transaction of the event that it proves. */
  log_leaves: {
    id: Generated<number>;
    /** Its place in the signed log; null while it waits. */
    log_index: Generated<number | null>;
    /** A value of `LEAF_KINDS`. */
    kind: number;
    /** In base64: the Merkle hash of the leaf. */
    leaf_hash: string;
    /** The certificate that it is about; otherwise null. */
    certificate_id: number | null;
    /** The recorded result that it is about; otherwise null. */
    result_id: number | null;
    /** The epoch that begins with it; otherwise null. */
    epoch_id: number | null;
    created_at: number;
  };

  /** Up to 256 hashes beside each other, 32 bytes each, together in base64. The last tile of a level grows. */
  log_tiles: { level: number; tile: number; hashes: string };

  /** Every root that was signed. */
  log_checkpoints: { size: number; epoch_id: number; root_hash: string; signed_at: number };

  /** Complete checks of the log. */
  log_checks: {
    id: Generated<number>;
    state: 'running' | 'done' | 'cancelled';
    /** The size of the log when it began. */
    total: number;
    checked: Generated<number>;
    problem_count: Generated<number>;
    /** JSON of the first ones. */
    problems: Generated<string>;
    started_by: number | null;
    started_at: number;
    ended_at: number | null;
  };

  /** The addresses to which companies have the newest checkpoint sent each week. */
  checkpoint_mails: { company_id: number; email: string; next_at: number };

  /** The passages of a trainee through their company's training. The newest one is current, and only it changes. */
  runs: {
    id: Generated<number>;
    user_id: number;
    /** The company of the trainee when the run was started. */
    company_id: number;
    /** 1 is the trainee's first run. */
    number: number;
    started_at: number;
    /**
     * When all modules were completed for the first time. Only the undo of the change that has completed the run takes
     * it back.
     */
    completed_at: number | null;
    /**
     * The change of modules that has completed the run; 0 if an admin did in another way, null if its trainee did. Without
     * a foreign key.
     */
    completed_by: number | null;
    /** When the trainee has seen that a change has completed the run. */
    completion_seen_at: number | null;
    /** When a newer run was started; null for the current run. */
    ended_at: number | null;
    /** 1 if the trainee is deleted; kept by a trigger. */
    hidden: Generated<number>;
    /** Since when the trainee is in the company, without a break: the same in each run until a move. */
    company_since: number;
    /** Training orders count in the run from this version on: that of its start, or of when it stored what was open. */
    started_version: Generated<number>;
    /** Up to here the trainee's time was credited, in any module and session; null before the first credit. */
    credited_until: number | null;
    /** When its completion is to be certified in the background; null if that is done. */
    certify_at: Generated<number | null>;
  };

  /** Counts the changes of the modules of a company and their order; without a row there was none. */
  training_orders: {
    company_id: number;
    version: number;
  };

  /** A change of a module whose consequences for the results in it are not all stored yet. */
  module_follow_ups: {
    id: Generated<number>;
    module_id: number;
    kind: 'reset-watching' | 'complete-watched' | 'lower-pass-mark';
    /** The version of the company's training order after the change. */
    order_version: number;
    created_at: number;
  };

  /**
   * Changes of the modules of a company after which trainees may have passed all of them. One that has completed the
   * training of no trainee is deleted when it is settled.
   */
  completing_changes: {
    id: Generated<number>;
    company_id: number;
    /** Null for an update of the portal. Without a foreign key. */
    module_id: number | null;
    /** The name of the module at that time. */
    module_name: string | null;
    kind: CompletingKind;
    /** Null unless the module was deleted. */
    deletion_id: number | null;
    created_at: number;
    /** The number of trainees whose training it has completed. */
    trainees: Generated<number>;
    /** When the deletion was undone, which takes the completions back. */
    undone_at: number | null;
    /** When the trainings that it completes were all stored; null before. */
    settled_at: number | null;
  };

  /** In former orders of a company's modules, which module followed which one. */
  former_steps: {
    company_id: number;
    module_id: number;
    /** The module before it; 0 if it was the first. */
    previous_id: number;
    /**
     * The groups for whose members modules stood between both: the step is one of trainees in none of them. Ids between
     * commas, as in `,3,17,`; empty if none stood between.
     */
    skipped_groups: Generated<string>;
    /** The groups for whose members both were, in the same way; `,` for no one, empty for everyone. */
    module_groups: Generated<string>;
    previous_groups: Generated<string>;
    /** The version of the order that ended it; if it was so several times, the last one. */
    until_version: number;
  };

  /** The modules of a run as they were when it was completed, or when it ended before. */
  run_modules: {
    run_id: number;
    module_id: number;
    name: string;
    /** Zero-based, without gaps; modules that were added after the completion are the last ones. */
    position: number;
    /** The duration of the videos. */
    seconds: number;
    /** The number of questions. */
    questions: number;
    /** When a module was stored that was passed after the completion; null for the modules of the completion. */
    added_at: number | null;
  };

  /** The figures of each trainee's current run, for the filters and orders of the list of trainees. */
  trainee_figures: {
    user_id: number;
    company_id: number;
    run_id: number;
    /** The trainee's; kept by a trigger. */
    sort_key: string;
    /** 1 if the trainee is deleted; kept by a trigger. */
    hidden: number;
    /** The completed part of the modules, in thousandths. */
    progress: number;
    /** The average score in whole percent. */
    score: number;
    status: TrainingStatus;
    /** The time of the last progress; 0 before the first. Reports of watching change it once a minute. */
    active_at: number;
    /** The last progress, or before it the start of the run. Null if nothing is left to be done. */
    idle_since: number | null;
    /** The worst of the trainee's modules; null without rules in the company. */
    standing: StandingState | null;
    /** Its place in the order from the worst, and its due date: `2 2027-02-28`; `9` without rules. */
    standing_key: Generated<string>;
    /** The earliest due date of what is to be done, a civil date; the last of all dates without one. */
    due_on: Generated<string>;
    /** The next civil date on which the standing changes by itself; null for never. */
    changes_on: string | null;
    /**
     * JSON of what happens to the trainee's modules on later days, texts such as `2027-02-28 due 7` (the id of the module);
     * null for nothing.
     */
    coming: string | null;
    /** The next civil date on which the trainee may be reminded; null for never. */
    remind_on: string | null;
  };

  /**
   * How many trainees of a company were late in no module at the end of a month, as counted then. The present month has one
   * row, without numbers: its company has rules.
   */
  compliance_months: {
    company_id: number;
    /** 0 for the whole company. No reference: the counts stay when the group is deleted. */
    group_id: number;
    /** Such as 2027-02. */
    month: string;
    /** Null until the month has ended. */
    required: number | null;
    compliant: number | null;
  };

  /** Reminders of trainees; they stay as a record of who was reminded. */
  reminders: {
    id: Generated<number>;
    user_id: number;
    company_id: number;
    /** A civil date: at most one each day. */
    on_day: string;
    /** JSON of the modules and what the reminder says of each. */
    modules: string;
    /** The admin who sent it; null for the portal. */
    sent_by: number | null;
    sent_at: number;
    read_at: number | null;
  };

  /** When each admin gets the next summary of who is late. */
  late_summaries: { user_id: number; next_at: number };

  /** The secret addresses from which calendar programs read the due dates of trainees. */
  calendar_links: {
    user_id: number;
    /** SHA-256 of the secret. */
    secret_hash: string;
    created_at: number;
  };

  /** The entries that calendar programs have read, for their numbers of changes. */
  calendar_entries: {
    user_id: number;
    module_id: number;
    /** The number of the run of the last completion, after which the module is due again; 0 before the first one. */
    run_number: number;
    /** A hash of the day and the texts. */
    content_hash: string;
    sequence: number;
    modified_at: number;
  };

  /**
   * The facts about a module in a run. Locked, Current and Completed are computed from them and from the order of
   * modules, never stored.
   */
  progress: {
    run_id: number;
    module_id: number;
    /** When the module was unlocked for this trainee; from then on it never locks again. */
    reached_at: number;
    /** First opening; null before. */
    opened_at: number | null;
    /** Accepted seconds. */
    watched_seconds: number;
    /** The second at which to continue. */
    position_seconds: number;
    /** The furthest second that was reached without skipping; at most `watched_seconds`. */
    watched_to_seconds: Generated<number>;
    /** When the server accepted the video as watched. */
    watched_at: number | null;
    /** Best attempt; null before the first. */
    best_correct: number | null;
    best_total: number | null;
    /** When the module was completed: quiz passed, or watched if it had no questions. */
    passed_at: number | null;
    /** When a lower pass mark passed the quiz, whose tries have all failed. */
    lower_mark_passed_at: number | null;
    /** The version of the company's training order at `passed_at`. */
    passed_version: Generated<number>;
    /** When the questions of the passed quiz were saved; null if unknown, or if the module had none. */
    passed_questions_saved_at: number | null;
    /** When the watched video was saved; null if unknown, or if the module had none. */
    passed_video_saved_at: number | null;
    /** The length of the watched videos, 0 without one; null before the pass, and if unknown. */
    passed_video_seconds: number | null;
    /** The last attempt before an admin opened the quiz again: fails up to it do not count any more. */
    tries_opened_id: number | null;
    /** The edition of the module that was passed. */
    edition: Generated<number>;
    /** The run in which the row was earned, for one that a renewal took over; null for its own run. */
    carried_from_run_id: number | null;
    /** The run with the pass that is being renewed; null if nothing is. */
    renews_run_id: number | null;
    updated_at: number;
  };

  /** The evidence of watching: what one login session has reported of a module. It stays when the session ends. */
  video_problems: {
    video_id: number;
    problem: VideoProblem;
    user_id: number;
    reported_at: number;
  };

  watching_sessions: {
    run_id: number;
    module_id: number;
    session_id: number;
    /** When the module was opened first in the session. */
    started_at: number;
    /** The latest opening or report: no earlier time is credited. */
    reported_at: number;
    /** Accepted seconds. */
    seconds: Generated<number>;
    /** Bytes of the videos that the portal has sent to the session; null if another server sends them. */
    film_bytes: number | null;
    /** JSON of the browser and system of the session; null if unknown. */
    device: string | null;
  };

  attempts: {
    id: Generated<number>;
    run_id: number;
    module_id: number;
    /** 1 for the first try in the run and quiz. */
    number: number;
    /** Sent by the client, or computed from the answers: the same one means the same attempt. */
    submission_id: string;
    quiz_version: number;
    correct: number;
    total: number;
    passed: number;
    /** The pass mark at that time, in percent. */
    pass_mark: Generated<number>;
    /** The score that the trainee was shown if it is another one; null otherwise. */
    shown_correct: number | null;
    shown_total: number | null;
    created_at: number;
    /** The run in which its questions were drawn, for a try that a renewal has moved to the next run; otherwise null. */
    drawn_in_run_id: number | null;
  };

  /** The answers of an attempt, one for each question of the quiz at that time. */
  attempt_answers: {
    attempt_id: number;
    question_id: number;
    /** The text of the chosen option; null if the question was not answered. */
    chosen: string | null;
    is_correct: number;
  };

  help_requests: {
    id: Generated<number>;
    user_id: number;
    /** The trainee's company, updated when they move to another one. */
    company_id: number;
    module_id: number | null;
    message: string;
    /** The message in the form of `searchKey`. */
    message_key: string;
    status: HelpStatus;
    /** The order of the list, the highest first; the database computes it from the status. */
    urgency: GeneratedAlways<number>;
    /** The admin who takes care of the request. */
    assignee_id: Generated<number | null>;
    admin_notes: string | null;
    client_request_id: string | null;
    created_at: number;
    /** Increases with every change, so that it identifies a state of the request. */
    updated_at: number;
    /** The `updated_at` that the trainee has seen. */
    seen_at: number;
  };

  /** Append-only. */
  help_request_changes: {
    id: Generated<number>;
    request_id: number;
    /** Null for the portal itself. */
    admin_id: number | null;
    admin_name: string;
    status_before: HelpStatus;
    status_after: HelpStatus;
    notes_before: string | null;
    notes_after: string | null;
    /** The names of the assigned admins at that time. */
    assignee_before: Generated<string | null>;
    assignee_after: Generated<string | null>;
    /** The `updated_at` of the request after the change. */
    created_at: number;
  };

  feedback: {
    id: Generated<number>;
    user_id: number;
    module_id: number;
    /** The module's company, by which feedback is listed. */
    company_id: number;
    rating: number;
    comment: string | null;
    /** The time of its latest change. */
    created_at: number;
    /** 1 if its author or its module is hidden; set in the background for a module or a company. Not counted then. */
    hidden: Generated<number>;
  };

  /**
   * The number of times that each rating was given to a module. Maintained by triggers on `feedback`, never written
   * directly.
   */
  feedback_tallies: {
    module_id: number;
    company_id: number;
    rated_1: number;
    rated_2: number;
    rated_3: number;
    rated_4: number;
    rated_5: number;
  };

  /**
   * The number of trainees who rated any module of a company. Maintained by triggers on `feedback`, never written
   * directly.
   */
  feedback_givers: {
    /** 0 is the whole portal. */
    company_id: number;
    givers: number;
  };

  chat_rooms: {
    id: Generated<number>;
    /** The two users, lower id first, as text: unique. */
    pair_key: string;
    /** The number of the latest message; 0 before the first. */
    last_seq: number;
    created_at: number;
    updated_at: number;
  };

  chat_members: {
    room_id: number;
    /** Not deleted with the user, because the partner keeps the conversation. */
    user_id: number;
    last_read_seq: number;
    unread_count: number;
    /** Null hides an empty room from the user who did not open it. */
    visible_at: number | null;
    muted: number;
    /** This member has blocked the other one. */
    blocked: Generated<number>;
    has_written: Generated<number>;
    updated_at: number;
  };

  chat_messages: {
    id: Generated<number>;
    room_id: number;
    seq: number;
    sender_id: number;
    content: string;
    client_message_id: string | null;
    created_at: number;
  };

  /** Bytes of text that a user has sent on a day; rows of past days are removed. */
  chat_sent_bytes: {
    /** Whole days since 1970, UTC. */
    day: number;
    user_id: number;
    /** In UTF-8. */
    bytes: number;
  };

  /** Changes by admins: append-only but for erased names, which triggers enforce. Names are snapshots. */
  activity: {
    id: Generated<number>;
    at: number;
    /** Null for the command line or the portal itself. */
    actor_id: number | null;
    actor_name: string;
    /** JSON of the scopes of a limited admin; null for one who saw everything. */
    actor_scopes: string | null;
    action: ActivityAction;
    subject_kind: ActivityKind;
    subject_id: number | null;
    subject_name: string;
    /** The number of trainees or help requests that were changed at once. */
    subject_count: number | null;
    company_id: number | null;
    company_name: string | null;
    /** JSON of the fields that changed. */
    before: string | null;
    after: string | null;
    /** The action on many trainees that it records; it may be removed before the record. */
    job_id: number | null;
  };

  /** The terms by which an activity is found: prefixes of its words, its action, its company. */
  activity_terms: { term: string; activity_id: number };

  /** Mails that wait for delivery, and those that were refused permanently. */
  mail_queue: {
    id: Generated<number>;
    kind:
      | 'UNREAD'
      | 'HELP_ANSWERED'
      | 'INVITATION'
      | 'RESET'
      | 'WEEKLY_REPORT'
      | 'CONFIRMATION'
      | 'REMINDER'
      | 'LATE_SUMMARY'
      | 'CERTIFICATE'
      | 'CHECKPOINT';
    /** Null until the requested email was looked up. */
    recipient_id: number | null;
    /** As a visitor entered it, in the form of `normalizedKey`; null after an account was found. */
    requested_email: string | null;
    /** JSON of the request's id and client address, for the log; null after an account was found. */
    request: string | null;
    /**
     * The help request or the unconfirmed sign-up, or 0 for the whole user: at most one mail waits for each recipient,
     * kind and subject. Null if several may wait.
     */
    subject_id: number | null;
    /** The lower one is delivered first. */
    priority: number;
    /** The source of the mail's Message-ID, for a mail that exists once; null for the id and `created_at`. */
    message_key: Generated<string | null>;
    /** With the id, the source of the mail's Message-ID. */
    created_at: number;
    /** When the mail is to be sent, apart from repeated attempts. */
    scheduled_at: number;
    /** When it can be claimed; for a claimed mail, the end of the lease. Null after a refusal. */
    next_attempt_at: number | null;
    /** Attempts started since it was scheduled. */
    attempts: Generated<number>;
    refused_at: number | null;
    /** The mail server's reply. */
    refusal: string | null;
  };

  /** Users without a password whose last invitation was refused permanently; deleted when another one is sent. */
  refused_invitations: {
    user_id: number;
    refused_at: number;
    reason: InvitationRefusalReason;
    /** The mail server's reply. */
    reply: string;
  };

  /** The admins who asked for a weekly report by mail. */
  weekly_reports: {
    user_id: number;
    /** Null for all companies. */
    company_id: number | null;
    next_at: number;
  };

  /** Users who get no further digest until they read; `mail_id` is the mail that is or was the digest. */
  sent_digests: { user_id: number; mail_id: number };

  /** The work that is to be done in the background; a row that is done is deleted, unless it repeats itself. */
  tasks: {
    id: Generated<number>;
    kind: string;
    /** The id of the row that it concerns, or empty for a kind of which there is one task. */
    key: string;
    /** For tasks of one company. */
    company_id: number | null;
    /** JSON of where the next step goes on; null at the beginning. */
    cursor: string | null;
    run_at: number;
    /** Until then the process that set it works on the task. */
    lease_until: Generated<number>;
    /** How often it was claimed or enqueued again: only the last process that has claimed it changes the row. */
    claims: Generated<number>;
    /** Claims since the last step that was done. */
    attempts: Generated<number>;
    last_error: string | null;
    failing_since: number | null;
    /** 1 after admins were shown that it fails. */
    is_reported: Generated<number>;
    created_at: number;
  };

  /** Each deletion by an admin, with the rows that one undo restores. */
  deletions: {
    id: Generated<number>;
    subject_kind: string;
    /** Null for several trainees at once. */
    subject_id: number | null;
    subject_name: string;
    /** The name in the form of `searchKey`. */
    search_key: string;
    company_id: number | null;
    company_name: string | null;
    deleted_by: number | null;
    deleted_by_name: string;
    deleted_at: number;
    purge_at: number;
    /** JSON of the numbers of rows that depend on the subject. */
    counts: string;
    /**
     * When its sessions, links and mails were removed and its feedback was no longer counted, or counted again. Null
     * while the background work of the deletion or the restore is not done.
     */
    settled_at: number | null;
    /** When an admin asked for the purge; null if only its time has come. */
    purge_requested_at: number | null;
    restored_at: number | null;
    /** When the results of its trainee became those of another one; what is left is purged at its time. */
    merged_at: Generated<number | null>;
    purged_at: number | null;
    /** JSON of what the restore has answered; null before, and for the undo of an action. */
    restore_result: Generated<string | null>;
  };

  /** Actions on many trainees or help requests, which run in the background. */
  jobs: {
    id: Generated<number>;
    kind: JobKind;
    /** While it is `preparing`, its items are inserted and nothing else has happened. */
    state: JobState | 'preparing';
    created_by: number;
    created_by_name: string;
    /** JSON of what the admin saw at the start. */
    created_by_reach: string;
    /** The admin who undid it. */
    undone_by: number | null;
    undone_by_name: string | null;
    /** JSON of what that admin saw then. */
    undone_by_reach: string | null;
    /** The hash of the request, by which a second click is recognised. */
    request_key: string;
    /** To which trainees are moved, or whose trainees start new runs; otherwise that of all its trainees, if it is one. */
    company_id: number | null;
    company_name: string | null;
    /** Into which trainees come, or which they leave; otherwise null. */
    group_id: number | null;
    group_name: string | null;
    /** JSON of the exception that its trainees get; null for the other kinds. */
    exception: string | null;
    /** The deletion by this job, or by the undo of an import. */
    deletion_id: number | null;
    total: number;
    done: Generated<number>;
    refused: Generated<number>;
    /** The number of trainees who were `done` and for whom it was undone. */
    undone: Generated<number>;
    /** The number of imported trainees who get a mail with a link to choose a password. */
    invited: Generated<number>;
    /** A refusal as JSON. */
    problem: string | null;
    created_at: number;
    ended_at: number | null;
  };

  /** The trainees, or the help requests, of a job in its order. */
  job_items: {
    job_id: number;
    /** Counted from 0. */
    place: number;
    /** Null for a row of an import until the trainee is added. */
    user_id: number | null;
    state: JobItem['state'];
    /** The current run before and after the action, for its undo. */
    run_before: number | null;
    run_after: number | null;
    /** The trainee's request that is closed; null, like the next one, for the other kinds of jobs. */
    request_id: Generated<number | null>;
    /** The `updated_at` of the request that the admin has seen. */
    request_version: Generated<number | null>;
    /** The change of the request by the job, or the exception or result that the trainee has got, for its undo. */
    change_id: Generated<number | null>;
    /** 1 for a known trainee whom an import changes. */
    is_known: Generated<number>;
  };

  /** The rows of imports that are to be done, and those that could not be. A row is deleted when it is done. */
  import_rows: {
    job_id: number;
    /** The place of its item in the job. */
    place: number;
    /** The entered fields of the trainee, or the result, as JSON. */
    fields: string;
    company_id: number;
    /** Null if a link to choose a password is mailed, and after the end of the job. */
    password_hash: string | null;
    /** The deleted trainee with this email who is restored; null for a new one. */
    restored_user_id: Generated<number | null>;
    /** The known trainee who is changed; null for others. Once done, `fields` has what an undo needs. */
    changed_user_id: Generated<number | null>;
  };
}

/** The database or a transaction; queries accept both. */
export type Db = Kysely<Schema>;
