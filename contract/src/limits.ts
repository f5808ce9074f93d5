/** The limits of the portal, from the specification and docs/specification-notes.md. All other code imports them. */

/** Percent of correct answers, as an exact ratio, from which a quiz is passed. */
export const PASS_PERCENT = 70;

export const PASSWORD_MIN = 6;
/** Argon2 reads it all; the bound only keeps a request from being a weapon. */
export const PASSWORD_MAX = 256;
export const NAME_MAX = 200;
/** RFC 5321: 254 is the longest address that can be delivered to. */
export const EMAIL_MAX = 254;
export const SEARCH_MAX = 200;
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

/** Captions of ten hours of talk fit. */
export const CAPTIONS_MAX_BYTES = 1024 * 1024;
/** The largest captions in the body of a save: two and a half hours of talk. Reading a larger body takes over 10 ms. */
export const SAVED_CAPTIONS_MAX_BYTES = 256 * 1024;
export const CAPTIONS_LABEL_MAX = 100;

export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
/** The greatest width and height of an image, in pixels. */
export const IMAGE_SIDE_MAX = 4_096;
/** The limit where the setting `MAX_VIDEO_MB` gives no other. */
export const VIDEO_MAX_MB_DEFAULT = 100;
/** Bytes of a megabyte, as limits of files count it. */
export const MEGABYTE = 1024 * 1024;

/** A video counts as watched when the accepted time is short of it by no more than the greater of these. */
export const WATCH_TOLERANCE_SECONDS = 1;
export const WATCH_TOLERANCE_RATIO = 0.02;
/** How far a report may run ahead of the server's clock: rounding and timer jitter, nothing more. */
export const WATCH_CLOCK_SLACK_MS = 500;
export const WATCH_REPORT_INTERVAL_MS = 5_000;
export const ANTI_SKIP_CHECK_MS = 100;

export const TRAINEE_PAGE_SIZE = 10;
export const FEEDBACK_PAGE_SIZE = 10;
/** How many modules one search for a rated module answers; typing on narrows it. */
export const RATED_MODULES_MAX = 50;
/** How many modules the feedback figures compare. */
export const COMPARED_MODULES_MAX = 10;
export const PAGE_SIZE_MAX = 100;
export const HELP_PAGE_SIZE = 20;
export const HELP_POLL_MS = 30_000;
export const ACTIVITY_PAGE_SIZE = 50;
export const TRAINEE_LIST_REFRESH_MS = 60_000;
export const TRAINEE_DETAIL_REFRESH_MS = 30_000;
export const UNREAD_POLL_MS = 10_000;
export const CHAT_POLL_MS = 5_000;
export const CHAT_PAGE_SIZE = 50;
/** How many conversations a list shows; it is asked for again every few seconds. */
export const CHAT_ROOMS_MAX = 500;
/** How many people the list of people to write to shows before a search. */
export const CHAT_PEOPLE_BROWSED = 50;
export const CHAT_PEOPLE_PAGE_SIZE = 20;
/** From this length on, in characters, a search looks among all people. */
export const CHAT_PEOPLE_SEARCH_MIN = 2;
/** How many different people a trainee may look up within an hour. */
export const CHAT_PEOPLE_PER_HOUR = 600;
/** Drafts of messages that one browser keeps for a user, and the characters of each. */
export const CHAT_DRAFTS_MAX = 50;
export const CHAT_DRAFT_LENGTH_MAX = 2 * CHAT_MESSAGE_MAX;
/** What a user may send in a day; the server's own limit is the setting `CHAT_DAILY_MB`. */
export const CHAT_DAILY_MB_DEFAULT = 20;
export const TYPING_STOP_MS = 3_000;
export const UNREAD_BADGE_MAX = 99;
/** How many completed trainings, and how many notifications in all, the bell lists. */
export const NOTIFICATIONS_MAX = 50;
export const COMPLETIONS_POLL_MS = 30_000;
export const RETURN_DELAY_MS = 1_000;

export const RECONNECT_ATTEMPTS = 5;
/** The longest wait before the first reconnect. It doubles with each failed reconnect, up to the maximum. */
export const RECONNECT_DELAY_MS = 1_000;
export const RECONNECT_DELAY_MAX_MS = 4_000;
/** The longest wait that a stopping server can ask its clients for. */
export const COME_BACK_MAX_MS = 30_000;
export const LIVE_FRAME_MAX_BYTES = 16 * 1024;
/** Frames a socket may send at once, and a second from then on. */
export const LIVE_FRAMES_BURST = 60;
export const LIVE_FRAMES_PER_SECOND = 20;

/** The longest that a link to a video or its captions works; each works for more than half of it. */
export const MEDIA_LINK_LIFETIME_MS = 10 * 60_000;

export const RESET_LINK_MINUTES = 60;
/** Characters of a token in a body; the portal's own have 43. */
export const TOKEN_MAX = 200;
/** Of the link that invites an imported trainee: longer, because nobody is waiting for it. */
export const INVITATION_DAYS = 7;

export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_MAX_BYTES = 4 * 1024 * 1024;
/** Hashing one takes as long as a login, and logins go on meanwhile. */
export const IMPORT_PASSWORDS_MAX = 200;
/** How many rows with problems a report tells of. */
export const IMPORT_PROBLEMS_TOLD = 500;
