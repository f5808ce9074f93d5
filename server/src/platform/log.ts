/** What platform and features need of a logger; pino's fits. The object carries the facts, the text names them. */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
