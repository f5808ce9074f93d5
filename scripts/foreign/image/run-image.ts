/** Runs an unpacked image as an engine does: in its own root, which is read-only, and as a user without rights. */
import { spawn } from 'node:child_process';
import { watchChild } from '../../../server/src/testing/watch-child.ts';
import { type Image, MOUNTED } from './build-image.ts';

interface Placed {
  /** The folder that is the volume. */
  readonly data: string;
  readonly userId: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** The arguments after the folder are the program. The mounts end with the process. */
const SCRIPT = `
set -e
root=$1 data=$2 volume=$3 user=$4 folder=$5
shift 5
mount --bind "$root" "$root"
mount --bind "$data" "$root$volume"
for name in ${MOUNTED.join(' ')}; do mount --bind "/$name" "$root/$name"; done
mount --options remount,bind,ro "$root"
exec setpriv --no-new-privs unshare --root "$root" --wd "$folder" --setgid "$user" --setuid "$user" "$@"
`;

/** The command that runs a program of the image. */
function commandOf({ config, root }: Image, { data, userId }: Placed, program: string[]) {
  const [volume = ''] = Object.keys(config.Volumes);
  const places = [root, data, volume, String(userId), config.WorkingDir];
  return ['unshare', '--mount', 'sh', '-c', SCRIPT, 'sh', ...places, ...program];
}

/** Starts a program of the image; without one that of its entry, with its arguments. */
export function startInImage(image: Image, placed: Placed, program?: string[]) {
  const { config } = image;
  const all = program ?? [...config.Entrypoint, ...config.Cmd];
  const [unshare = '', ...args] = commandOf(image, placed, all);
  const given = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  return watchChild(spawn(unshare, args, { env: { ...given, ...placed.env } }));
}
