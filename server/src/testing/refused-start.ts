import { expect } from 'vitest';
import { freePort } from './free-port.ts';
import { runPortalCommand, startProcess } from './portal-process.ts';

/** Starts a portal that must end with one sentence, and returns it. */
export async function refused(env: Record<string, string>): Promise<string> {
  const portal = startProcess({ PORT: String(await freePort()), ...env });
  expect(await portal.ended).toBe(1);
  expectSentence(portal.output.said);
  return portal.output.said;
}

/** Runs a command that must end with one sentence, and returns it. */
export async function refusedCommand(args: string[], env: Record<string, string>): Promise<string> {
  const { said, code } = await runPortalCommand(args, env);
  expect(code).toBe(1);
  expectSentence(said);
  return said;
}

function expectSentence(said: string): void {
  expect(said).not.toMatch(/\n\s+at /);
  expect(said.trim().split('\n')).toHaveLength(1);
}
