/**
 * The tables as Kysely sees them: snake_case here and nowhere else. Instants are ms since 1970 UTC,
 * flags 0/1, JSON is text, durations are seconds. The migrations beside this file are the truth.
 */
import type { Generated, Kysely } from 'kysely';

export interface Schema {
  portal_secrets: { name: string; value: string };

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
    created_at: number;
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

  /** Addresses from which an account signed in: an attack from elsewhere does not lock them out. */
  known_addresses: {
    user_id: number;
    address: string;
    last_login_at: number;
  };

  modules: {
    id: Generated<number>;
    company_id: number;
    name: string;
    description: string;
    /** Zero-based place; null sorts last, ties by id. */
    position: number | null;
    /** Goes up with every change of the questions. */
    quiz_version: number;
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
    module_id: number | null;
    message: string;
    status: 'PENDING' | 'IN_PROGRESS' | 'RESOLVED' | 'CLOSED';
    admin_notes: string | null;
    created_at: number;
    updated_at: number;
  };

  feedback: {
    id: Generated<number>;
    user_id: number;
    module_id: number;
    rating: number;
    comment: string | null;
    created_at: number;
  };

  chat_rooms: {
    id: Generated<number>;
    /** The two people, lower id first, as text: unique. */
    pair_key: string;
    last_seq: number;
    last_message_id: number | null;
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
}

/** The database, or a transaction on it: queries take either. */
export type Db = Kysely<Schema>;
