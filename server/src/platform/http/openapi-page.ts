/** The readable page of the API: plain HTML, without scripts and other hosts. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../escape-html.ts';
import { startTimeSlice } from '../time-slice.ts';
import type { OpenApiDocument, Operation } from './openapi.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; margin: .5rem 0 }
summary { cursor: pointer; padding: .6rem .8rem; display: flex; gap: .8rem; flex-wrap: wrap; align-items: baseline }
summary b { min-width: 4rem } summary code { font-weight: 600 } summary span { opacity: .8 }
section { padding: 0 1rem 1rem } pre { overflow: auto; padding: .8rem; border-radius: .5rem; background: color-mix(in srgb, currentColor 8%, transparent) }
table { border-collapse: collapse } td { padding: .2rem 1rem .2rem 0; vertical-align: top }`;

/** Allows this style sheet in a Content-Security-Policy, and no other. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** Lets other work run in between. */
export async function apiDocsPage(document: OpenApiDocument): Promise<string> {
  const groups = new Map(
    document.tags.map(({ name }) => [name, `<h2 id="${name}">${escapeHtml(name)}</h2>`]),
  );
  const slice = startTimeSlice();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      for (const tag of operation.tags)
        groups.set(tag, `${groups.get(tag)}${callHtml({ path, method, operation })}`);
      if (slice.isOver) await slice.next();
    }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)} API</title><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(document.info.title)} API</h1>
<p>${escapeHtml(document.info.description)} For tools: <a href="docs/openapi.json">openapi.json</a>.</p>
<nav aria-label="Features">${document.tags.map(({ name }) => `<a href="#${name}">${escapeHtml(name)}</a>`).join(' · ')}</nav>
${[...groups.values()].join('')}</main></body></html>`;
}

function callHtml({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  return `<details id="${operation.operationId}"><summary><b>${method.toUpperCase()}</b>
<code>/api${escapeHtml(path)}</code><span>${escapeHtml(operation.summary)}</span></summary><section>
${detailsHtml(operation)}
</section></details>`;
}

function detailsHtml(operation: Operation): string {
  const access = operation.security.length === 0 ? 'public' : 'signed in';
  const body = Object.entries(operation.requestBody?.content ?? {});
  const answers = Object.entries(operation.responses);
  return `<p>${access}</p>
${operation.parameters.length > 0 ? schemaHtml('Parameters', operation.parameters) : ''}
${body.map(([type, { schema }]) => schemaHtml(`Body, ${type}`, schema)).join('')}
<h3>Answers</h3><table>${answers.map(([status, { description }]) => `<tr><td>${status}</td><td>${escapeHtml(description)}</td></tr>`).join('')}</table>
${answers
  .filter(([status]) => status.startsWith('2'))
  .map(([status, { content }]) => schemaHtml(`Schema of ${status}`, content))
  .join('')}`;
}

function schemaHtml(title: string, schema: unknown): string {
  return `<h3>${escapeHtml(title)}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}
