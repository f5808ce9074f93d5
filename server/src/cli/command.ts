import pino from 'pino';
import { createServices, type Services } from '../app.ts';
import { type OpenResources, openResources } from '../open-resources.ts';
import { readSettings } from '../settings.ts';
import { SimulatedClock } from './simulated-clock.ts';

/** A command of `npm run portal -- NAME`. */
export interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** A command that uses the portal's services. No portal may run on the data folder at the same time. */
export interface ServiceCommand {
  readonly usage: string;
  readonly run: (context: CommandContext, args: readonly string[]) => Promise<void>;
}

export interface CommandContext {
  readonly resources: OpenResources;
  readonly services: Services;
  readonly clock: SimulatedClock;
}

export function onServices({ usage, run }: ServiceCommand): Command {
  return {
    usage,
    async run(args) {
      const settings = readSettings();
      const clock = new SimulatedClock();
      await using resources = await openResources(
        settings,
        pino({ level: settings.logLevel === 'info' ? 'warn' : settings.logLevel }),
        clock.now,
      );
      const services = createServices(resources, settings);
      await run({ resources, services, clock }, args);
    },
  };
}
