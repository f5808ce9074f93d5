/** A certificate as Open Badge 3.0. Its texts are in English, as all programs that read badges expect. */
import type { PublicCertificate } from '../certificates/service.ts';
import { dateTime } from './sign.ts';
import { listUrl, placeOf } from './status-list.ts';

const CRITERIA =
  'Every module is completed: all of its videos are watched and its quiz is passed, or an administrator has recorded a completion elsewhere.';
const BEFORE_CERTIFICATES = 'It was completed before the portal issued certificates.';

/** Has the public facts alone. Scores are not among them, even while the holder shows them. */
export function badgeCredential(certificate: PublicCertificate, publicUrl: string) {
  const { title, name, company, issuedAt, endsAt } = certificate;
  const id = `${publicUrl}/api/certificates/${certificate.code}/badge`;
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: publicUrl, type: ['Profile'], name: company },
    validFrom: dateTime(issuedAt),
    ...(endsAt === null ? {} : { validUntil: dateTime(endsAt) }),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name },
      ],
      narrative: narrativeOf(certificate),
      achievement: {
        id: `${id}#achievement`,
        type: ['Achievement'],
        name: title,
        description: `Modules: ${certificate.modules.map((module) => module.name).join(', ')}`,
        criteria: { narrative: CRITERIA },
      },
    },
    credentialStatus: statusEntry(certificate.id, publicUrl),
  };
}

/** Days are written as 2027-02-28. */
function narrativeOf({ modules, isBeforeCertificates }: PublicCertificate): string {
  const lines = modules.map(({ name, completedOn, validUntil, isRecorded }) =>
    [
      `${name}: completed on ${completedOn}`,
      ...(isRecorded ? ['recorded by an administrator'] : []),
      ...(validUntil === null ? [] : [`valid until ${validUntil}`]),
    ].join(', '),
  );
  return [...lines, ...(isBeforeCertificates ? [BEFORE_CERTIFICATES] : [])].join('\n');
}

function statusEntry(certificateId: number, publicUrl: string) {
  const { list, index } = placeOf(certificateId);
  const statusListCredential = listUrl(publicUrl, list);
  return {
    id: `${statusListCredential}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential,
  };
}
