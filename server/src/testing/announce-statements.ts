/**
 * For `node --import`: writes the text of ANNOUNCED to the standard error output before each statement of the portal on
 * its database, so that a test can kill the process between any two of them, or during one.
 */
import { writeSync } from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';

const text = process.env['ANNOUNCED'] ?? '';

const methods = [
  [DatabaseSync.prototype, 'exec'],
  [StatementSync.prototype, 'run'],
  [StatementSync.prototype, 'all'],
  [pg.Client.prototype, 'query'],
] as const;

for (const [prototype, name] of methods) announceCallsOf(prototype, name);

function announceCallsOf(prototype: object, name: string): void {
  const original: (...args: unknown[]) => unknown = Reflect.get(prototype, name);
  Reflect.set(prototype, name, function announced(this: unknown, ...args: unknown[]) {
    writeSync(2, text);
    return Reflect.apply(original, this, args);
  });
}
