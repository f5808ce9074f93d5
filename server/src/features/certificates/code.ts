import { randomBytes } from 'node:crypto';
import { CERTIFICATE_CODE, cleanedCode } from '@portal/contract/certificate-code';

const CODE = new RegExp(`^[${CERTIFICATE_CODE.alphabet}]{${CERTIFICATE_CODE.length}}$`);
/** A code of no certificate. It stands for malformed ones, so that these cost as much as others. */
const NO_CODE = '';

/** A code as a person types it, in the spelling in which it is stored. */
export function storedCode(typed: string): string {
  const code = cleanedCode(typed);
  return CODE.test(code) ? code : NO_CODE;
}

const BITS = 128n;
const BITS_PER_CHARACTER = 5n;

/** A new code of 128 random bits, in the spelling in which it is stored. */
export const newCode = (): string => codeOf(randomBytes(Number(BITS / 8n)));

/** The bytes as a number, the highest digit first. */
function codeOf(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let code = '';
  while (code.length < CERTIFICATE_CODE.length) {
    code = CERTIFICATE_CODE.alphabet.charAt(Number(rest & 31n)) + code;
    rest >>= BITS_PER_CHARACTER;
  }
  return code;
}
