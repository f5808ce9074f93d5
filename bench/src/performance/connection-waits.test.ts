import { expect, it } from 'vitest';
import { waitsIn } from './connection-waits.ts';

const METRICS = `# TYPE portal_database_wait_seconds histogram
portal_database_wait_seconds_bucket{le="0.001"} 150
portal_database_wait_seconds_bucket{le="0.005"} 180
portal_database_wait_seconds_bucket{le="0.02"} 200
portal_database_wait_seconds_bucket{le="+Inf"} 200
portal_database_wait_seconds_sum 0.4
portal_database_wait_seconds_count 200
`;

it('reads how many waits there were and how long they took', () => {
  const { count, meanMs, overMs } = waitsIn(METRICS);
  expect([count, meanMs]).toEqual([200, 2]);
  expect(overMs.map(([ms, part]) => [ms, part.toFixed(2)])).toEqual([
    [1, '0.25'],
    [5, '0.10'],
    [20, '0.00'],
  ]);
});

it('says which figure the metrics lack', () => {
  expect(() => waitsIn('portal_live_sockets 0\n')).toThrow('portal_database_wait_seconds_count');
});
