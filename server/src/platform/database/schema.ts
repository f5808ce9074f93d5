/**
 * The tables as Kysely sees them: snake_case here and nowhere else. Instants are ms since 1970 UTC,
 * flags 0/1, JSON is text, durations are seconds. The migrations beside this file are the truth.
 */
import type { ActivityAction, ActivityKind } from '@portal/contract/activity';
import type { HelpStatus } from '@portal/contract/help';
import type { Generated, Kysely } from 'kysely';

/** The tables that triggers write: the statement that changes one names another. */
export const TRIGGER_WRITTEN: ReadonlySet<string> = new Set<keyof Schema>([
  'feedback_givers',
  'feedback_tallies',
  'trainee_counts',
  'trainee_search',
  'trainee_search_parts',
]);

export interface Schema {
  portal_secrets: { name: string; value: string };

  /** At most one row. Its id is no secret: the media store holds a copy of it. */
  installation: { singleton: number; id: string };

  companies: {
    id: Generated<number>;
    name: string;
    /** Trimmed, lower-cased: names are unique without regard to case and outer blanks. */
    name_key: string;
    logo_key: string | null;
    created_at: number;
  };

  users: {
    id: Generated<number>;
    name: string;
    /** As people search and sort it: trimmed and lower-cased. */
    name_key: string;
    email: string;
    email_key: string;
    role: 'TRAINEE' | 'ADMIN';
    company_id: number | null;
    password_hash: string;
    /** JSON of the notification settings; null until saved. */
    notification_settings: string | null;
    /** Of the settings, what the portal itself acts on. */
    wants_mail: Generated<number>;
    /** The last completed training that an administrator has read of; 0 before the first. */
    completions_read_to: Generated<number>;
    created_at: number;
  };

  /** What trainees are searched by. Kept by triggers on `users`, never written. */
  trainee_search: {
    user_id: number;
    company_id: number;
    /** Both keys with a separator between. */
    text: string;
  };

  /** On SQLite alone: every part of three characters of `trainee_search`. Kept by triggers. */
  trainee_search_parts: { rowid: number };

  /** How many trainees a company has; none without any. Kept by triggers on `trainee_search`. */
  trainee_counts: {
    company_id: number;
    trainees: number;
  };

  sessions: {
    id: Generated<number>;
    /** SHA-256 of the token, base64url: the token itself is nowhere. */
    token_hash: string;
    user_id: number;
    created_at: number;
    expires_at: number;
  };

  password_resets: {
    id: Generated<number>;
    token_hash: string;
    user_id: number;
    created_at: number;
    expires_at: number;
  };

  /** Browsers in which an account has signed in: failed logins elsewhere do not keep them out. */
  device_tokens: {
    id: Generated<number>;
    /** SHA-256 of the token, base64url. */
    token_hash: string;
    user_id: number;
    created_at: number;
    last_used_at: number;
  };

  modules: {
    id: Generated<number>;
    company_id: number;
    name: string;
    description: string;
    /** Zero-based place; null sorts last, ties by id. */
    position: number | null;
    /** Rises with every change of name, description, video, captions or questions. */
    version: Generated<number>;
    /** Rises with every change of the questions. */
    quiz_version: number;
    /** The admin; null where unknown, for the command line, or once the account is deleted. */
    created_by: number | null;
    created_at: number;
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
    /** The upload that it was saved from, whose row is gone; null where it came directly. */
    upload_id: number | null;
    created_at: number;
  };

  /** Videos in the media store that wait for the save of a module to take them. */
  video_uploads: {
    id: Generated<number>;
    created_by: number;
    media_key: string;
    content_type: string;
    size: number;
    etag: string;
    /** Seconds. */
    duration: number;
    created_at: number;
  };

  /** Files of the media store that no row named when the sweep found them. They are removed later. */
  quarantined_media: {
    media_key: string;
    /** Bytes. */
    size: number;
    found_at: number;
  };

  /** At most one track a video; it goes with its video. */
  captions: {
    video_id: number;
    /** Under which it is asked for, like a file, though its text lies here. */
    media_key: string;
    label: string;
    /** BCP 47; null where nobody said. */
    language: string | null;
    /** WebVTT without a byte order mark. */
    content: string;
    created_at: number;
  };

  questions: {
    id: Generated<number>;
    module_id: number;
    position: number;
    question: string;
    /** JSON array of strings. */
    options: string;
    answer: string;
    explanation: string;
  };

  /**
   * What happened between a trainee and a module. Locked, Current and Completed are derived from these
   * facts and the order of modules, never stored.
   */
  progress: {
    user_id: number;
    module_id: number;
    /** When the module stood open for this trainee: from then on it never locks again. */
    reached_at: number;
    /** First opening: the start of the watch clock. Null until then. */
    opened_at: number | null;
    /** Accepted seconds. */
    watched_seconds: number;
    /** Where to go on, in seconds. */
    position_seconds: number;
    /** The furthest second that was reached without skipping; at most `watched_seconds`. */
    watched_to_seconds: Generated<number>;
    /** When the server accepted the video as watched. */
    watched_at: number | null;
    /** Best attempt; null before the first. */
    best_correct: number | null;
    best_total: number | null;
    /** When the module was done: quiz passed, or watched where there were no questions. */
    passed_at: number | null;
    updated_at: number;
  };

