import { MEGABYTE } from './limits.ts';

/** A limit in megabytes, as sentences name it. */
export const megabytesOf = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;
