import { runNpm } from '../set-up/npm.mjs';
import { ROOT } from '../set-up/paths.mjs';
import { Refusal } from '../set-up/step.mjs';

/**
 * A bill of materials in the form of CycloneDX, as far as it is read here.
 * @typedef {object} Sbom
 * @property {string} [serialNumber]
 * @property {{ timestamp?: string, component: Record<string, unknown> }} metadata
 * @property {{ 'bom-ref': string, purl: string }[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/**
 * Lists what is in the package: the libraries that are built into the server and the web app, and the packages that are
 * installed with it.
 * @param {string} folder with the content of the package
 * @returns {Promise<Sbom>}
 */
export async function makeSbom(folder) {
  const workspaces = ['server', 'web'].flatMap((name) => ['--workspace', name]);
  const built = await npmSbom(ROOT, workspaces);
  const installed = await npmSbom(folder, []);
  return withoutVariance(merged(installed, built));
}

/**
 * @param {string} cwd
 * @param {string[]} args
 * @returns {Promise<Sbom>}
 */
async function npmSbom(cwd, args) {
  const all = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const { code, output } = await runNpm([...all, ...args], { cwd });
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nnpm could not list the packages.`);
  return JSON.parse(output);
}

/**
 * @param {Sbom} main
 * @param {Sbom} other
 * @returns {Sbom}
 */
export function merged(main, other) {
  const components = uniqueBy([...main.components, ...other.components], (each) => each['bom-ref']);
  const refs = new Map(main.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  for (const { ref, dependsOn } of other.dependencies)
    refs.set(ref, [...new Set([...(refs.get(ref) ?? []), ...dependsOn])].sort());
  const dependencies = [...refs].map(([ref, dependsOn]) => ({ ref, dependsOn }));
  return { ...main, components, dependencies: sortedBy(dependencies, (each) => each.ref) };
}

/**
 * The same for each release of the same sources: npm names a time, a random number and the folder.
 * @param {Sbom} sbom
 * @returns {Sbom}
 */
export function withoutVariance({ serialNumber: _number, metadata, ...sbom }) {
  const { timestamp: _timestamp, ...rest } = metadata;
  const component = { ...metadata.component, name: 'training-portal', type: 'application' };
  return { ...sbom, metadata: { ...rest, component } };
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string} keyOf
 */
const uniqueBy = (items, keyOf) =>
  sortedBy([...new Map(items.map((item) => [keyOf(item), item])).values()], keyOf);

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string} keyOf
 */
const sortedBy = (items, keyOf) => [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
