/** Texts of companies, which no catalogue has: all that a portal has answered. */
import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { fixture } from '../harness/fixtures.ts';
import { FAILURE } from './states.ts';

/** Fields with codes, which are no texts. */
const CODES = /^(?:action|code|kind|language|reason|role|state|status|theme|type)$/;

/** The name of the product, a key, types of images, addresses, files, time zones and words that are the same in all languages. */
const SAME_EVERYWHERE =
  /Training Portal|alt\+T|\b(?:AVIF|GIF|JPEG|PNG|TIFF|WebP)\b|\S+@\S+|https?:\S+|\S+\.(?:csv|ics|mp4|srt|vtt|xlsx|zip)\b|\b[A-Z]\w+\/[\w/+-]+|\bUTC\b/g;

/** Names in the picture of the product, captions, a typed search, and the sentence of the answers that fail. */
const SHOWN_WITHOUT_CALL = [
  ...['training.brightwater.example', 'Brightwater Foods', 'Nordlicht Logistics'],
  ...['Mia Keller', 'Mia', 'Ben Okafor', 'Hana Sato'],
  ...readFileSync(fixture('captions/intro-4s.vtt'), 'utf8')
    .replaceAll(/<\/?i>/g, '')
    .split('\n'),
  ...['zzz', FAILURE.json.message],
];

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const PLAIN = /^[A-Za-z]{3,}$/;

export interface Content {
  /** Notes the texts in all answers to the page. */
  follow(page: Page): void;
  /** The words of a text without an accent that are not content. */
  untranslated(text: string, language: string): Promise<string[]>;
}

export function collectContent(): Content {
  const known = new Set(SHOWN_WITHOUT_CALL.filter((text) => text !== ''));
  const reading = new Set<Promise<void>>();

  function note(value: unknown, key = ''): void {
    if (typeof value === 'string' && !CODES.test(key) && /\p{L}{2}/u.test(value))
      known.add(value.replaceAll(/\s+/g, ' ').trim());
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value))
        note(part, Array.isArray(value) ? key : name);
  }

  async function read(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/') || !response.ok()) return;
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('json')) note(await response.json());
  }

  return {
    follow(page) {
      page.on('response', (response) => {
        const work = read(response).catch(() => undefined);
        reading.add(work);
        void work.then(() => reading.delete(work));
      });
    },
    async untranslated(text, language) {
      await Promise.all(reading);
      if (plainWords(text).length === 0) return [];
      const contents = [...known].filter((each) => text.includes(each));
      const rest = contents
        .toSorted((a, b) => b.length - a.length)
        .reduce((left, each) => left.replaceAll(each, ' '), text.replaceAll(SAME_EVERYWHERE, ' '));
      const formats = wordsOfFormats(language);
      const names = new Set([...known].flatMap((each) => each.match(/\p{Lu}\p{L}+/gu) ?? []));
      return plainWords(rest).filter((word) => !formats.has(word) && !names.has(word));
    },
  };
}

const plainWords = (text: string) => (text.match(WORD) ?? []).filter((word) => PLAIN.test(word));

const made = new Map<string, ReadonlySet<string>>();

/** The words that `Intl` writes in a language. */
function wordsOfFormats(language: string): ReadonlySet<string> {
  const words = made.get(language) ?? new Set(intlTexts(language).flatMap(plainWords));
  made.set(language, words);
  return words;
}

function intlTexts(language: string): string[] {
  const dates = (['short', 'medium', 'long', 'full'] as const).map(
    (dateStyle) => new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' }),
  );
  const days = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day, 12));
  const relative = (['long', 'short', 'narrow'] as const).map(
    (style) => new Intl.RelativeTimeFormat(language, { style, numeric: 'auto' }),
  );
  const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
  return [
    ...days.map((day) => new Intl.DateTimeFormat(language, { month: 'short' }).format(day)),
    ...dates.flatMap((format) => days.map((day) => format.format(day))),
    ...relative.flatMap((format) =>
      units.flatMap((unit) => [-2, -1, 0, 1, 2].map((count) => format.format(count, unit))),
    ),
    ...units.flatMap((unit) =>
      (['long', 'short'] as const).flatMap((unitDisplay) =>
        [1, 2].map((count) =>
          new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count),
        ),
      ),
    ),
    ...(['conjunction', 'disjunction'] as const).map((type) =>
      new Intl.ListFormat(language, { type }).format(['1', '2']),
    ),
    new Intl.DateTimeFormat(language, { timeZoneName: 'long' }).format(),
  ];
}
