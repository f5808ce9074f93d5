/** The pages that say what a certificate proves, in the language of the reader. */
import { CERTIFICATE_CODE, codeInGroups } from '@portal/contract/certificate-code';
import type { VerifiedCertificate } from '@portal/contract/certificates';
import { formatsOf } from '@portal/contract/formats';
import { certificateWords } from '../words.ts';
import { type Html, html } from './html.ts';
import { form, layout, type Reader } from './layout.ts';
import { symbolOf } from './symbols.ts';
import { verifyTexts } from './texts/catalogue.ts';
import type { VerifyTexts } from './texts/en.ts';
import type { Checked } from './verify.ts';

type Shown = NonNullable<VerifiedCertificate['certificate']>;
type Status = VerifiedCertificate['status'];
type OnPage = NonNullable<Checked['onPage']>;

/** The page without a code. */
export function formPage(reader: Reader): string {
  const { title } = verifyTexts[reader.language];
  return layout(reader, { title, main: form(reader, html`<h1>${title}</h1>`, '') });
}

/** @param code as it is stored, or what the reader has entered instead */
export function resultPage(reader: Reader, code: string, { verified, onPage }: Checked): string {
  const { status, certificate } = verified;
  if (status === 'unknown' || certificate === null || onPage === null)
    return unknownPage(reader, code);
  const word = certificateWords[reader.language].status[status];
  const { another, meaning } = verifyTexts[reader.language];
  const main = html`<section class="card banded">
<svg class="band" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="1" height="1" fill="${onPage.look.colour}"/></svg>
${stateOf(status, word, meaning[status](onPage.statusSince))}
${notesOn(reader, status, certificate)}
${headOf(reader, certificate, onPage)}
${factsOf(reader, certificate, { code, onPage })}
${modulesOf(reader, certificate)}
</section>
${proofOf(reader)}
${withoutPortal(reader, code)}
${form(reader, html`<h2>${another}</h2>`, '')}`;
  const title = `${word} – ${certificateWords[reader.language].heading}`;
  return layout(reader, { title, main });
}

function unknownPage(reader: Reader, code: string): string {
  const { unknown, title } = verifyTexts[reader.language];
  const main = html`<section class="card">
${stateOf('unknown', unknown.title, unknown.meaning)}
<ul class="listed">${unknown.hints.map((hint) => html`<li>${hint}</li>`)}</ul>
</section>
${form(reader, html`<h2>${title}</h2>`, codeInGroups(code).slice(0, CERTIFICATE_CODE.inputMax))}`;
  return layout(reader, { title: unknown.title, main });
}

/** @param retryAfter seconds */
export function tooManyPage(reader: Reader, retryAfter: number): string {
  const { title, retry } = verifyTexts[reader.language].tooMany;
  return refusalPage(reader, { title, meaning: retry(retryAfter) });
}

/** Nothing could be checked, for a reason that is not in the code. */
export const failedPage = (reader: Reader): string =>
  refusalPage(reader, verifyTexts[reader.language].failed);

function refusalPage(reader: Reader, { title, meaning }: VerifyTexts['failed']): string {
  const main = html`<section class="card">${stateOf('expired', title, meaning)}</section>`;
  return layout(reader, { title, main });
}

const TONES: Readonly<Record<Status, string>> = {
  valid: 'good',
  expired: 'late',
  renewed: 'late',
  replaced: 'late',
  withdrawn: 'bad',
  unknown: 'plain',
};

const stateOf = (status: Status, word: string, meaning: string): Html =>
  html`<div class="state ${TONES[status]}">${symbolOf(status)}<div><h1>${word}</h1><p>${meaning}</p></div></div>`;

function notesOn({ language }: Reader, status: Status, certificate: Shown): Html {
  const t = verifyTexts[language];
  const { requiredAgainSince: since, isBeforeCertificates } = certificate;
  const isRequired = since !== null && status !== 'withdrawn';
  return html`${isRequired ? html`<p class="note">${t.requiredAgain(since)}</p>` : null}
${isBeforeCertificates ? html`<p class="note">${t.beforeCertificates}</p>` : null}`;
}

