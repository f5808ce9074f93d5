/**
 * Certificates: what a trainee has completed, frozen on the day of issue. Dates are civil dates in the time zone of the
 * company as it was then.
 */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { CERTIFICATE_CODE } from './certificate-code.ts';
import { CERTIFICATE_STATUSES, certificateStatus } from './certificate-status.ts';
import { id, idParam, instant, language, optionalText } from './fields.ts';
import { IMAGE_NAMES_IN_ENGLISH } from './images.ts';
import { CHOICE_CHECKS, chosenTrainees, clientRequestId, job } from './jobs.ts';
import { CERTIFICATE_LINE_MAX, IMAGE_SIDE_MAX } from './limits.ts';
import { issueText } from './reasons.ts';
import { civilDate, longReason } from './requirements.ts';

/** `training`: all modules of the trainee's path together. `module`: a module that has certificates of its own. */
export const certificateKind = z.enum(['training', 'module']);
export type CertificateKind = z.infer<typeof certificateKind>;

const codeParam = z.object({ code: z.string().check(z.maxLength(CERTIFICATE_CODE.inputMax)) });

/** The facts that anyone with the code sees. */
const publicFacts = {
  kind: certificateKind,
  /** The holder. */
  name: z.string(),
  company: z.string(),
  /** The module of a certificate about one; null for the whole training. */
  moduleName: z.nullable(z.string()),
  /** The latest day among those of the modules. */
  completedOn: civilDate,
  issuedAt: instant,
  /** The last day on which it counts: the earliest among those of the modules; null for ever. */
  validUntil: z.nullable(civilDate),
  /** Since when it has been renewed, replaced or withdrawn; otherwise null. */
  statusSince: z.nullable(instant),
  /** The day since which one of its modules must be taken again; null if none must. */
  requiredAgainSince: z.nullable(civilDate),
  /** The portal made no certificates yet on the day of completion. */
  isBeforeCertificates: z.boolean(),
};

const publicModule = {
  name: z.string(),
  completedOn: civilDate,
  validUntil: z.nullable(civilDate),
  /** Completed elsewhere, and recorded by an admin. */
  isRecorded: z.boolean(),
  /** The best try in whole percent; null without a quiz, or where it is not shown. */
  score: z.nullable(z.int()),
};

export const certificateModule = z.object({
  ...publicModule,
  /** Accepted seconds of its videos; 0 for a recorded result. */
  creditedSeconds: z.number(),
  /** Seconds, all videos together. */
  videoSeconds: z.number(),
  edition: z.int(),
  /** The name of who recorded it, null if unknown, and the day; null if it was completed here. */
  recorded: z.nullable(z.object({ by: z.nullable(z.string()), on: civilDate })),
});
export type CertificateModule = z.infer<typeof certificateModule>;

/** How a certificate looks. */
export const certificateLook = z.object({
  /** Such as #1d4ed8. */
  colour: z.string(),
  /** The text below the signature, such as the name and office of who signs; empty for none. */
  line: z.string(),
  /** Paths below `/api/uploads/`, or full addresses. */
  logo: z.nullable(z.string()),
  signature: z.nullable(z.string()),
});
export type CertificateLook = z.infer<typeof certificateLook>;

/** On the portal's host. */
const proofUrls = {
  /** The file that proves the certificate without the portal. */
  proofUrl: z.string(),
  /** The certificate as an Open Badge. */
  badgeUrl: z.string(),
};

/** A certificate as its holder and admins see it. */
export const certificate = z.object({
  code: z.string(),
  status: certificateStatus,
  ...publicFacts,
  modules: z.array(certificateModule),
  /** The holder shows the scores to those who check it. */
  shared: z.boolean(),
  /** That of a withdrawn one; otherwise null. */
  withdrawnReason: z.nullable(z.string()),
  /** That of the holder on the day of issue. */
  language,
  look: certificateLook,
  /** The address at which anyone can check it. */
  verifyUrl: z.string(),
  /** On the portal's host; null if no font of the portal has all its characters: its page can be printed. */
  pdfUrl: z.nullable(z.string()),
  ...proofUrls,
});
export type Certificate = z.infer<typeof certificate>;

