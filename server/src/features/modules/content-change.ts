import type { Db } from '../../platform/database/schema.ts';
import type { Actor } from '../activity/service.ts';
import type { FoundModule } from './locked-module.ts';

/** A change of one module's content, in a transaction that has its company locked. */
export interface ContentChange {
  readonly tx: Db;
  readonly actor: Actor;
  /** The module as it was before the change. */
  readonly module: FoundModule;
  /** Milliseconds since 1970. */
  readonly at: number;
}