function headOf(
  { language, basePath }: Reader,
  { moduleName, company }: Shown,
  { look }: OnPage,
): Html {
  const words = certificateWords[language];
  const title = moduleName === null ? words.training(company) : html`<bdi>${moduleName}</bdi>`;
  const logo =
    look.logo === null
      ? null
      : html`<img class="logo" src="${basePath}/api/uploads/${look.logo}" alt="">`;
  return html`<div class="head"><div><p class="kind">${words.heading}</p><h2 translate="no">${title}</h2></div>${logo}</div>`;
}

function factsOf(
  { language }: Reader,
  certificate: Shown,
  { code, onPage }: { readonly code: string; readonly onPage: OnPage },
): Html {
  const words = certificateWords[language];
  const { date } = formatsOf(language);
  const { name, company, completedOn, validUntil } = certificate;
  const dated: readonly (readonly [string, string])[] = [
    [words.completedOn, date(completedOn)],
    [words.issuedOn, date(onPage.issuedOn)],
    [words.validUntil, validUntil === null ? words.forEver : date(validUntil)],
  ];
  return html`<dl class="facts">
<div class="wide"><dt>${words.holder}</dt><dd class="holder" translate="no"><bdi>${name}</bdi></dd></div>
<div><dt>${words.company}</dt><dd translate="no"><bdi>${company}</bdi></dd></div>
${dated.map(([label, day]) => html`<div><dt>${label}</dt><dd>${day}</dd></div>`)}
<div class="wide"><dt>${words.code}</dt><dd><span class="code" translate="no">${codeInGroups(code)}</span> <span class="muted">${verifyTexts[language].checkedOn(onPage.today)}</span></dd></div>
</dl>`;
}

function modulesOf({ language }: Reader, { modules }: Shown): Html {
  const words = certificateWords[language];
  const hasScores = modules.some(({ score }) => score !== null);
  const { date } = formatsOf(language);
  const cell = (label: string, value: string | null) =>
    value === null ? html`<td></td>` : html`<td><span class="label">${label}: </span>${value}</td>`;
  const rows = modules.map(
    ({ name, completedOn, validUntil, isRecorded, score }) => html`<tr>
<td><bdi translate="no">${name}</bdi>${isRecorded ? html`<span class="muted">${verifyTexts[language].recorded}</span>` : null}</td>
${cell(words.completedOn, date(completedOn))}
${cell(words.validUntil, validUntil === null ? words.forEver : date(validUntil))}
${hasScores ? cell(words.score, score === null ? null : words.percent(score)) : null}
</tr>`,
  );
  return html`<h3 class="listed" id="modules">${words.modules}</h3>
<table aria-labelledby="modules">
<thead><tr><th scope="col">${words.module}</th><th scope="col">${words.completedOn}</th><th scope="col">${words.validUntil}</th>${hasScores ? html`<th scope="col">${words.score}</th>` : null}</tr></thead>
<tbody>
${rows}
</tbody>
</table>`;
}

function proofOf({ language }: Reader): Html {
  const { proves, provesNot } = verifyTexts[language];
  const part = ({ title, points }: typeof proves) =>
    html`<div><h2>${title}</h2><ul>${points.map((point) => html`<li>${point}</li>`)}</ul></div>`;
  return html`<section class="card points">${part(proves)}${part(provesNot)}</section>`;
}

function withoutPortal({ language, basePath }: Reader, code: string): Html {
  const t = verifyTexts[language].withoutPortal;
  const certificate = `${basePath}/api/certificates/${code}`;
  return html`<section class="card offline"><h2>${t.title}</h2><p>${t.meaning}</p>
<dl>
<dt><a href="${certificate}/proof" download="certificate-${code}.tlog-proof">${t.proof}</a></dt><dd>${t.proofUse}</dd>
<dt><a href="${basePath}/log/verifier.html" download="training-portal-verifier.html">${t.verifier}</a></dt><dd>${t.verifierUse}</dd>
<dt><a href="${certificate}/badge" download="certificate-${code}.jwt">${t.badge}</a></dt><dd>${t.badgeUse}</dd>
</dl></section>`;
}
