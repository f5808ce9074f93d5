import { runQuietly } from './child.mjs';

/**
 * Runs npm to its end.
 * @param {readonly string[]} args
 * @param {import('./child.mjs').ChildOptions & { node?: string }} [options] node runs npm
 */
export function runNpm(args, { node = process.execPath, ...options } = {}) {
  const cli = process.env['npm_execpath'];
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  // npm passes the path of its entry file to its scripts; outside npm, the npm on the PATH is used.
  return cli?.endsWith('.js')
    ? runQuietly(node, [cli, ...all], options)
    : runQuietly('npm', all, options);
}
