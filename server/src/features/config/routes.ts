import { type Config, getConfig } from '@portal/contract/config';
import { type Route, route } from '#server/platform/http/route.ts';

export function configRoutes({ maxVideoMb }: Config): readonly Route[] {
  return [route(getConfig, { run: () => ({ maxVideoMb }) })];
}
