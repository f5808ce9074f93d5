import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';
import { strictPolicy } from './vite-strict-policy.ts';

/** Read by the server, which sends it as a download (`server/src/features/ledger/offline-file.ts`). */
const FILE = 'offline/verifier.html';

const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/;
const SCRIPT = /<script type="module"[^>]*><\/script>/;
const HEAD = /<meta charset="utf-8" ?\/?>/;

/** Builds `verifier.html` into one file, which works from a disk and whose own policy refuses every request. */
export function verifier(): Plugin {
  return {
    name: 'verifier',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: inOneFile(await buildParts()) });
    },
  };
}

interface Parts {
  readonly html: string;
  readonly script: string;
  readonly style: string;
  readonly licences: string;
}

async function buildParts(): Promise<Parts> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [strictPolicy()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      license: { fileName: 'licences.md' },
      rolldownOptions: { input: 'verifier.html', output: { codeSplitting: false } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const textOf = (ending: string) => {
    const found = output.filter(({ fileName }) => fileName.endsWith(ending));
    const [file] = found;
    if (file === undefined || found.length > 1)
      throw new Error(`The verifier was built into ${found.length} files that end in ${ending}.`);
    return file.type === 'chunk' ? file.code : String(file.source);
  };
  return {
    html: textOf('.html'),
    script: textOf('.js'),
    style: textOf('.css'),
    licences: textOf('.md'),
  };
}

/** Exported for its test. */
export function inOneFile({ html, script, style, licences }: Parts): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('The script would end its element.');
  if (
    !html.startsWith('<!doctype html>') ||
    ![STYLE_SHEET, SCRIPT, HEAD].every((part) => part.test(html))
  )
    throw new Error('verifier.html has changed.');
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return html
    .replace(STYLE_SHEET, () => `<style>${style}</style>`)
    .replace(SCRIPT, '')
    .replace('</body>', () => `<script type="module">${script}</script></body>`)
    .replace(
      HEAD,
      (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace('</html>', () => `</html>\n<!--\n${licences.replaceAll('--', '- -')}\n-->`);
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
