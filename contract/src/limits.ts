/** The limits of the portal, from the specification and docs/specification-notes.md. All other code imports them. */

/** Percent of correct answers that passes the quiz of a module without its own pass mark; compared as an exact ratio. */
export const PASS_PERCENT = 70;
/** Failed tries at a quiz without a wait. */
export const FREE_TRIES = 3;
/** Minutes before each further try; the last one applies to all later tries. */
export const TRY_WAITS_MINUTES = [5, 15, 30, 60] as const;
/** The greatest number of tries that a module can allow. */
export const TRIES_MAX = 100;

export const PASSWORD_MIN = 6;
/** Argon2 reads the whole password, so this limit bounds the work of a request. */
export const PASSWORD_MAX = 256;
export const NAME_MAX = 200;
/** RFC 5321: 254 is the longest address that can be delivered to. */
export const EMAIL_MAX = 254;
export const SEARCH_MAX = 200;
/** Admins of the portal. */
export const ADMINS_MAX = 500;
/** Companies and groups to which one admin is limited. */
export const ADMIN_SCOPES_MAX = 100;
/** Digits of an id: every number of 15 digits is exact in JavaScript. */
export const ID_DIGITS_MAX = 15;
/** Characters of an id that a client makes up. */
export const CLIENT_ID_MAX = 128;
/** Characters of an instant; `toISOString` writes 24. */
export const INSTANT_MAX = 40;
export const DESCRIPTION_MAX = 2_000;

export const HELP_MESSAGE_MAX = 500;
export const FEEDBACK_COMMENT_MAX = 500;
export const ADMIN_NOTES_MAX = 2_000;
export const CHAT_MESSAGE_MAX = 10_000;
/** Characters of a room's latest message in the list of rooms. */
export const CHAT_PREVIEW_MAX = 200;
export const RATING_MIN = 1;
export const RATING_MAX = 5;

export const QUESTION_MAX = 2_000;
export const OPTION_MAX = 500;
export const EXPLANATION_MAX = 2_000;
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 20;
export const OPTIONS_DEFAULT = 4;
export const QUESTIONS_MAX = 200;
/** Characters of all questions of a module together: 200 questions of 500 characters. */
export const QUESTIONS_TEXT_MAX = 100_000;
/** Modules of one company. */
export const MODULES_MAX = 1_000;

/** Enough for the captions of ten hours of talk. */
export const CAPTIONS_MAX_BYTES = 1024 * 1024;
/**
 * The largest captions in the body of a save, about two and a half hours of talk. Parsing a larger body takes over 10
 * ms.
 */
export const SAVED_CAPTIONS_MAX_BYTES = 256 * 1024;
export const CAPTIONS_LABEL_MAX = 100;
/** Languages in which a video can have captions. */
export const CAPTIONS_LANGUAGES_MAX = 20;

export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
/** The greatest width and height of a picture that is uploaded, in pixels. */
export const IMAGE_SIDE_MAX = 4_096;
/** The greatest width and height of a stored logo, in pixels. */
export const LOGO_SIDE_MAX = 512;
/** The greatest width and height of the stored picture of a signature, in pixels. */
export const SIGNATURE_SIDE_MAX = 512;
/** The greatest width and height of a stored poster, in pixels: the player is hardly wider. */
export const POSTER_SIDE_MAX = 1_280;
/** Used if the setting `MAX_VIDEO_MB` is not set. */
export const VIDEO_MAX_MB_DEFAULT = 100;
/** Bytes of a megabyte in file limits. */
export const MEGABYTE = 1024 * 1024;

/** The part of a video that may be missing when it counts as watched: this ratio, within these seconds. */
export const WATCH_TOLERANCE_RATIO = 0.02;
export const WATCH_TOLERANCE_MIN_SECONDS = 0.25;
export const WATCH_TOLERANCE_MAX_SECONDS = 1;
export const WATCH_REPORT_INTERVAL_MS = 5_000;
/** The most that one watch report is credited with: the network may be lost for that long. */
export const WATCH_CREDIT_MAX_MS = 60_000;
/**
 * The player waits when it has played this many seconds since the last accepted report, so that all of them are credited
 * when the network is back: less than {@link WATCH_CREDIT_MAX_MS}, by the time that a report may take.
 */
export const WATCH_UNREPORTED_MAX_SECONDS = 50;
/** Trainees whose reports of one problem with a video are kept: the rows are deleted together with the video. */
export const VIDEO_PROBLEMS_MAX = 1_000;
/**
 * Opening a module starts its clock again, unless the session has opened or reported it within this time: then its video
 * may be playing, in this page or beside it. A player reports twice as often.
 */
export const WATCH_OPENING_GRACE_MS = 2 * WATCH_REPORT_INTERVAL_MS;
export const ANTI_SKIP_CHECK_MS = 100;

