/** The process has no capacity for this work now. A client may try again in a second. */
export class BusyError extends Error {
  override readonly name = 'BusyError';

  constructor(message = 'Too much work is waiting') {
    super(message);
  }
}
