/** Certificates as Open Badges 3.0: verifiable credentials in signed JSON Web Tokens, with public facts alone. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { CERTIFICATE_CODE } from './certificate-code.ts';
import { idParam } from './fields.ts';

/** A verifiable credential as JSON Web Token. */
const CREDENTIAL = 'application/vc+jwt';

export const getCertificateBadge = call({
  name: 'getCertificateBadge',
  method: 'GET',
  path: '/certificates/:code/badge',
  access: 'public',
  summary:
    'A certificate as Open Badge 3.0, signed with a key of `/.well-known/jwks.json`. It has the public facts, without scores.',
  params: z.object({ code: z.string().check(z.maxLength(CERTIFICATE_CODE.inputMax)) }),
  sends: CREDENTIAL,
  response: z.any(),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const getBadgeStatusList = call({
  name: 'getBadgeStatusList',
  method: 'GET',
  path: '/badge-status/:list',
  access: 'public',
  summary:
    'A Bitstring Status List, named by the badges whose places it has: a set bit means that the certificate was withdrawn.',
  params: z.object({ list: idParam }),
  sends: CREDENTIAL,
  response: z.any(),
  errors: ['NOT_FOUND'],
});