export const TRAINEE_PAGE_SIZE = 10;
/** Days without any progress after which a trainee who has not completed the training counts as stuck. */
export const STUCK_AFTER_DAYS = 7;
export const FEEDBACK_PAGE_SIZE = 10;
/** The number of modules in one answer of the search for rated modules; a longer search text narrows it. */
export const RATED_MODULES_MAX = 50;
/** The number of modules that the feedback figures compare. */
export const COMPARED_MODULES_MAX = 10;
export const PAGE_SIZE_MAX = 100;
export const HELP_PAGE_SIZE = 20;
export const HELP_POLL_MS = 30_000;
export const ACTIVITY_PAGE_SIZE = 50;
export const TRASH_PAGE_SIZE = 50;
export const REPORT_PAGE_SIZE = 50;
/** Trainees × modules on one page of a report: with more modules a page has fewer trainees. */
export const REPORT_RESULTS_MAX = 2_000;
/** Characters of the place at which a page of a report begins: a name of the maximum length, encoded. */
export const REPORT_CURSOR_MAX = 1_200;
/** Characters of the text below the signature of a certificate. */
export const CERTIFICATE_LINE_MAX = 120;
/** Trainees × modules on one page of the matrix, which derives each of them: about 8 ms (bench:scale). */
export const MATRIX_CELLS_MAX = 1_000;
/** Characters of the place at which a page of the matrix begins: a standing, a day and an id. */
export const MATRIX_CURSOR_MAX = 100;
/** The number of trainees that a printed report has; longer reports are files. */
export const PRINTED_PEOPLE_MAX = 500;
/** Characters of the name of a time zone. */
export const TIME_ZONE_NAME_MAX = 64;
export const ATTEMPTS_PAGE_SIZE = 50;
/** Each has its wrongly answered questions. */
export const TRAINEE_ATTEMPTS_PAGE_SIZE = 20;
export const JOB_ITEMS_PAGE_SIZE = 100;
/** The number of trainees that one bulk action may name; a filter has no limit. */
export const BULK_IDS_MAX = 1_000;
/** The number of people that a refusal names. */
export const NAMED_PEOPLE_MAX = 20;
/** Milliseconds for which the message of a deletion offers its undo. */
export const UNDO_OFFER_MS = 20_000;
/** Milliseconds within which the undo of a deletion takes back the trainings that the deletion has completed. */
export const UNDO_COMPLETIONS_MS = 60_000;
export const JOB_POLL_MS = 1_000;
/** Days after which a job and the names of its trainees are removed. */
export const JOB_RETENTION_DAYS = 90;
/** Used if the setting `TRASH_DAYS` is not set. */
export const TRASH_DAYS_DEFAULT = 30;
/** Below this number of people, no figures about how they do are shown. */
export const INSIGHT_PEOPLE_MIN = 5;
/** The parts of a video between which the watch curve counts people. */
export const INSIGHT_CURVE_STEPS = 20;
/** Minutes for which the insight of a module is kept; a change by an admin ends it. */
export const INSIGHT_MINUTES = 5;
export const INSIGHT_POLL_MS = 60_000;
export const TRAINEE_LIST_REFRESH_MS = 60_000;
export const TRAINEE_DETAIL_REFRESH_MS = 30_000;
export const UNREAD_POLL_MS = 10_000;
export const CHAT_POLL_MS = 5_000;
export const CHAT_PAGE_SIZE = 50;
/** The number of conversations in a list, which is requested again every few seconds. */
export const CHAT_ROOMS_MAX = 500;
/** The number of people shown in the directory before a search. */
export const CHAT_PEOPLE_BROWSED = 50;
export const CHAT_PEOPLE_PAGE_SIZE = 20;
/** From this number of characters on, a search covers all people. */
export const CHAT_PEOPLE_SEARCH_MIN = 2;
/**
 * The number of different people that a trainee may look up in an hour; the same for all trainees of one address
 * together whose accounts are younger than a day.
 */
export const CHAT_PEOPLE_PER_HOUR = 600;
/** The number of different people that all trainees of one address together may look up in an hour. */
export const CHAT_PEOPLE_OF_ADDRESS_PER_HOUR = 3_000;
/** Messages that a trainee can send another trainee before the first answer. */
export const CHAT_UNANSWERED_MAX = 20;
/** The number of message drafts that a browser stores for a user, and the characters of each. */
export const CHAT_DRAFTS_MAX = 50;
export const CHAT_DRAFT_LENGTH_MAX = 2 * CHAT_MESSAGE_MAX;
/** The megabytes of text that a user may send in a day; the server's limit is the setting `CHAT_DAILY_MB`. */
export const CHAT_DAILY_MB_DEFAULT = 20;
export const TYPING_STOP_MS = 3_000;
/** A user counts as not typing this long after the last signal, which is repeated while the user types. */
export const TYPING_TIMEOUT_MS = 5_000;
export const UNREAD_BADGE_MAX = 99;
/** The number of completed trainings, and of all notifications, that the bell lists. */
export const NOTIFICATIONS_MAX = 50;
export const COMPLETIONS_POLL_MS = 30_000;
export const RETURN_DELAY_MS = 1_000;

