import Fastify from 'fastify';
import { Counter } from 'prom-client';
import { expect, it } from 'vitest';
import { serveMetrics } from './metrics.ts';

async function metricsOf(counted: number): Promise<string> {
  await using app = Fastify();
  serveMetrics(app, {
    metricsToken: undefined,
    publicUrl: 'http://localhost:3000',
    gauges: [],
    register: (registry) =>
      new Counter({ name: 'portal_counted', help: 'Counted.', registers: [registry] }).inc(counted),
  });
  return (await app.inject('/metrics')).body;
}

it('two portals of a process have own metrics and share those of the process', async () => {
  for (const counted of [1, 2]) {
    const metrics = await metricsOf(counted);
    expect(metrics).toMatch(new RegExp(`^portal_counted ${counted}$`, 'm'));
    expect(metrics.match(/^process_cpu_user_seconds_total \d/gm)).toHaveLength(1);
    expect(metrics).toContain('portal_http_request_duration_seconds');
  }
});
