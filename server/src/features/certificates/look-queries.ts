/** Looks of certificates by company. A row that a certificate has does not change. */
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { DEFAULT_COLOUR } from './look-colour.ts';

/** The latest look of a company and its present logo; the columns of the look are null if it has none yet. */
const findPresentLooks = prepared((db, param: Param<{ companyId: number }>) =>
  db
    .selectFrom('companies')
    .leftJoin('certificate_looks as looks', 'looks.company_id', 'companies.id')
    .select([
      'companies.logo_key as company_logo_key',
      'looks.id',
      'looks.logo_key',
      'looks.signature_key',
      'looks.colour',
      'looks.line',
    ])
    .where('companies.id', '=', param('companyId'))
    .orderBy('looks.id', 'desc')
    .limit(1),
);

export interface Look {
  readonly logo_key: string | null;
  readonly signature_key: string | null;
  readonly colour: string;
  readonly line: string;
}

const DEFAULTS = { signature_key: null, colour: DEFAULT_COLOUR, line: '' };

/** The look that a certificate of now has, with the present logo of the company. Undefined for a hidden company. */
export async function findPresentLook(
  db: Db,
  companyId: number,
): Promise<(Look & { readonly id: number | null }) | undefined> {
  const [row] = await findPresentLooks(db, { companyId });
  if (row === undefined) return undefined;
  const { id, colour, line, signature_key, company_logo_key: logo_key } = row;
  if (id === null || colour === null || line === null) return { id: null, logo_key, ...DEFAULTS };
  return { id: logo_key === row.logo_key ? id : null, logo_key, signature_key, colour, line };
}

/** Adds a look, the present one from now on. Returns its id. */
export async function insertLook(
  tx: Db,
  look: Look & { readonly companyId: number; readonly at: number },
): Promise<number> {
  const { companyId, at, logo_key, signature_key, colour, line } = look;
  const { id } = await tx
    .insertInto('certificate_looks')
    .values({ company_id: companyId, logo_key, signature_key, colour, line, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The id of the look that a certificate of now has. A new row is added for a company without one, and after a change of the
 * company's logo. Throws if the company is hidden.
 */
export async function findOrMakeLook(tx: Db, companyId: number, at: number): Promise<number> {
  const look = await findPresentLook(tx, companyId);
  if (look === undefined) throw new Error(`company ${companyId} is hidden or does not exist`);
  return look.id ?? insertLook(tx, { ...look, companyId, at });
}

/**
 * Deletes the looks of the company that no certificate has: those that were saved and never used. Returns the keys of the
 * files that they named.
 */
export async function deleteUnusedLooks(tx: Db, companyId: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('certificate_looks')
    .where('company_id', '=', companyId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificates')
            .select('certificates.id')
            .whereRef('certificates.look_id', '=', 'certificate_looks.id'),
        ),
      ),
    )
    .returning(['logo_key', 'signature_key'])
    .execute();
  return rows.flatMap(({ logo_key, signature_key }) =>
    [logo_key, signature_key].filter((key) => key !== null),
  );
}
