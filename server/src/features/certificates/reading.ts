import type { CallResponse } from '@portal/contract/call';
import type * as calls from '@portal/contract/certificates';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/contract/languages';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import { findGroupIdsOf } from '../reach/service.ts';
import { storedCode } from './code.ts';
import type { HeldRow } from './policy.ts';
import {
  presentCertificate,
  presentHeld,
  presentOwn,
  type ReadCertificate,
  readCertificate,
  textsOf,
} from './present.ts';
import * as queries from './queries.ts';

export interface ReadingDependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the addresses in certificates; never taken from a request. */
  readonly publicUrl: string;
  readonly basePath: string;
  /** Whether the portal has fonts for all of these texts. */
  readonly isDrawable: (texts: readonly string[]) => boolean;
}

/** A certificate that a policy was asked about. */
export interface LoadedCertificate extends HeldRow {
  readonly row: queries.CertificateRow;
}

/** A reader, and the languages that the reader's browser names. */
export interface Reader {
  readonly user: Identity;
  readonly acceptLanguage: string | undefined;
}

const NOT_FOUND = because('certificateNotFound');

export type Reading = ReturnType<typeof createReading>;

export function createReading({ db, now, publicUrl, basePath, isDrawable }: ReadingDependencies) {
  const hasPdf = (certificate: ReadCertificate): boolean => isDrawable(textsOf(certificate));

  /** The choice of the reader, or else the language of the browser, or else that of mails to the reader. */
  async function languageOf({ user, acceptLanguage }: Reader): Promise<Language> {
    const row = await queries.findReader(db, user.userId);
    const accepted = acceptedLanguage(acceptLanguage, LANGUAGES);
    return row?.language ?? accepted ?? (row ? mailLanguageOf(row) : DEFAULT_LANGUAGE);
  }

  const listingOf = async (reader: Reader) => {
    const language = await languageOf(reader);
    return (row: queries.CertificateRow) => {
      const certificate = readCertificate(row, now());
      return [certificate, { language, basePath, hasPdf: hasPdf(certificate) }] as const;
    };
  };

  const editionsOf = ({ facts }: ReadCertificate) =>
    queries.findEditions(db, { ids: facts.modules.map(({ id }) => id) });

  return {
    hasPdf,

    /** For policies. Throws NOT_FOUND. */
    async load(code: string): Promise<LoadedCertificate> {
      const row = requireFound(
        await queries.findCertificateByCode(db, storedCode(code)),
        NOT_FOUND,
      );
      const { user_id: userId } = row;
      const groups = await findGroupIdsOf(db, userId === null ? [] : [userId]);
      return { row, groupIds: groups.get(userId ?? 0) ?? [] };
    },

    async present({ row }: LoadedCertificate): Promise<calls.Certificate> {
      const certificate = readCertificate(row, now());
      const addresses = { publicUrl, basePath, hasPdf: hasPdf(certificate) };
      return presentCertificate(certificate, await editionsOf(certificate), addresses);
    },

    async presentHeldRow(row: queries.CertificateRow, reader: Reader) {
      const listed = await listingOf(reader);
      return presentHeld(...listed(row));
    },

    async listOwn(reader: Reader): Promise<CallResponse<typeof calls.listOwnCertificates>> {
      const { userId } = reader.user;
      const rows = await queries.listCertificatesOf(db, { userId, companyId: null });
      const listed = await listingOf(reader);
      return rows.map((row) => presentOwn(...listed(row)));
    },

    /** Limited admins get those of the trainee's present company. Throws NOT_FOUND. */
    async listOfTrainee(userId: number, reader: Reader): Promise<calls.HeldCertificate[]> {
      const trainee = await queries.findTrainee(db, userId);
      const { company_id } = requireFound(trainee, because('traineeNotFound'));
      const companyId = reader.user.reach === 'portal' ? null : company_id;
      const rows = await queries.listCertificatesOf(db, { userId, companyId });
      const listed = await listingOf(reader);
      return rows.map((row) => presentHeld(...listed(row)));
    },

    /** Throws NOT_FOUND for a certificate of another holder. */
    async share(code: string, shared: boolean, reader: Reader): Promise<calls.OwnCertificate> {
      const found = await queries.findCertificateByCode(db, storedCode(code));
      const isOwn = found?.user_id === reader.user.userId;
      const row = requireFound(isOwn ? found : undefined, NOT_FOUND);
      await queries.setShared(db, { id: row.id, shared });
      const listed = await listingOf(reader);
      return presentOwn(...listed({ ...row, shared: shared ? 1 : 0 }));
    },
  };
}
