#!/usr/bin/env node
// training-portal <command>: the program of the installed package; without a command it starts the portal on ./data.
import { runDemo } from './set-up/run-demo.mjs';
import { runPortal } from './set-up/run-portal.mjs';
import { runCommand } from './set-up/step.mjs';

const [command = 'start', ...args] = process.argv.slice(2);

await runCommand(async () => {
  if (command === 'demo' && args.length === 0) await runDemo();
  else await runPortal([command, ...args]);
});
