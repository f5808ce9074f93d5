import pino from 'pino';
import { createServices } from '../app.ts';
import { openResources } from '../open-resources.ts';
import { readSettings } from '../settings.ts';
import type { ServiceCommand } from './command.ts';
import { SimulatedClock } from './simulated-clock.ts';

export async function runOnServices(
  command: ServiceCommand,
  args: readonly string[],
): Promise<void> {
  const work = command.prepare(args);
  const settings = readSettings();
  const clock = new SimulatedClock();
  await using resources = await openResources(
    settings,
    pino({ level: settings.logLevel === 'info' ? 'warn' : settings.logLevel }),
    clock.now,
  );
  const services = createServices(resources, settings);
  await work({ resources, services, clock });
}
