/** The administrator's commands: thin, on the same services as the server. */
import pino from 'pino';
import { createServices } from '../app.ts';
import { openResources } from '../open-resources.ts';
import { readSettings } from '../settings.ts';
import { isForPeople } from '../startup-errors.ts';
import type { Command } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { layOutDemo } from './demo/command.ts';
import { SimulatedClock } from './simulated-clock.ts';

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
  console.error(isForPeople(error) ? error.message : error);
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
  await command.run({ resources, services, clock }, given);
}

function showHelp(asked: string): void {
  if (asked !== 'help') {
    console.error(`There is no command '${asked}'.`);
    process.exitCode = 1;
  }
  console.log('Commands:');
  for (const { usage } of Object.values(COMMANDS)) console.log(`  npm run portal -- ${usage}`);
}
