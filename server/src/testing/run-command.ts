import { vi } from 'vitest';
import type { Command } from '../cli/command.ts';

/** Runs one of the operator's commands in this process, and returns what it prints. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await command.run(args);
    return log.mock.calls.join('\n');
  } finally {
    log.mockRestore();
    vi.unstubAllEnvs();
  }
}
