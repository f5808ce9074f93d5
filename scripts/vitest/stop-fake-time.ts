import { vi } from 'vitest';

/**
 * Faked time passes only when a test advances it. `expect.poll`, `expect.element`, `vi.waitFor` and commands of the browser
 * such as a click would advance it while they wait, so that more time passed on a busy machine.
 */
vi.isFakeTimers = () => false;