export const RECONNECT_ATTEMPTS = 5;
/** The longest wait before the first reconnect. It doubles with each failed reconnect, up to the maximum. */
export const RECONNECT_DELAY_MS = 1_000;
export const RECONNECT_DELAY_MAX_MS = 4_000;
/** The longest wait that a stopping server can request from its clients. */
export const RESTART_WAIT_MAX_MS = 30_000;
export const LIVE_FRAME_MAX_BYTES = 16 * 1024;
/** The frames that a socket may send at once, and then per second. */
export const LIVE_FRAMES_BURST = 60;
export const LIVE_FRAMES_PER_SECOND = 20;

/** The longest validity of a link to a video or its captions; each link is valid for more than half of it. */
export const MEDIA_LINK_LIFETIME_MS = 10 * 60_000;

export const RESET_LINK_MINUTES = 60;
/** Characters of a token in a body; the portal's own have 43. */
export const TOKEN_MAX = 200;
/**
 * Days for which the invitation link of an imported trainee is valid; longer than a reset link, because the trainee
 * does not expect it.
 */
export const INVITATION_DAYS = 7;
/** Invitations and reset links that admins can have mailed to one trainee in an hour. */
export const TRAINEE_LINKS_PER_HOUR = 5;

/** Characters of a join code that an admin chooses; those of the portal have 12, about 59 bits. */
export const JOIN_CODE_MIN = 8;
export const JOIN_CODE_MAX = 40;
/** Characters of a join code as it is typed, with blanks and hyphens. */
export const JOIN_CODE_LENGTH_MAX = 100;
/** The number of email domains of one company. */
export const JOIN_DOMAINS_MAX = 20;
/** RFC 1035: the longest name that DNS can resolve. */
export const DOMAIN_MAX = 253;
/** Characters of the IANA name of a time zone; the longest one has 30. */
export const TIME_ZONE_MAX = 64;
/** Hours for which a link to confirm an email is valid. */
export const CONFIRMATION_LINK_HOURS = 24;
/** Days for which a sign-up waits for its confirmation; a new link can be requested until then. */
export const UNCONFIRMED_DAYS = 7;

export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_MAX_BYTES = 4 * 1024 * 1024;
/** The parts of an XLSX file together; 10,000 rows with 16 columns of text have 10 MB. */
export const IMPORT_UNPACKED_MAX_BYTES = 40 * 1024 * 1024;
/** The cells of a workbook: 10,000 rows with 200 columns. */
export const IMPORT_CELLS_MAX = 2_000_000;
/** Rows of a file that the preview shows. */
export const IMPORT_ROWS_SHOWN = 50;
/** Hashing one password takes as long as a login, and logins must go on during an import. */
export const IMPORT_PASSWORDS_MAX = 200;
/** The number of rows with problems that a report lists. */
export const IMPORT_PROBLEMS_LISTED = 500;
/** Rows that the report lists with trainees in the trash. */
export const IMPORT_IN_TRASH_LISTED = 200;
/** Changes of known trainees that the report of an import lists and an import can apply. */
export const IMPORT_CHANGES_LISTED = 200;
/** Companies with trainees who are not in the file, and such trainees of each, that the report of an import names. */
export const IMPORT_MISSING_LISTED = 20;
/** Columns of a sheet. */
export const IMPORT_COLUMNS_MAX = 16_384;
/** Characters of the choices for single lines: a line number of 7 digits and a choice each. */
export const IMPORT_CHOICES_MAX = IMPORT_IN_TRASH_LISTED * 18;

export const GROUP_NAME_MAX = 80;
export const GROUPS_PER_COMPANY_MAX = 200;
/** Names of new groups of a company, and companies with new groups, that the report of an import lists. */
export const IMPORT_NEW_GROUPS_LISTED = 20;
/** The groups of one trainee. */
export const GROUPS_PER_TRAINEE_MAX = 50;
/** Trainees that one call adds to a group; a job adds more. */
export const GROUP_MEMBERS_PER_CALL_MAX = 20;

export const DUE_DAYS_MAX = 3650;
export const VALID_MONTHS_MAX = 120;
/** Days of grace, of the renewal window, and before a due date. */
export const COMPANY_DAYS_MAX = 365;
/** Reminders before one due date. */
export const REMINDERS_MAX = 5;
/** Years in which an edition must be taken, an extension ends, and a pause begins and ends. */
export const REQUIREMENT_YEARS_MAX = 2;
export const REASON_MIN = 10;
export const REASON_MAX = 500;
export const RECORDED_NOTE_MAX = 500;
/** People whom the preview of a rule names in each of its parts. */
export const HITS_NAMED = 5;
