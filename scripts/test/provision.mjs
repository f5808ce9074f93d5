import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runQuietly } from '../set-up/child.mjs';
import { step } from '../set-up/step.mjs';

/**
 * A program outside node_modules that the tests need.
 * @typedef {object} Need
 * @property {string} name for the report
 * @property {string[]} packages of Debian
 * @property {string[]} [otherwise] packages if the first ones are not available
 * @property {() => string | undefined} find its executable, or the folder of its executables
 * @property {() => string | undefined} [prefer] finds a better executable; if it finds none, the packages are installed
 * although `find` succeeds
 */

/** @type {Record<'chromium' | 'postgres' | 'redis' | 'nginx' | 'icalendar' | 'jwcrypto' | 'libreoffice' | 'pdf' | 'go' | 'buildah' | 'compose' | 'systemd', Need>} */
export const NEEDS = {
  chromium: {
    name: 'Chromium',
    // The same engine without windows: a journey needs a third less time.
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    otherwise: ['chromium', 'fonts-liberation'],
    prefer: () => process.env['CHROMIUM_PATH'] ?? onPath(['chromium-headless-shell']),
    find: () =>
      NEEDS.chromium.prefer?.() ??
      onPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']),
  },
  postgres: {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    find: () => {
      const found = debianPostgres() ?? onPath(['initdb']);
      return found && dirname(found);
    },
  },
  redis: {
    name: 'Redis',
    packages: ['redis-server'],
    find: () => onPath(['redis-server', 'valkey-server']),
  },
  nginx: {
    name: 'nginx',
    packages: ['nginx'],
    // Debian's folder for it is on the PATH of root alone.
    find: () => onPath(['nginx']) ?? ['/usr/sbin/nginx'].find(isExecutable),
  },
  icalendar: {
    name: 'icalendar of Python',
    packages: ['python3-icalendar'],
    find: () => pythonWith('icalendar'),
  },
  jwcrypto: {
    name: 'jwcrypto of Python',
    packages: ['python3-jwcrypto'],
    find: () => pythonWith('jwcrypto'),
  },
  libreoffice: {
    name: 'LibreOffice',
    packages: ['libreoffice-calc'],
    find: () => onPath(['soffice', 'libreoffice']),
  },
  pdf: {
    name: 'qpdf and Poppler',
    packages: ['qpdf', 'poppler-utils'],
    find: () => onPath(['pdffonts']) && onPath(['qpdf']),
  },
  go: {
    name: 'Go with golang.org/x/mod',
    packages: ['golang-go', 'golang-golang-x-mod-dev'],
    find: () =>
      existsSync('/usr/share/gocode/src/golang.org/x/mod/sumdb/tlog') ? onPath(['go']) : undefined,
  },
  buildah: {
    name: 'Buildah and debootstrap',
    packages: ['buildah', 'debootstrap'],
    // Debian's folder for debootstrap is on the PATH of root alone, who is needed anyway.
    find: () => onPath(['debootstrap']) && onPath(['buildah']),
  },
  compose: {
    name: 'docker-compose',
    packages: ['docker-compose'],
    find: () => onPath(['docker-compose']),
  },
  systemd: {
    name: 'systemd-analyze',
    packages: ['systemd'],
    find: () => onPath(['systemd-analyze']),
  },
};

/** Keeps Debian's packages from starting their own services while this file exists. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs missing programs from the packages of the distribution, if possible: as root on a machine with apt. The
 * caller reports programs that are still missing.
 * @param {Need[]} needs
 */
export async function provision(needs) {
  const missing = needs.filter(({ find, prefer = find }) => !prefer());
  if (missing.length === 0 || process.getuid?.() !== 0 || !onPath(['apt-get'])) return;
  const packages = missing.flatMap((need) => need.packages);
  await step(`Installing ${packages.join(', ')}`, async () => {
    await aptGet(['update']);
    await withoutServices(async () => {
      // One at a time, so that an unavailable package does not prevent the others.
      for (const { packages, otherwise, find } of missing) {
        await aptGet(['install', ...packages]);
        if (otherwise && !find()) await aptGet(['install', ...otherwise]);
      }
    });
  });
}

/** @param {string[]} args */
async function aptGet([verb = '', ...packages]) {
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  const { code, output } = await runQuietly('apt-get', [verb, ...options, ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: 300_000,
  });
  if (code !== 0) process.stdout.write(`apt-get ${verb} ${packages.join(' ')}:\n${output}\n`);
}

/** @param {() => Promise<void>} work */
async function withoutServices(work) {
  if (existsSync(SERVICE_POLICY)) return work();
  writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await work();
  } finally {
    rmSync(SERVICE_POLICY);
  }
}

/** Debian keeps each major version in its own folder, off the PATH. */
function debianPostgres() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const newestFirst = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(base, version, 'bin', 'initdb')).find(isExecutable);
}

/**
 * The packages belong to the Python of Debian, which need not be the first one on the PATH.
 * @param {string} module
 */
function pythonWith(module) {
  return ['/usr/bin/python3', onPath(['python3'])].find(
    (python) => python && spawnSync(python, ['-c', `import ${module}`]).status === 0,
  );
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
