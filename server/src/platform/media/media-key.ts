import { randomBytes } from 'node:crypto';

const KEY_FORM = /^[A-Za-z0-9_-]{22}\.[a-z0-9]{2,4}$/;

/** An unguessable name (128 random bits) with an extension for the content's real type: `9tX…Q.mp4`. */
export function newMediaKey(extension: string): string {
  const key = `${randomBytes(16).toString('base64url')}.${extension}`;
  assertMediaKey(key);
  return key;
}

export function isMediaKey(text: string): boolean {
  return KEY_FORM.test(text);
}

/** The strong entity tag of a stored file: the content under a key never changes, so the key identifies it. */
export function etagOf(key: string): string {
  return `"${key}"`;
}

/** Every store calls this before a key becomes a path or an address, so that no key can point outside the store. */
export function assertMediaKey(key: string): void {
  if (!isMediaKey(key)) throw new TypeError(`Not a media key: ${JSON.stringify(key)}`);
}
