/** The configuration that operators copy (`docs/nginx.conf`), with the addresses and the folder of a test. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DOCUMENT = new URL('../../../docs/nginx.conf', import.meta.url);

export interface NginxSite {
  /** Where nginx listens, on this machine only. */
  readonly port: number;
  readonly portalPort: number;
  /** The folder of the portal's media, without a slash at its end. */
  readonly mediaFolder: string;
  /** An existing folder for what nginx keeps. */
  readonly folder: string;
  /** The path of the portal's address, empty without one. Other paths are those of another program. */
  readonly basePath?: string;
}

/** The beginnings of the locations that are not internal, before whose paths `docs/nginx.conf` says to write the path. */
const LOCATIONS = [
  'location / {',
  'location /api/calendar/ {',
  'location ~ ^/(?:api/(',
  'location ~ ^/api/uploads/',
];
const OTHER_PROGRAM = 'location / { return 200 "another program"; }';

/** Returns the block of the document with these values instead of its own; fails if it does not have them once. */
export async function nginxSite({
  port,
  portalPort,
  mediaFolder,
  folder,
  basePath = '',
}: NginxSite): Promise<string> {
  const values: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server 127.0.0.1:3000 max_fails=0;', `server 127.0.0.1:${portalPort};`],
    ['alias /srv/portal/data/media/;', `alias ${mediaFolder}/;`],
    ['alias /srv/portal/data/media/$media_file;', `alias ${mediaFolder}/$media_file;`],
    ['/var/lib/nginx/portal-permissions', join(folder, 'portal-permissions')],
    ...(basePath === '' ? [] : pathsBelow(basePath)),
  ];
  const document = await readFile(DOCUMENT, 'utf8');
  return values.reduce((text, [theirs, ours]) => {
    if (text.split(theirs).length !== 2) throw new Error(`docs/nginx.conf has no '${theirs}'`);
    return text.replace(theirs, ours);
  }, document);
}

const pathsBelow = (basePath: string) => [
  ...LOCATIONS.map((location) => [location, location.replace('/', `${basePath}/`)] as const),
  ['location @portal {', `${OTHER_PROGRAM}\n  location @portal {`] as const,
];

/** The path that `MEDIA_ACCEL` has to name for this configuration. */
export const INTERNAL_PREFIX = '/internal-media/';
