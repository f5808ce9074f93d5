import { getDashboard } from '@portal/contract/learning';
import { expect } from 'vitest';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { readMetrics } from '#server/testing/read-metrics.ts';

it('the metrics of a portal on PostgreSQL have the waits for connections', async ({ portal }) => {
  const metrics = () => readMetrics(portal);
  const counted = async () =>
    Number(/^portal_database_wait_seconds_count (\d+)$/m.exec(await metrics())?.[1]);
  const trainee = await makeTrainee(portal);
  const before = await counted();
  succeeded(await trainee.call(getDashboard));
  const after = await counted();
  if (portal.resources.engine === 'sqlite')
    expect([before, after]).toEqual([Number.NaN, Number.NaN]);
  else expect(after).toBeGreaterThan(before);
});
