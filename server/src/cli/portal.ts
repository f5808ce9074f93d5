/** The administrator's commands: thin, on the same services as the server. */
import pino from 'pino';
import { createServices, type Services } from '../app.ts';
import { type OpenResources, openResources } from '../open-resources.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readSettings, type Settings } from '../settings.ts';
import { isForPeople } from '../startup-errors.ts';
import { createAdmin } from './create-admin.ts';
import { layOutDemo } from './demo.ts';
import { SimulatedClock } from './simulated-clock.ts';

export interface Command {
  readonly usage: string;
  readonly run: (context: CommandContext, args: readonly string[]) => Promise<void>;
}

export interface CommandContext {
  readonly resources: OpenResources;
  readonly services: Services;
  readonly settings: Settings;
  readonly clock: SimulatedClock;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  'create-admin': createAdmin,
  demo: layOutDemo,
};

const [name = 'help', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) showHelp(name);
  else await runCommand(command, args);
} catch (error) {
  console.error(error instanceof AppError || isForPeople(error) ? error.message : error);
  process.exitCode = 1;
}

async function runCommand(command: Command, given: readonly string[]): Promise<void> {
  const settings = readSettings();
  const clock = new SimulatedClock();
  await using resources = await openResources(
    settings,
    pino({ level: settings.logLevel === 'info' ? 'warn' : settings.logLevel }),
    clock.now,
  );
  const services = createServices(resources, settings);
  await command.run({ resources, services, settings, clock }, given);
}

function showHelp(asked: string): void {
  if (asked !== 'help') {
    console.error(`There is no command '${asked}'.`);
    process.exitCode = 1;
  }
  console.log('Commands:');
  for (const { usage } of Object.values(COMMANDS)) console.log(`  npm run portal -- ${usage}`);
}
