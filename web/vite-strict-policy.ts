import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Replaces react-style-singleton, by which the scroll lock of dialogs inserts its `<style>` element. */
export const strictPolicyAliases = {
  'react-style-singleton': join(import.meta.dirname, 'src/ui/style-singleton.ts'),
};

const SONNER = /\/node_modules\/sonner\/dist\/index\.mjs$/;

/** The call by which sonner inserts its style sheet; our toaster imports the same sheet as a file. */
const INSERTED_CSS = /^__insertCSS\(".*"\);?$/gm;
const INSERT_FUNCTION = /^function __insertCSS\(code\) \{\n(?: {2}.*\n)+\}$/gm;

/** Code that the security policy of our pages refuses to run. */
const REFUSED =
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|srcdoc|DOMParser|createContextualFragment)\b|\binsertAdjacentHTML\(|\bdocument\.write|\beval\(|\bnew Function\b|createElement\((["'`])style\1\)/;

/** Modules that contain such code but never run it, with the reason. */
const NOT_RUN: readonly { readonly module: RegExp; readonly because: string }[] = [
  {
    module: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    because: 'implements the properties, which our code must not use',
  },
  {
    module: /\/node_modules\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    because: 'renders its inline script on a server only',
  },
];

/** Adapts the build to the security policy, and fails it if a library does not comply. */
export function strictPolicy(): Plugin {
  return {
    name: 'strict-policy',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (SONNER.test(id)) return { code: withoutInsertedCss(code), map: null };
      return null;
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      for (const breach of policyBreaches(modules)) this.error(breach);
    },
  };
}

/** Removes the insertion from sonner's code; throws if the code has changed and the call is not found. */
export function withoutInsertedCss(code: string): string {
  for (const pattern of [INSERTED_CSS, INSERT_FUNCTION]) {
    const found = code.match(pattern)?.length ?? 0;
    if (found !== 1)
      throw new Error(`sonner inserts its style sheet in another way: ${found} × ${pattern}`);
  }
  return code.replace(INSERTED_CSS, '').replace(INSERT_FUNCTION, '');
}

type BuiltModule = readonly [id: string, rendered: { readonly code: string | null }];

/** One line for each module whose built code the security policy would refuse. */
export function policyBreaches(modules: readonly BuiltModule[]): string[] {
  return modules.flatMap(([id, { code }]) => {
    const found = REFUSED.exec(code ?? '')?.[0];
    if (found === undefined || NOT_RUN.some(({ module }) => module.test(id))) return [];
    return [`${id} contains ${found}, which the security policy refuses`];
  });
}
