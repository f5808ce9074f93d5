/**
 * The feature that writes each table. Each table has one owner, so that the rules on its rows are in one place. Other
 * features join the table in queries and change it through the owner's service. `null`: only triggers and migrations
 * write it, or it is a view.
 * @type {Record<string, string | null>}
 */
export const OWNERS = {
  activity: 'features/activity',
  activity_terms: 'features/activity',
  admin_scopes: 'features/reach',
  all_companies: 'features/companies',
  all_group_members: 'features/groups',
  all_groups: 'features/groups',
  all_modules: 'features/modules',
  all_questions: 'features/modules',
  all_users: 'features/accounts',
  attempt_answers: 'features/learning',
  attempts: 'features/learning',
  calendar_entries: 'features/calendar',
  calendar_links: 'features/calendar',
  captions: 'features/media',
  certificate_looks: 'features/certificates',
  certificates: 'features/certificates',
  checkpoint_mails: 'features/ledger',
  chat_members: 'features/chat',
  chat_messages: 'features/chat',
  chat_rooms: 'features/chat',
  chat_sent_bytes: 'features/chat',
  companies: null,
  confirmation_links: 'features/accounts',
  compliance_months: 'features/compliance',
  completing_changes: 'features/learning',
  deletions: 'features/deletions',
  device_tokens: 'features/accounts',
  feedback: 'features/feedback',
  feedback_givers: null,
  feedback_tallies: null,
  former_steps: 'features/learning',
  group_members: null,
  groups: null,
  help_request_changes: 'features/help',
  help_requests: 'features/help',
  import_rows: 'features/jobs',
  installation: 'platform/database',
  job_items: 'features/jobs',
  jobs: 'features/jobs',
  late_summaries: 'features/reminders',
  log_checkpoints: 'features/ledger',
  log_checks: 'features/ledger',
  log_epochs: 'features/ledger',
  log_leaves: 'features/ledger',
  log_state: 'features/ledger',
  log_tiles: 'features/ledger',
  mail_queue: 'platform/mail',
  module_editions: 'features/requirements',
  module_follow_ups: 'features/learning',
  module_groups: 'features/requirements',
  modules: null,
  password_resets: 'features/accounts',
  path_completions: 'features/learning',
  portal_secrets: 'platform/database',
  portal_version: 'platform/database',
  posters: 'features/media',
  progress: 'features/learning',
  quarantined_media: 'features/media',
  questions: null,
  recorded_results: 'features/standings',
  refused_invitations: 'features/accounts',
  reminders: 'features/reminders',
  requirement_exceptions: 'features/standings',
  run_modules: 'features/learning',
  runs: 'features/learning',
  sent_digests: 'features/notifications',
  sessions: 'features/accounts',
  tasks: 'platform/tasks',
  trainee_counts: null,
  trainee_figures: 'features/learning',
  // Triggers fill it. Before a company is deleted, its trainees are removed in batches.
  trainee_search: 'features/trainees',
  trainee_search_parts: null,
  training_orders: 'features/learning',
  unconfirmed_sign_ups: 'features/accounts',
  users: null,
  video_problems: 'features/learning',
  video_uploads: 'features/media',
  videos: 'features/media',
  watching_sessions: 'features/learning',
  weekly_reports: 'features/reports',
};

/**
 * Columns of a table that a feature other than its owner updates.
 * @type {{ table: string, writer: string, columns: string[], reason: string }[]}
 */
export const COLUMN_OWNERS = [
  {
    table: 'all_users',
    writer: 'features/notifications',
    columns: ['notification_settings', 'wants_mail', 'completions_read_to'],
    reason: 'they are the state of notifications, and accounts reads none of them',
  },
  {
    table: 'all_users',
    writer: 'features/learning',
    columns: ['current_run_id'],
    reason: 'it follows from the runs, and accounts only passes it on',
  },
];

/**
 * Features that read the hidden rows of a table of another owner. All others read the view, which leaves them out.
 * @type {{ table: string, reader: string, reason: string }[]}
 */
export const HIDDEN_ROW_READERS = [
  ...['all_companies', 'all_groups', 'all_modules', 'all_users'].map((table) => ({
    table,
    reader: 'features/trash',
    reason:
      'it counts what a deletion has hidden, and doctor compares the marks with the deletions',
  })),
  ...['all_companies', 'all_users'].map((table) => ({
    table,
    reader: 'features/deletions',
    reason: 'it finds the deletion that hides a trainee with a known email',
  })),
  {
    table: 'all_questions',
    reader: 'features/learning',
    reason: 'answers are shown with the question that was asked, which may be replaced since',
  },
  {
    table: 'all_companies',
    reader: 'features/media',
    reason: 'the sweep keeps the logo of a company that may be restored',
  },
  {
    table: 'all_companies',
    reader: 'features/certificates',
    reason: 'a certificate expires by the clock of its company, also while that is deleted',
  },
  {
    table: 'all_users',
    reader: 'features/help',
    reason: 'requests are counted in an index, and the few of deleted trainees are subtracted',
  },
  {
    table: 'all_companies',
    reader: 'features/accounts',
    reason: 'the email of a user of a hidden company is free for another account',
  },
  {
    table: 'all_companies',
    reader: 'features/jobs',
    reason: 'the undo of a move names the deleted company that is to be restored first',
  },
  {
    table: 'all_users',
    reader: 'features/jobs',
    reason: 'a job names the trainees whom it has deleted, and checks whether they can be restored',
  },
  {
    table: 'all_users',
    reader: 'features/reach',
    reason: 'a deletion is its maker’s as long as the people whom it hides are in reach',
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
    where: /^server\/src\/platform\/database\/copy\//,
    reason: 'a move copies all tables, and keeps in tables of its own how far it has come',
  },
  {
    where: /\.test\.ts$|\/testing\//,
    reason: 'tests bring about rows that no call makes',
  },
];
