import { vi } from 'vitest';

/**
 * Faked time passes only when a test advances it. `expect.poll`, `expect.element` and `vi.waitFor` would advance it at each
 * try, so that more time passed on a busy machine.
 */
vi.isFakeTimers = () => false;
