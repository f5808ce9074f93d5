import { createVideoUpload } from '@portal/contract/modules';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Media } from './service.ts';

export function mediaRoutes(media: Media): readonly Route[] {
  return [
    route(createVideoUpload, {
      run: ({ user, body, file }) =>
        media.createUpload(user.userId, { file, claimedDuration: body.duration }),
    }),
  ];
}
