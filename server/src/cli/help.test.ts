import { expect, it } from 'vitest';
import { runPortalCommand } from '#server/testing/portal-process.ts';
import { runCommand } from '#server/testing/run-command.ts';
import { VERSION } from '#server/version.ts';
import { COMMANDS } from './commands.ts';
import { help } from './help.ts';

it('lists every command with a sentence', async () => {
  const said = await runCommand(help, []);
  for (const name of [...Object.keys(COMMANDS), 'help'])
    expect(said).toMatch(new RegExp(`^npm run portal -- ${name}\\b.*\\n    [A-Z].*\\.$`, 'm'));
});

it.each(Object.entries(COMMANDS))(
  'explains %s, and refuses an option that it does not have',
  async (name, load) => {
    const { usage, example, run } = await load();
    for (const line of [usage, example]) expect(line.split(' ')[0]).toBe(name);
    const said = await runCommand(help, [name]);
    expect(said).toContain(`npm run portal -- ${usage}\n`);
    expect(said).toMatch(new RegExp(`\\n\\nExample: npm run portal -- ${name}`));
    await expect(run(['--nonsense'])).rejects.toThrow(
      `Unknown option '--nonsense'. Write: npm run portal -- ${usage}`,
    );
  },
);

it('refuses arguments that are missing or too many', async () => {
  const run = async (name: string, args: string[]) => (await COMMANDS[name]?.())?.run(args);
  await expect(run('backup', [])).rejects.toThrow('An argument is missing.');
  await expect(run('backup', ['one', 'two'])).rejects.toThrow("'two' is one argument more");
  await expect(run('create-admin', ['--email'])).rejects.toThrow(
    "Option '--email <value>' argument missing. Write: ",
  );
});

it('is shown by the program, which ends with 1 where there is no such command', async () => {
  const [list, backup, version, unknown] = await Promise.all([
    runPortalCommand([], {}),
    runPortalCommand(['backup', '--help'], {}),
    runPortalCommand(['--version'], {}),
    runPortalCommand(['bakcup'], {}),
  ]);
  expect(list.code).toBe(0);
  expect(list.said).toContain('npm run portal -- doctor\n');
  expect(backup).toEqual({ code: 0, said: expect.stringContaining('Example: ') });
  expect(version).toEqual({ code: 0, said: `${VERSION}\n` });
  expect(unknown.code).toBe(1);
  expect(unknown.said).toMatch(/^There is no command 'bakcup'\. The commands: start, demo, /);
});
