import { beforeAll } from 'vitest';
import { loadTexts } from '../platform/language/catalogue.ts';
import '../platform/language/reasons.ts';

// After the modules of the test file, whose catalogues are loaded.
beforeAll(() => loadTexts());
