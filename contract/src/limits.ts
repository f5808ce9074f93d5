/** The business constants of the portal: spec section 9 and the readings. Every other place imports them. */

/** Percent of correct answers, as an exact ratio, from which a quiz is passed. */
export const PASS_PERCENT = 70;

export const PASSWORD_MIN = 6;
/** Argon2 reads it all; the bound only keeps a request from being a weapon. */
export const PASSWORD_MAX = 256;
export const NAME_MAX = 200;
/** RFC 5321: 254 is the longest address that can be delivered to. */
export const EMAIL_MAX = 254;
export const SEARCH_MAX = 200;
export const DESCRIPTION_MAX = 2_000;

export const HELP_MESSAGE_MAX = 500;
export const FEEDBACK_COMMENT_MAX = 500;
export const ADMIN_NOTES_MAX = 2_000;
export const CHAT_MESSAGE_MAX = 10_000;
export const RATING_MIN = 1;
export const RATING_MAX = 5;

export const QUESTION_MAX = 2_000;
export const OPTION_MAX = 500;
export const EXPLANATION_MAX = 2_000;
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 20;
export const OPTIONS_DEFAULT = 4;
export const QUESTIONS_MAX = 200;

export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
/** Shown as a hint in the browser; the server's own limit is the setting `MAX_VIDEO_MB`. */
export const VIDEO_MAX_MB_DEFAULT = 100;

/** A video counts as watched when the accepted time is short of it by no more than the greater of these. */
export const WATCH_TOLERANCE_SECONDS = 1;
export const WATCH_TOLERANCE_RATIO = 0.02;
/** How far a report may run ahead of the server's clock: rounding and timer jitter, nothing more. */
export const WATCH_CLOCK_SLACK_MS = 500;
export const WATCH_REPORT_INTERVAL_MS = 5_000;
export const ANTI_SKIP_CHECK_MS = 100;

export const TRAINEE_PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 100;
export const TRAINEE_LIST_REFRESH_MS = 60_000;
export const TRAINEE_DETAIL_REFRESH_MS = 30_000;
export const UNREAD_POLL_MS = 10_000;
export const CHAT_POLL_MS = 5_000;
export const CHAT_PAGE_SIZE = 50;
export const TYPING_STOP_MS = 3_000;
export const UNREAD_BADGE_MAX = 99;
export const RETURN_DELAY_MS = 1_000;

export const RECONNECT_ATTEMPTS = 5;
export const RECONNECT_DELAY_MS = 1_000;
export const LIVE_FRAME_MAX_BYTES = 16 * 1024;

export const RESET_LINK_MINUTES = 60;
