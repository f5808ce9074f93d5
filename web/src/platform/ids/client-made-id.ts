/** A new id for a request that may be sent twice. `crypto.randomUUID` is missing on plain HTTP. */
export function clientMadeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
