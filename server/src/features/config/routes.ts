import { type Config, getConfig, getVersion } from '@portal/contract/config';
import { type Route, route } from '#server/platform/http/route.ts';

export function configRoutes({ maxVideoMb, trashDays }: Config, version: string): readonly Route[] {
  return [
    route(getConfig, { run: () => ({ maxVideoMb, trashDays }) }),
    route(getVersion, { run: () => ({ version }) }),
  ];
}
