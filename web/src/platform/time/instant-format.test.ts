import { afterEach, expect, it, vi } from 'vitest';
import { instantFormat } from './instant-format.ts';

afterEach(() => vi.unstubAllEnvs());

it('writes an instant in the zone in which the reader is now', () => {
  const hour = instantFormat({ hour: 'numeric', hourCycle: 'h23' });
  const noon = new Date('2026-03-12T12:00:00Z');
  const inZone = (zone: string) => {
    vi.stubEnv('TZ', zone);
    return hour(noon);
  };
  expect(['Asia/Tokyo', 'Europe/Berlin', 'Asia/Tokyo'].map(inZone)).toEqual(['21', '13', '21']);
});
