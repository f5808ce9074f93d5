import type { Services } from '../app.ts';
import type { OpenResources } from '../open-resources.ts';
import type { SimulatedClock } from './simulated-clock.ts';

/** How `help` explains a command, and what is shown to an operator who types it wrongly. */
export interface CommandHelp {
  /** The name, the arguments and the options. */
  readonly usage: string;
  /** Sentences: what it does, which the list of all commands shows, too; what it prints; whether the portal may run. */
  readonly about: readonly [string, ...string[]];
  /** As the usage, with arguments that could be real. */
  readonly example: string;
}

/** A command of `training-portal`, or of `npm run portal --` in a clone. */
export interface Command extends CommandHelp {
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** A command that uses the portal's services. No portal may run on the data folder at the same time. */
export interface ServiceCommand extends CommandHelp {
  /** Reads the arguments, before anything is opened. Returns what the command does then. */
  readonly prepare: (args: readonly string[]) => (context: CommandContext) => Promise<void>;
}

export interface CommandContext {
  readonly resources: OpenResources;
  readonly services: Services;
  readonly clock: SimulatedClock;
}
