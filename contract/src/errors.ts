import * as z from 'zod/mini';

/**
 * The closed list of error codes with their status. Clients decide by `code`; users read `message`. A new kind of
 * refusal gets a new line here.
 */
export const STATUS_BY_CODE = {
  INVALID_INPUT: 400,
  INVALID_RESET_LINK: 400,
  INVALID_CONFIRMATION_LINK: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  /** The join code of the company is missing or wrong. */
  JOIN_CODE: 403,
  /** The company accepts sign-ups with emails of other domains only. */
  EMAIL_DOMAIN: 403,
  INVITATION_ONLY: 403,
  MODULE_LOCKED: 403,
  VIDEO_REQUIRED: 403,
  QUIZ_NOT_PASSED: 403,
  /** All tries are used: an admin must open the quiz again. */
  QUIZ_BLOCKED: 403,
  /** The other person has not answered the sender's first messages yet. */
  UNANSWERED: 403,
  /** The other person has blocked the sender. */
  NOT_DELIVERED: 403,
  /** A company does not allow its trainees to chat with people of other companies. */
  SEPARATED: 403,
  NOT_FOUND: 404,
  UPLOAD_NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  /** The email of a person to be added belongs to a trainee in the trash (`details.people`). */
  IN_TRASH: 409,
  NAME_TAKEN: 409,
  FOREIGN_KEY: 409,
  /** The module or trainee to be restored belongs to a company that is itself in the trash. */
  COMPANY_DELETED: 409,
  /** The trainee's training was started again since the page was loaded. */
  RUN_ENDED: 409,
  VIDEO_NOT_WATCHED: 409,
  VIDEO_CHANGED: 409,
  QUIZ_CHANGED: 409,
  /** No completion can be renewed, and none is being renewed. */
  NOTHING_TO_RENEW: 409,
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RANGE_NOT_SATISFIABLE: 416,
  TOO_MANY_REQUESTS: 429,
  /** The next try at a quiz is accepted at `details.retryAt`. */
  TRY_LATER: 429,
  /**
   * Like TOO_MANY_REQUESTS, but allowed again only the next day: clients should not repeat the request automatically.
   */
  DAILY_LIMIT: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

export const ERROR_CODES = Object.keys(STATUS_BY_CODE) as [ErrorCode, ...ErrorCode[]];

/** A refusal as it is sent: a client shows its own text for the reason (`reasons.ts`). */
export const sentRefusal = z.object({
  reason: z.string(),
  values: z.optional(z.record(z.string(), z.unknown())),
});
export type SentRefusal = z.infer<typeof sentRefusal>;

/** `message` is the English sentence about the reason. `details` has more for a code where a call says so. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  details: z.looseObject(sentRefusal.shape),
});
export type ErrorBody = z.infer<typeof errorBody>;
