/**
 * The logger interface of platform and features; pino's logger fits. The object has the facts, the text describes the
 * event.
 */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
