/** Certificates as Open Badges 3.0: credentials that other programs read and check, and lists of the withdrawn ones. */
import type { KeyObject } from 'node:crypto';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { SentFile } from '#server/platform/http/route.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { Certificates } from '../certificates/service.ts';
import { badgeCredential } from './credential.ts';
import { publishedKey } from './keys.ts';
import { findLastCertificateId, findWithdrawnIds } from './queries.ts';
import { signCredential } from './sign.ts';
import { LIST_SIZE, listCredential, placeOf } from './status-list.ts';

interface Dependencies {
  readonly db: Db;
  readonly badgeKey: KeyObject;
  /** Base of all addresses in badges; never taken from a request. */
  readonly publicUrl: string;
  readonly certificates: Pick<Certificates, 'findPublic'>;
  readonly summaries: Pick<Summaries, 'summary'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How long a process keeps a signed list, in ms, unless an admin changes anything. */
const KEPT_MS = 60_000;
/** How long caches keep it, in seconds. */
const CACHED_SECONDS = 300;

export type Badges = ReturnType<typeof createBadges>;

export function createBadges(dependencies: Dependencies) {
  const { db, badgeKey, publicUrl, certificates, summaries, now } = dependencies;
  const key = publishedKey(badgeKey, publicUrl);
  const signing = { id: key.id, privateKey: badgeKey };

  async function signList(list: number): Promise<string> {
    const at = now();
    const from = (list - 1) * LIST_SIZE;
    const ids = await findWithdrawnIds(db, { from, to: from + LIST_SIZE });
    const withdrawn = ids.map((id) => placeOf(id).index);
    return signCredential(listCredential({ list, withdrawn, at }, publicUrl), signing);
  }

  return {
    key,

    /** A certificate as badge. A withdrawn one too: its list says so. Throws NOT_FOUND and TOO_MANY_REQUESTS. */
    async send(code: string, address: string): Promise<SentFile> {
      const certificate = await certificates.findPublic(code, address);
      const token = await signCredential(badgeCredential(certificate, publicUrl), signing);
      return { bytes: Buffer.from(token), fileName: `certificate-${certificate.code}.jwt` };
    },

    /** Throws NOT_FOUND for a list that no certificate has a place in yet. */
    async sendList(list: number): Promise<SentFile> {
      const lastId = await findLastCertificateId(db);
      if (lastId === null || list > placeOf(lastId).list)
        throw new AppError('NOT_FOUND', because('certificateNotFound'));
      const { value } = await summaries.summary(`badge-status:${list}`, KEPT_MS, () =>
        signList(list),
      );
      return {
        bytes: Buffer.from(value),
        fileName: `badge-status-${list}.jwt`,
        publicSeconds: CACHED_SECONDS,
      };
    },
  };
}
