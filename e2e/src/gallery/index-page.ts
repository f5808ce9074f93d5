/** The index page of the gallery: plain HTML that opens from the file system, with filters. */
import { type Picture, STATES } from './pictures.ts';
import { DEVICES, THEMES } from './views.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 1rem; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end;
  padding: 0.75rem 0; background: Canvas; border-bottom: 1px solid GrayText; }
label { display: grid; font-size: 0.875rem; }
select, button { font: inherit; min-height: 2.25rem; }
ul { list-style: none; margin: 1rem 0; padding: 0; display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
li[hidden] { display: none; }
figure { margin: 0; width: 14rem; }
img { display: block; width: 100%; height: 18rem; object-fit: contain; object-position: left top; border: 1px solid GrayText; }
figcaption { font-size: 0.875rem; overflow-wrap: anywhere; }
`;

/** Runs in the page. The choice is kept in the address, so that it can be passed on. */
const SCRIPT = `
const form = document.querySelector('form');
const items = [...document.querySelectorAll('li[data-screen]')];
const count = document.querySelector('output');
const fields = [...form.querySelectorAll('select')];
function show() {
  const shown = items.filter((item) => {
    item.hidden = fields.some(({ name, value }) => value !== '' && item.dataset[name] !== value);
    return !item.hidden;
  });
  count.textContent = shown.length + ' of ' + items.length + ' pictures';
}
const asked = new URLSearchParams(location.hash.slice(1));
for (const field of fields) field.value = asked.get(field.name) ?? '';
form.addEventListener('change', () => {
  location.replace('#' + new URLSearchParams(new FormData(form)));
  show();
});
form.addEventListener('reset', () => setTimeout(show));
show();
`;

interface Contents {
  /** Their files are beside the page. */
  readonly pictures: readonly Picture[];
  /** A line for each picture that could not be taken. */
  readonly problems: readonly string[];
  /** Lines on the machine. */
  readonly notes: readonly string[];
}

export function indexPage({ pictures, problems, notes }: Contents): string {
  const screens = [...new Set(pictures.map(({ screen }) => screen))].sort();
  const ordered = screens.flatMap((name) => pictures.filter(({ screen }) => screen === name));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of the Training Portal</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Gallery of the Training Portal</h1>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
${problems.length > 0 ? problemList(problems) : ''}
<form aria-label="Filters">
${filter('screen', 'Screen', screens)}
${filter(
  'width',
  'Width',
  DEVICES.map(({ width }) => String(width)),
)}
${filter('theme', 'Theme', THEMES)}
${filter('state', 'State', STATES)}
<button type="reset">Show all</button>
<output aria-live="polite"></output>
</form>
<main>
<ul>
${ordered.map(item).join('\n')}
</ul>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function problemList(problems: readonly string[]): string {
  const lines = problems.map((problem) => `<li><pre>${escaped(problem)}</pre></li>`);
  return `<h2>Not taken</h2>\n<ul>${lines.join('')}</ul>`;
}

function filter(name: string, label: string, choices: readonly string[]): string {
  const options = choices.map((choice) => `<option>${escaped(choice)}</option>`);
  return `<label>${label}<select name="${name}"><option value="">All</option>${options.join('')}</select></label>`;
}

function item({ screen, state, theme, file, device: { width } }: Picture): string {
  const caption = `${screen}: ${state}, ${width} px, ${theme}`;
  const data = Object.entries({ screen, width, theme, state }).map(
    ([name, value]) => `data-${name}="${escaped(String(value))}"`,
  );
  const address = encodeURIComponent(file);
  return `<li ${data.join(' ')}><figure><a href="${address}"><img src="${address}" alt="${escaped(caption)}" loading="lazy"></a><figcaption>${escaped(caption)}</figcaption></figure></li>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
