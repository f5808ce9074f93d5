/** Builds the server, because some tests run it as a process. */
import { ensureServerBuilt } from '../set-up/build.mjs';

export const setup = ensureServerBuilt;
