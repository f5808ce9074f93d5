/** The part of Web Locks by which tabs take turns. */
export type TabLocks = { request: <T>(name: string, work: () => T | Promise<T>) => Promise<T> };
