/**
 * Writes security events to the log, in limited number: an event is written once in a window; its repetitions are
 * counted and written as one line at the end of the window. So an attacker cannot fill the disk with them.
 */
import type { Role } from '@portal/contract/fields';
import { currentRequest, outsideRequests } from './current-request.ts';
import { loggedAddress } from './http/client-address.ts';
import type { Logger } from './log.ts';
import { startTimeSlice } from './time-slice.ts';

/** Every event with the level of its lines. */
const LEVELS = {
  'login.succeeded': 'info',
  'login.failed': 'warn',
  'login.locked': 'warn',
  logout: 'info',
  'sign-up': 'info',
  'sign-up.unconfirmed': 'info',
  'sign-up.refused': 'warn',
  'password-reset.requested': 'info',
  'password-reset.used': 'info',
  'password-reset.refused': 'warn',
  'password.changed': 'info',
  'password.refused': 'warn',
  'session.ended': 'info',
  'session.refused': 'warn',
  'socket.refused': 'warn',
  'access.denied': 'warn',
  'limit.reached': 'warn',
  'limit.near': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof LEVELS;

/**
 * Ids and words of the code only. Texts that a client has entered must not be here: an email may be a mistyped
 * password.
 */
interface SecurityFacts {
  readonly userId?: number | undefined;
  /** The admin who acted. */
  readonly actorId?: number | undefined;
  readonly role?: Role | undefined;
  readonly reason?: string | undefined;
  /** The name of the limit. */
  readonly limit?: string | undefined;
  readonly method?: string | undefined;
  /** The pattern of the address, such as `/api/trainee/modules/:id`. */
  readonly route?: string | undefined;
  readonly code?: string | undefined;
}

export interface SecurityLog {
  /** The address of the current request is added. */
  record(event: SecurityEvent, facts?: SecurityFacts): void;
}

interface Line extends SecurityFacts {
  readonly event: SecurityEvent;
  readonly address?: string;
}

interface WrittenLine extends Line {
  /** The number of repetitions after the first line. */
  readonly repeated?: number;
  /** The number of recorded events without a line of their own. */
  readonly further?: number;
}

/** As long as failed logins are counted. */
const WINDOW_MS = 15 * 60_000;
/** Lines of one event in a window that name an account; enough for the morning logins of a large installation. */
const LINES_WITH_ACCOUNT = 10_000;
/** Lines of one event in a window without an account: anyone can cause them, from any number of addresses. */
const LINES_WITHOUT_ACCOUNT = 500;

/** The events recorded in one window. */
class RecordedWindow {
  readonly repetitions = new Map<string, { readonly line: Line; count: number }>();
  /** Number of events that were not written separately. */
  readonly unwritten = new Map<SecurityEvent, number>();
  readonly #lines = new Map<string, number>();

  /** Whether the line is to be written now. */
  admit(line: Line): boolean {
    const key = JSON.stringify(line);
    const known = this.repetitions.get(key);
    if (known !== undefined) {
      known.count += 1;
      return false;
    }
    if (!this.#hasRoomFor(line)) {
      this.unwritten.set(line.event, (this.unwritten.get(line.event) ?? 0) + 1);
      return false;
    }
    this.repetitions.set(key, { line, count: 0 });
    return true;
  }

  #hasRoomFor({ event, userId }: Line): boolean {
    const hasAccount = userId !== undefined;
    const group = `${event} ${hasAccount}`;
    const lines = this.#lines.get(group) ?? 0;
    if (lines >= (hasAccount ? LINES_WITH_ACCOUNT : LINES_WITHOUT_ACCOUNT)) return false;
    this.#lines.set(group, lines + 1);
    return true;
  }
}

export function createSecurityLog(log: Logger): SecurityLog & { close(): Promise<void> } {
  let window = new RecordedWindow();
  let timer: NodeJS.Timeout | undefined;

  const write = (line: WrittenLine, message: string) => log[LEVELS[line.event]](line, message);

  /** Writes the counted events, in batches, because a window can have thousands of lines. */
  async function endWindow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const { repetitions, unwritten } = window;
    window = new RecordedWindow();
    const slice = startTimeSlice();
    for (const { line, count } of repetitions.values()) {
      if (count > 0) write({ ...line, repeated: count }, 'security event repeated');
      if (slice.isOver) await slice.next();
    }
    for (const [event, count] of unwritten)
      write({ event, further: count }, 'security events not written one by one');
  }

  return {
    record(event, facts = {}) {
      const request = currentRequest();
      const line = request === undefined ? facts : { ...facts, address: loggedAddress(request.ip) };
      const isNew = window.admit({ event, ...line });
      if (isNew) write({ event, ...line }, 'security event');
      timer ??= outsideRequests(() => setTimeout(() => void endWindow(), WINDOW_MS).unref());
    },

    /** Writes the events that the current window has counted. */
    close: endWindow,
  };
}
