import { randomBytes } from 'node:crypto';

/** Random bytes as text, from which the salts of a leaf are derived. Each certificate and each result has its own. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
