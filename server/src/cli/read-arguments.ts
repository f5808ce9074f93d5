import { type ParseArgsConfig, parseArgs } from 'node:util';
import { commandLine } from '../platform/command-line.ts';
import type { CommandHelp } from './command.ts';
import { CommandRefusedError } from './command-refused-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Expected<O extends Options> {
  readonly options?: O;
  /** The fewest and the most arguments that are no options; none without it. */
  readonly count?: readonly [number, number];
}

/** Returns the arguments of a command. @throws CommandRefusedError with the usage for others than it has */
export function readArguments<const O extends Options = Record<never, never>>(
  { usage }: Pick<CommandHelp, 'usage'>,
  args: readonly string[],
  { options, count: [min, max] = [0, 0] }: Expected<O>,
) {
  const { values, positionals } = parse();
  if (positionals.length < min) throw refusal('An argument is missing.');
  if (positionals.length > max)
    throw refusal(`'${positionals[max]}' is one argument more than there can be.`);
  return { values, positionals };

  function parse() {
    try {
      return parseArgs({ args: [...args], options: options ?? ({} as O), allowPositionals: true });
    } catch (error) {
      if (!isParseError(error)) throw error;
      throw refusal(sentenceOf(error), error);
    }
  }

  function refusal(why: string, cause?: Error): CommandRefusedError {
    return new CommandRefusedError(`${why} Write: ${commandLine(usage)}`, { cause });
  }
}

/** Without what it says of an unknown option: how to write an argument that begins with a dash. */
const sentenceOf = ({ message }: Error) =>
  `${message.split('. To specify a positional')[0]?.replaceAll('\n', ' ').replace(/\.$/, '')}.`;

function isParseError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS_')
  );
}
