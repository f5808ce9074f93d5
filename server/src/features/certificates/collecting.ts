/** Certificates of many people in one ZIP. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@portal/contract/languages';
import type { Reach } from '@portal/contract/reach';
import type { Db } from '#server/platform/database/schema.ts';
import type { Logger } from '#server/platform/log.ts';
import { findGroupIdsOf } from '../reach/service.ts';
import { findLatestOf } from './latest.ts';
import type { Pdf } from './pdf/pdf.ts';
import { maySee } from './policy.ts';
import { type ReadCertificate, readCertificate, textsOf, titleOf, verifyUrlOf } from './present.ts';
import { findCertificatesOfIds } from './queries.ts';
import { certificateMailTexts } from './texts/catalogue.ts';

/** A part of a ZIP. */
interface Part {
  readonly name: string;
  readonly input: Uint8Array | string;
}

/** When and by whom a ZIP is asked for. */
interface Asked {
  readonly userId: number;
  readonly reach: Reach;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Dependencies {
  readonly db: Db;
  readonly pdf: Pdf;
  readonly publicUrl: string;
  readonly log: Logger;
}

const NAME_MAX = 80;
const OTHERS = 'without-pdf.txt';
/** Windows refuses these characters in names of files, and all systems control characters. */
const UNSAFE = /[\p{C}"*/:<>?\\|]/gu;

/** The ids of the latest valid certificates about the whole training, by person. */
export async function findCollectable(
  db: Db,
  userIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, number>> {
  const latest = await findLatestOf(db, { userIds, now });
  return new Map(
    [...latest]
      .filter(([, { status }]) => status === 'valid')
      .map(([userId, { id }]) => [userId, id]),
  );
}

export function createCollecting({ db, pdf, publicUrl, log }: Dependencies) {
  /** Without those that were withdrawn, and those whose holders the admin does not reach any more. */
  async function findSeen(ids: readonly number[], asked: Asked): Promise<ReadCertificate[]> {
    const rows = await findCertificatesOfIds(db, ids);
    const groups = await findGroupIdsOf(
      db,
      rows.flatMap(({ user_id }) => user_id ?? []),
    );
    const admin = { userId: asked.userId, role: 'ADMIN', reach: asked.reach } as const;
    return rows
      .filter(({ withdrawn_at }) => withdrawn_at === null)
      .filter(
        (row) => maySee(admin, { row, groupIds: groups.get(row.user_id ?? 0) ?? [] }) === true,
      )
      .map((row) => readCertificate(row, asked.at));
  }

  /** Null where no font has all characters, or where it fails: one certificate does not end the ZIP. */
  async function draw(certificate: ReadCertificate): Promise<Uint8Array | null> {
    if (!pdf.isDrawable(textsOf(certificate))) return null;
    try {
      return await pdf.render(certificate);
    } catch (error) {
      log.error({ err: error, certificateId: certificate.row.id }, 'a PDF could not be made');
      return null;
    }
  }

  return {
    /** The parts of a ZIP, one PDF written after the other. A list names the certificates without PDF. */
    async *partsOf(batches: AsyncIterable<readonly number[]>, asked: Asked): AsyncGenerator<Part> {
      const uniqueName = createUniqueNames();
      const others: string[] = [];
      for await (const ids of batches)
        for (const certificate of await findSeen(ids, asked)) {
          const { row, facts } = certificate;
          const title = titleOf(certificate, facts.language);
          const begunAt = performance.now();
          const input = await draw(certificate);
          // Others share the processors: half of the time is theirs.
          await pause(performance.now() - begunAt);
          if (input === null)
            others.push(`${facts.name} – ${title}\r\n${verifyUrlOf(publicUrl, row.code)}`);
          else yield { name: uniqueName(`${safe(facts.name)} - ${safe(title)}`), input };
        }
      if (others.length === 0) return;
      const { withoutPdf } = certificateMailTexts[asked.language];
      yield { name: OTHERS, input: `${[withoutPdf, ...others].join('\r\n\r\n')}\r\n` };
    },
  };
}

function safe(text: string): string {
  const plain = text.normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ');
  return (
    [...plain]
      .slice(0, NAME_MAX)
      .join('')
      .replaceAll(/^[ .]+|[ .]+$/g, '') || '-'
  );
}

/** File systems that ignore case have no two of these names. */
function createUniqueNames() {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (name: string): string => {
    const key = name.toLowerCase();
    for (let count = (counts.get(key) ?? 0) + 1; ; count += 1) {
      const numbered = count === 1 ? name : `${name} (${count})`;
      if (taken.has(numbered.toLowerCase())) continue;
      taken.add(numbered.toLowerCase());
      counts.set(key, count);
      return `${numbered}.pdf`;
    }
  };
}
