/** The operator's commands: thin, on the same services as the server. */
import { explain, findCommand } from './help.ts';

const ALIASES = new Map([
  ['--version', 'version'],
  ['--help', 'help'],
  ['-h', 'help'],
]);

// The reader of the output may have read enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(1);
});

const [asked = 'help', ...args] = process.argv.slice(2);
try {
  const command = await findCommand(ALIASES.get(asked) ?? asked);
  if (args.includes('--help')) explain(command);
  else await command.run(args);
} catch (error) {
  const { isForPeople } = await import('../startup-errors.ts');
  console.error(isForPeople(error) ? error.message : error);
  process.exitCode = 1;
}
