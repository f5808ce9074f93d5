/** The real nginx, in one process that ends at the latest with the process that started it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where packages install it; for users who are not root Debian's folder is not on the PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
const POLL_MS = 20;
/** Replaces itself by the program, which another shell ends as soon as the other end of pipe 3 is closed. */
const UNTIL_PIPE_CLOSES = '{ read -r _; kill $$; } <&3 & exec "$0" "$@" 3<&-';

interface NginxOptions {
  /** An existing folder for the configuration and temporary files. */
  readonly folder: string;
  /** The content of the block `http`. */
  readonly http: string;
  /** An address that it answers when it has started, in whatever way. */
  readonly url: string;
}

/** Returns the path of the program, or undefined if it is not installed. */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...FOLDERS];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** Starts nginx and returns its process id; the stack ends it. */
export async function startNginx(
  { folder, http, url }: NginxOptions,
  stack: AsyncDisposableStack,
): Promise<number> {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed');
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configOf(folder, http));
  const args = ['-c', UNTIL_PIPE_CLOSES, program, '-p', folder, '-c', config, '-e', 'stderr'];
  const child = spawn('/bin/sh', args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
  const ended = once(child, 'exit');
  stack.defer(async () => {
    child.stdio[3]?.destroy();
    await ended;
  });
  while (child.exitCode === null) {
    if (await isAnswering(url)) return child.pid ?? 0;
    await pause(POLL_MS);
  }
  throw new Error('nginx ended while it was starting');
}

const isAnswering = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** Its temporary files are in the folder too, because the usual places may belong to another user. */
function configOf(folder: string, http: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; master_process off; pid ${join(folder, 'nginx.pid')};
error_log stderr crit;
events { worker_connections 1024; }
http {
  ${kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ')}
  access_log off;
  ${http}
}
`;
}
