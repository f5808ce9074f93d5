import type { Services } from '../app.ts';
import type { OpenResources } from '../open-resources.ts';
import type { SimulatedClock } from './simulated-clock.ts';

export interface Command {
  readonly usage: string;
  readonly run: (context: CommandContext, args: readonly string[]) => Promise<void>;
}

export interface CommandContext {
  readonly resources: OpenResources;
  readonly services: Services;
  readonly clock: SimulatedClock;
}
