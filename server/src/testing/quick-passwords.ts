/**
 * Makes the password hashes of this process cheap. `portal-host.ts` imports it: there is no setting for it, so that no
 * installation can have it.
 */
import { ARGON2_COST } from '../platform/passwords/password-hasher.ts';

Object.assign(ARGON2_COST, { memoryCost: 8, timeCost: 1 });
