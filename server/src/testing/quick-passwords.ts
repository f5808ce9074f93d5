/**
 * Makes the password hashes of this process cheap. Tests load it into a portal by Node's `--import`: there is no
 * setting for it, so that no installation can have it.
 */
import { ARGON2_COST } from '../platform/passwords/password-hasher.ts';

Object.assign(ARGON2_COST, { memoryCost: 8, timeCost: 1 });
