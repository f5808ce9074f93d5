/**
 * The feature that writes each table. Each table has one owner, so that the rules on its rows are in one place. Other
 * features join the table in queries and change it through the owner's service. `null`: only triggers and migrations
 * write it.
 * @type {Record<string, string | null>}
 */
export const OWNERS = {
  activity: 'features/activity',
  activity_terms: 'features/activity',
  attempts: 'features/learning',
  captions: 'features/media',
  chat_members: 'features/chat',
  chat_messages: 'features/chat',
  chat_rooms: 'features/chat',
  chat_sent_bytes: 'features/chat',
  companies: 'features/companies',
  device_tokens: 'features/accounts',
  feedback: 'features/feedback',
  feedback_givers: null,
  feedback_tallies: null,
  help_request_changes: 'features/help',
  help_requests: 'features/help',
  installation: 'platform/database',
  mail_queue: 'platform/mail',
  modules: 'features/modules',
  password_resets: 'features/accounts',
  portal_secrets: 'platform/database',
  progress: 'features/learning',
  quarantined_media: 'features/media',
  questions: 'features/modules',
  sent_digests: 'features/notifications',
  sessions: 'features/accounts',
  trainee_counts: null,
  // Triggers fill it. Before a company is deleted, its trainees are removed in batches.
  trainee_search: 'features/trainees',
  trainee_search_parts: null,
  training_completions: 'features/notifications',
  users: 'features/accounts',
  video_uploads: 'features/media',
  videos: 'features/media',
};

/**
 * Columns of a table that a feature other than its owner updates.
 * @type {{ table: string, writer: string, columns: string[], reason: string }[]}
 */
export const COLUMN_OWNERS = [
  {
    table: 'users',
    writer: 'features/notifications',
    columns: ['notification_settings', 'wants_mail', 'completions_read_to'],
    reason: 'they are the state of notifications, and accounts reads none of them',
  },
];

/**
 * Files that may write any table.
 * @type {{ where: RegExp, reason: string }[]}
 */
export const EXCEPTIONS = [
  {
    where: /^server\/src\/platform\/database\/migrations\//,
    reason: 'a migration changes tables before any feature runs',
  },
  {
    where: /\.test\.ts$|\/testing\//,
    reason: 'tests bring about rows that no call makes',
  },
];
