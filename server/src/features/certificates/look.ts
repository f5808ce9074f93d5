/** How the certificates of a company look from now on: read and changed by admins. */
import type { CallArguments } from '@portal/contract/call';
import type { CertificateLook, updateCertificateLook } from '@portal/contract/certificates';
import type { CompanyRef } from '@portal/contract/fields';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import { type Actor, type Differences, differences, record } from '../activity/service.ts';
import { inLockedCompany, NO_SUCH_COMPANY } from '../companies/service.ts';
import type { Media } from '../media/service.ts';
import * as queries from './look-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<Media, 'withStoredSignature' | 'removeFiles'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Form = CallArguments<typeof updateCertificateLook>['body'];

export function createLooks({ db, media, now }: Dependencies) {
  const find = async (tx: Db, companyId: number) =>
    requireFound(await queries.findPresentLook(tx, companyId), NO_SUCH_COMPANY);

  /** Throws NOT_FOUND. */
  async function get(companyId: number): Promise<CertificateLook> {
    const { colour, line, logo_key, signature_key } = await find(db, companyId);
    return { colour, line, logo: logo_key, signature: signature_key };
  }

  return {
    get,

    /** Certificates that were issued keep their looks. Absent parts stay. Throws NOT_FOUND. */
    async update(
      actor: Actor,
      companyId: number,
      { form, signature }: { readonly form: Form; readonly signature: StagedFile | null },
    ): Promise<CertificateLook> {
      const dropped = await media.withStoredSignature(signature, (signatureKey) =>
        inLockedCompany(db, companyId, async (tx, company) => {
          const old = await find(tx, companyId);
          const look = { ...old, ...chosen(old, form, signatureKey) };
          const changed = differences(recordFields(old), recordFields(look, old));
          if (changed === null) return [];
          const at = now();
          const keys = await queries.deleteUnusedLooks(tx, companyId);
          await queries.insertLook(tx, { ...look, companyId, at });
          await recordLook(tx, { actor, company, at }, changed);
          const replaced = old.signature_key === null ? [] : [old.signature_key];
          const kept = [look.logo_key, look.signature_key];
          return [...new Set([...keys, ...replaced])].filter((key) => !kept.includes(key));
        }),
      );
      // Those of certificates stay.
      if (dropped.length > 0) await media.removeFiles(dropped);
      return get(companyId);
    },
  };
}

function chosen(
  old: queries.Look,
  { colour = old.colour, line = old.line, removeSignature }: Form,
  signatureKey: string | null,
) {
  const remaining = removeSignature === 'true' ? null : old.signature_key;
  return { colour, line, signature_key: signatureKey ?? remaining };
}

/** For the activity. Keys of files are left out, because users do not know them. */
function recordFields({ colour, line, signature_key }: queries.Look, old?: queries.Look) {
  const isNew = old !== undefined && signature_key !== old.signature_key;
  const signature = isNew ? 'new' : 'old';
  return { colour, signatureLine: line, signature: signature_key === null ? null : signature };
}

interface Act {
  readonly actor: Actor;
  readonly company: CompanyRef;
  readonly at: number;
}

function recordLook(tx: Db, { actor, company, at }: Act, changed: Differences): Promise<void> {
  const subject = { kind: 'company', ...company } as const;
  const action = 'company.certificate-look-changed';
  return record(tx, { actor, action, subject, company, ...changed, at });
}
