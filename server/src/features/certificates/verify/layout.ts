/** The frame of the pages that check certificates, and the form that all of them have. */
import { CERTIFICATE_CODE } from '@portal/contract/certificate-code';
import { directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from '@portal/contract/languages';
import { certificateWords } from '../words.ts';
import { Html, html } from './html.ts';
import { STYLE } from './style.ts';
import { verifyTexts } from './texts/catalogue.ts';

/** The reader of a page. */
export interface Reader {
  readonly language: Language;
  /** The address names the language, so that links and the form have to keep it. */
  readonly hasChosen: boolean;
  /** The path of the portal's address. */
  readonly basePath: string;
}

const PRODUCT = 'Training Portal';
const HILL = new Html(
  '<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="9" fill="#2340d6"/><path d="M6.5 21.5h5l4-11h5l5 11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".35"/><path d="M6.5 21.5h5l4-11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="15.5" cy="10.5" r="3.2" fill="#fff"/></svg>',
);

interface Content {
  /** That of the window. */
  readonly title: string;
  readonly main: Html;
}

/** A whole page. */
export function layout({ language, basePath }: Reader, { title, main }: Content): string {
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${`${title} – ${PRODUCT}`}</title>
<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">
<style>${new Html(STYLE)}</style>
</head>
<body>
<div class="page">
<header class="product" translate="no">${HILL}<span>${PRODUCT}</span></header>
<main>
${main}
</main>
<nav aria-label="${verifyTexts[language].languages}">
<ul class="languages" translate="no">${LANGUAGES.map((each) => linkTo(each, language))}</ul>
</nav>
</div>
</body>
</html>
`;
  return page.text;
}

/** The same page in another language. */
function linkTo(each: Language, present: Language): Html {
  const name = LANGUAGE_NAMES[each];
  if (each === present)
    return html`<li><span lang="${each}" aria-current="true">${name}</span></li>`;
  return html`<li><a href="?language=${each}" hreflang="${each}" lang="${each}">${name}</a></li>`;
}

/** `given`: the code that the reader has entered, for mending it. The browser sends the form without JavaScript. */
export function form(
  { language, hasChosen, basePath }: Reader,
  heading: Html,
  given: string,
): Html {
  const t = verifyTexts[language];
  return html`<form class="card" action="${basePath}/verify" method="get">
${heading}
<p id="about">${t.intro}</p>
<label for="code">${certificateWords[language].code}</label>
<div class="row">
<input id="code" name="code" value="${given}" required maxlength="${CERTIFICATE_CODE.inputMax}" aria-describedby="about" autocomplete="off" autocapitalize="characters" spellcheck="false" translate="no">
<button>${t.check}</button>
</div>
${hasChosen ? html`<input type="hidden" name="language" value="${language}">` : null}
</form>`;
}
