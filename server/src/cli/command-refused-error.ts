/** A command cannot do what it was called for; nothing was changed. Its message is a sentence that says what to do. */
export class CommandRefusedError extends Error {
  override readonly name = 'CommandRefusedError';
}
