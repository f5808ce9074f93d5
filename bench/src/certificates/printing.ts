/** How long the PDF of a certificate takes, and how large it is, by the script of its names. */

import type { renderCertificate } from '../../../server/src/features/certificates/pdf/render-certificate.ts';
import {
  pdfContent,
  someModule,
} from '../../../server/src/features/certificates/pdf/testing/pdf-content.ts';
import { jobOf, WorkerPool } from '../../../server/src/platform/worker/worker-pool.ts';
import { median } from '../figures.ts';
import { memoryKib } from '../measure.ts';

const MODULES = 12;
const TIMES = 40;
const RENDER = jobOf<typeof renderCertificate>(
  new URL('../../../server/src/features/certificates/pdf/render-certificate.ts', import.meta.url),
  'renderCertificate',
);
const SCRIPTS = [
  { script: 'Latin', language: 'de', name: 'Łucja Żółć', module: 'Brandschutz' },
  { script: 'Arabic', language: 'ar', name: 'محمد علي الحسيني', module: 'السلامة من الحرائق' },
  { script: 'Hangul', language: 'en', name: '김민준', module: '화재 안전' },
  { script: 'Japanese', language: 'en', name: '東京食品株式会社', module: '安全教育' },
] as const;

/** In a thread of its own as in the portal, each script in a new one. */
export async function measurePrinting() {
  const rows: Record<string, string | number>[] = [];
  for (const { script, language, name, module } of SCRIPTS) {
    await using stack = new AsyncDisposableStack();
    const before = await memoryKib(process.pid);
    const pool = new WorkerPool({ threads: 1 });
    stack.defer(() => pool.close());
    // A digit among Arabic letters would mix directions.
    const modules = Array.from({ length: MODULES }, () => someModule(module));
    const content = pdfContent({ language, name, company: name, modules });
    const times: number[] = [];
    let bytes = 0;
    for (let i = 0; i < TIMES; i += 1) {
      const startedAt = performance.now();
      bytes = (await pool.run(RENDER, content)).length;
      times.push(performance.now() - startedAt);
    }
    const after = await memoryKib(process.pid);
    const [first = Number.NaN, ...later] = times;
    rows.push({
      script,
      'first ms': first.toFixed(0),
      'least ms': Math.min(...later).toFixed(1),
      'median ms': median(later).toFixed(1),
      KB: (bytes / 1_000).toFixed(1),
      'memory MB': Math.round((after.anonymous - before.anonymous) / 1_024),
    });
  }
  return rows;
}
