import { type Config, getConfig, getVersion } from '@portal/contract/config';
import { type Route, route } from '#server/platform/http/route.ts';

export function configRoutes(config: Config, version: string): readonly Route[] {
  const { maxVideoMb, trashDays, hasMailServer } = config;
  return [
    route(getConfig, { run: () => ({ maxVideoMb, trashDays, hasMailServer }) }),
    route(getVersion, { run: () => ({ version }) }),
  ];
}