  attempts: {
    id: Generated<number>;
    user_id: number;
    module_id: number;
    /** Sent by the client, or made from the answers: the same one is the same attempt. */
    submission_id: string;
    quiz_version: number;
    correct: number;
    total: number;
    passed: number;
    created_at: number;
  };

  help_requests: {
    id: Generated<number>;
    user_id: number;
    /** The trainee's, also after they moved into another. */
    company_id: number;
    module_id: number | null;
    message: string;
    status: HelpStatus;
    admin_notes: string | null;
    client_request_id: string | null;
    created_at: number;
    /** Later with every change, so that it tells one state from another. */
    updated_at: number;
    /** The `updated_at` that the trainee has seen. */
    seen_at: number;
  };

  /** Append-only. */
  help_request_changes: {
    id: Generated<number>;
    request_id: number;
    admin_id: number;
    admin_name: string;
    status_before: HelpStatus;
    status_after: HelpStatus;
    notes_before: string | null;
    notes_after: string | null;
    created_at: number;
  };

  feedback: {
    id: Generated<number>;
    user_id: number;
    module_id: number;
    /** The module's company, whose feedback is listed by it. */
    company_id: number;
    rating: number;
    comment: string | null;
    /** Of the latest version of it. */
    created_at: number;
  };

  /** How often each rating was given to a module. Kept by triggers on `feedback`, never written. */
  feedback_tallies: {
    module_id: number;
    company_id: number;
    rated_1: number;
    rated_2: number;
    rated_3: number;
    rated_4: number;
    rated_5: number;
  };

  /** How many trainees rated any module of a company. Kept by triggers on `feedback`, never written. */
  feedback_givers: {
    /** 0 stands for the whole portal. */
    company_id: number;
    givers: number;
  };

  chat_rooms: {
    id: Generated<number>;
    /** The two people, lower id first, as text: unique. */
    pair_key: string;
    /** Of the latest message; 0 before the first. */
    last_seq: number;
    created_at: number;
    updated_at: number;
  };

  chat_members: {
    room_id: number;
    /** Stays when the user is deleted: the partner keeps the conversation. */
    user_id: number;
    last_read_seq: number;
    unread_count: number;
    /** Null hides an empty room from the one who did not open it. */
    visible_at: number | null;
    muted: number;
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

  /** Message text that a user has sent on a day; rows of past days are removed. */
  chat_sent_bytes: {
    /** Whole days since 1970, UTC. */
    day: number;
    user_id: number;
    /** In UTF-8. */
    bytes: number;
  };

  /** What administrators changed: append-only, which triggers enforce. Names are snapshots. */
  activity: {
    id: Generated<number>;
    at: number;
    /** Null: the command line or the portal itself. */
    actor_id: number | null;
    actor_name: string;
    action: ActivityAction;
    subject_kind: ActivityKind;
    subject_id: number | null;
    subject_name: string;
    company_id: number | null;
    company_name: string | null;
    /** JSON of the fields that changed. */
    before: string | null;
    after: string | null;
  };

  /** What an activity is found by: the beginnings of its words, its action, its company. */
  activity_terms: { term: string; activity_id: number };

  /** Each time that a trainee had all modules done, for the administrators who were not there to see it. */
  training_completions: {
    id: Generated<number>;
    user_id: number;
    completed_at: number;
  };

  /** Mails that wait to be accepted, and those that were refused for good. */
  mail_queue: {
    id: Generated<number>;
    kind: 'UNREAD' | 'HELP_ANSWERED' | 'INVITATION' | 'RESET';
    /** Null until the requested email was looked up. */
    recipient_id: number | null;
    /** As a visitor gave it, in the form of `sameKey`; null once it was looked up. */
    requested_email: string | null;
    /** JSON of the request's id and client address, for the log; null once the email was looked up. */
    request: string | null;
    /**
     * The help request, or 0 for the whole person: of mails that wait, there is one per recipient, kind
     * and subject. Null where several may wait.
     */
    subject_id: number | null;
    /** Lower goes first. */
    priority: number;
    /** With the id, the source of the mail's Message-ID. */
    created_at: number;
    /** When the mail is to go out, whatever its attempts. */
    scheduled_at: number;
    /** When it can be claimed; of a claimed mail, the end of the lease. Null once it was refused. */
    next_attempt_at: number | null;
    /** Begun since it was scheduled. */
    attempts: Generated<number>;
    refused_at: number | null;
    /** The mail server's reply. */
    refusal: string | null;
  };

  /** Users who get no further digest until they read; `mail_id` is the mail that is or was the digest. */
  sent_digests: { user_id: number; mail_id: number };
}

/** The database, or a transaction on it: queries take either. */
export type Db = Kysely<Schema>;
