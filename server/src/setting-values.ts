/**
 * The types of values of settings. Each one parses the text of a variable. Its message says what is expected and never
 * contains the text, which may hold a secret by mistake.
 */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { TrustProxy } from './platform/http/trusted-proxies.ts';
import { isMailAddress, type MailSender } from './platform/mail/mail-address.ts';
import { parseS3Url, type S3Address } from './platform/media/s3-url.ts';

/** A schema from text to T. `read` returns undefined (or throws, like `new URL`) for an invalid text. */
function value<T>(expected: string, read: (text: string) => T | undefined) {
  const attempt = (text: string) => {
    try {
      return read(text);
    } catch {
      return undefined;
    }
  };
  return z.pipe(
    z.string(),
    z.transform((text, context): T => {
      const result = attempt(text);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', message: expected, input: text });
      return z.NEVER;
    }),
  );
}

export const wholeNumber = (min: number, max: number) =>
  value(`must be a whole number from ${min} to ${max}`, (text) => {
    if (!/^\d{1,9}$/.test(text)) return undefined;
    const number = Number(text);
    return number >= min && number <= max ? number : undefined;
  });

export const flag = value('must be true or false', (text) =>
  text === 'true' || text === 'false' ? text === 'true' : undefined,
);

export const oneOf = <const T extends string>(choices: readonly T[]) =>
  value(`must be one of ${choices.join(', ')}`, (text) =>
    choices.find((choice) => choice === text),
  );

const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

export const hostName = value('must be a host name or an IP address, without a port', (text) =>
  isIP(text) !== 0 || HOST_NAME.test(text) ? text : undefined,
);

export const folder = value('must be the path of a folder', (text) =>
  text.includes('\0') ? undefined : text,
);

/** An absolute path. */
export const keyFile = value('must be the path of a file', (text) =>
  text.includes('\0') ? undefined : resolve(text),
);

/** Not below `/api/`, where the calls of the portal are. */
const INTERNAL_PATH = /^\/(?!api\/)(?:[\w-]{1,100}\/){1,9}$/;

export const internalPath = value(
  'must be a path outside /api/ that begins and ends with a slash, as /internal-media/, of letters, digits, _ and -',
  (text) => (INTERNAL_PATH.test(text) ? text : undefined),
);

/** Scheme, host and port of a web address, without parts that would be dropped silently. */
function readOrigin(text: string): string | undefined {
  const url = new URL(text);
  const isBare = url.href === `${url.origin}/` && !/[?#]/.test(text);
  return isBare && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** Segments of letters, digits and - _ . ~ that do not begin with a dot; a slash at the end is dropped. */
const PORTAL_ADDRESS = /^https?:\/\/[^/?#\\]+((?:\/[\w~-][\w.~-]*)*)\/?$/i;
/** Addresses of the portal that are no pages of its web app. */
const RESERVED = /^\/(?:api|assets|healthz|log|metrics|readyz|verify)(?:\/|$)/;

/** Origin and path, without a slash at the end. */
export const portalAddress = value(
  'must be an http:// or https:// address, as https://portal.example.com, or with a path of letters, digits, - _ . ~, as https://example.com/training, that does not begin with an address of the portal, as /api',
  (text) => {
    const [, path = ''] = PORTAL_ADDRESS.exec(text) ?? [];
    const { origin, username, password } = new URL(text);
    const isAllowed = PORTAL_ADDRESS.test(text) && !RESERVED.test(path);
    return isAllowed && username === '' && password === '' ? origin + path : undefined;
  },
);

export const originList = value(
  'must be a comma-separated list of origins without a path, as https://a.example,https://b.example',
  (text) => {
    const origins = text.split(',').map((entry) => readOrigin(entry.trim()));
    return origins.every((entry) => entry !== undefined) ? origins : undefined;
  },
);

/** The address of a service, unchanged for the library that connects to it. */
export const serviceUrl = (...schemes: readonly string[]) =>
  value(`must be an address that begins with ${schemes.join(' or ')}`, (text) => {
    const url = new URL(text);
    return schemes.includes(`${url.protocol}//`) && url.host !== '' ? text : undefined;
  });

/** The address of the S3 store, with no parameter except a region. */
export const s3Location = value(
  'must read https://KEY:SECRET@host/bucket?region=REGION, with special characters percent-encoded',
  (text): S3Address | undefined => {
    const { searchParams, hash } = new URL(text);
    const hasOnlyRegion = [...searchParams.keys()].every((name) => name === 'region');
    return hasOnlyRegion && hash === '' ? parseS3Url(text) : undefined;
  },
);

export const mailSender = value(
  'must be an email address, or a name and an address as Portal <portal@example.com>',
  (text): MailSender | undefined => {
    const named = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text);
    const name = (named?.[1] ?? '').trim();
    const address = named?.[2] ?? text;
    return isMailAddress(address) ? { name, address } : undefined;
  },
);

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

export const trustProxy = value(
  'must be true, false, a number of hops, or a comma-separated list of addresses and ranges (10.0.0.0/8)',
  (text): TrustProxy | undefined => {
    if (text === 'true' || text === 'false') return text === 'true';
    if (/^\d{1,2}$/.test(text)) {
      const hops = Number(text);
      // Fastify trusts no proxy when it is given a number, so the count becomes a function.
      return hops === 0 ? false : (_address, hop) => hop < hops;
    }
    const peers = text.split(',').map((entry) => entry.trim());
    const isKnown = (peer: string) => NAMED_RANGES.includes(peer) || isAddressRange(peer);
    return peers.every(isKnown) ? peers : undefined;
  },
);

export const accessToken = value(
  'must have at least 16 letters, digits or signs, without blanks',
  (text) => (/^[\x21-\x7e]{16,}$/.test(text) ? text : undefined),
);