export const ownCertificate = z.object({
  code: z.string(),
  kind: certificateKind,
  /** The module of a certificate about one; null for the whole training. */
  moduleId: z.nullable(id),
  /** The run in which it was completed; null if that was purged. */
  runNumber: z.nullable(z.int()),
  title: z.string(),
  completedOn: civilDate,
  issuedAt: instant,
  validUntil: z.nullable(civilDate),
  status: certificateStatus,
  shared: z.boolean(),
  pdfUrl: z.nullable(z.string()),
  ...proofUrls,
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

export const listOwnCertificates = call({
  name: 'listOwnCertificates',
  method: 'GET',
  path: '/trainee/certificates',
  access: 'trainee',
  scope: 'own',
  summary: 'The certificates of the caller, newest first.',
  response: z.array(ownCertificate),
});

export const shareScores = call({
  name: 'shareScores',
  method: 'PUT',
  path: '/trainee/certificates/:code',
  access: 'trainee',
  scope: 'own',
  summary:
    'Shows the scores of a certificate to those who check it, and in its PDF, or does not any more.',
  params: codeParam,
  body: z.object({ shared: z.boolean() }),
  response: ownCertificate,
  errors: ['NOT_FOUND'],
});

export const getCertificate = call({
  name: 'getCertificate',
  method: 'GET',
  path: '/certificates/:code',
  access: 'signed-in',
  summary: 'A certificate, for its holder and for admins who see the holder.',
  params: codeParam,
  response: certificate,
  errors: ['NOT_FOUND'],
});

export const getCertificatePdf = call({
  name: 'getCertificatePdf',
  method: 'GET',
  path: '/certificates/:code/pdf',
  access: 'signed-in',
  summary:
    'A certificate as PDF, in the language of its holder and in English, with the scores only while the holder shows them.',
  params: codeParam,
  sends: 'application/pdf',
  response: z.any(),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const getCertificateProof = call({
  name: 'getCertificateProof',
  method: 'GET',
  path: '/certificates/:code/proof',
  access: 'public',
  knowsCaller: true,
  summary:
    'A file in the format `c2sp.org/tlog-proof@v1` that proves, without the portal, that the signed log has the certificate and since when. Its `extra` reveals the public facts, and the scores while the holder shows them, or to the holder.',
  params: codeParam,
  sends: 'text/plain; charset=utf-8',
  response: z.any(),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

export const verifiedCertificate = z.object({
  status: z.enum([...CERTIFICATE_STATUSES, 'unknown']),
  /** Null for an unknown one. */
  certificate: z.nullable(z.object({ ...publicFacts, modules: z.array(z.object(publicModule)) })),
});
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>;

export const verifyCertificate = call({
  name: 'verifyCertificate',
  method: 'GET',
  path: '/verify/:code',
  access: 'public',
  summary:
    'What a certificate proves, for anyone who has its code. Blanks, hyphens and the case of letters do not matter. Scores are null unless the holder shows them. The page `/verify/…` says the same in words.',
  params: z.object({ code: z.string() }),
  response: verifiedCertificate,
});

/** A certificate in the lists of admins. */
export const heldCertificate = z.extend(ownCertificate, {
  withdrawnReason: z.nullable(z.string()),
  /** {@link reissueCertificate} is possible. */
  canBeReissued: z.boolean(),
});
export type HeldCertificate = z.infer<typeof heldCertificate>;

export const listCertificatesOfTrainee = call({
  name: 'listCertificatesOfTrainee',
  method: 'GET',
  path: '/admin/trainees/:id/certificates',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { trainee: 'id' },
  summary:
    'The certificates of a trainee, newest first. A limited admin gets those of the present company.',
  params: z.object({ id: idParam }),
  response: z.array(heldCertificate),
  errors: ['NOT_FOUND'],
});

export const withdrawCertificate = call({
  name: 'withdrawCertificate',
  method: 'POST',
  path: '/admin/certificates/:code/withdraw',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'Withdraws a certificate: those who check it read that it does not count any more; the reason is for the holder and for admins. Final.',
  params: codeParam,
  body: z.object({ reason: longReason }),
  response: heldCertificate,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const reissueCertificate = call({
  name: 'reissueCertificate',
  method: 'POST',
  path: '/admin/certificates/:code/reissue',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'Issues the certificate again with the present name of its holder and the present look. The former one becomes `replaced`, or stays withdrawn. Refused for one that a newer certificate has replaced or renewed. A repeated request is answered with the same new certificate.',
  params: codeParam,
  body: z.object({}),
  status: 201,
  response: heldCertificate,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const collectCertificates = call({
  name: 'collectCertificates',
  method: 'POST',
  path: '/admin/certificates/collect',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'input',
  summary:
    'Finds, in the background, the latest certificates of the trainees in `ids`, or of all that `filter` finds; then `createCertificatesExport` has their PDFs in one ZIP. With `filter`, `expectedCount` is required: if another number is found the answer is 409 with the number in `details.count`. Trainees without a valid certificate about their whole training are refused.',
  body: z.object({ ...chosenTrainees, clientRequestId }).check(...CHOICE_CHECKS),
  status: 201,
  response: job,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

const byCompany = z.object({ id: idParam });

export const getCertificateLook = call({
  name: 'getCertificateLook',
  method: 'GET',
  path: '/admin/companies/:id/certificate-look',
  access: 'admin',
  reach: 'company',
  right: 'read',
  by: { company: 'id' },
  summary: 'How the certificates of a company look.',
  params: byCompany,
  response: certificateLook,
  errors: ['NOT_FOUND'],
});

const NOT_A_COLOUR = issueText('colourInvalid');

export const certificateLookForm = z.object({
  colour: z.optional(
    z.string().check(z.maxLength(7, NOT_A_COLOUR), z.regex(/^#[0-9a-f]{6}$/, NOT_A_COLOUR)),
  ),
  line: z.optional(optionalText(CERTIFICATE_LINE_MAX)),
  /** `true` removes the picture of the signature. */
  removeSignature: z.optional(z.enum(['true', 'false'])),
});

export const updateCertificateLook = call({
  name: 'updateCertificateLook',
  method: 'PUT',
  path: '/admin/companies/:id/certificate-look',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { company: 'id' },
  summary: `Changes how certificates look that are issued from now on; absent parts stay. The signature is ${IMAGE_NAMES_IN_ENGLISH} by content, of at most ${IMAGE_SIDE_MAX} × ${IMAGE_SIDE_MAX} pixels. The logo is that of the company.`,
  params: byCompany,
  body: certificateLookForm,
  file: { name: 'signature', kind: 'image', required: false },
  response: certificateLook,
  errors: ['NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});
