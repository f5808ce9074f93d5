import { VERSION } from '../version.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';

export const showVersion: Command = {
  usage: 'version',
  about: ['Prints the version of the portal.'],
  example: 'version',
  async run(args) {
    readArguments(showVersion, args, {});
    console.log(VERSION);
  },
};
