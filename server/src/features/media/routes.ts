import * as calls from '@portal/contract/modules';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Media } from './service.ts';

/** The uploads that a later save of a module takes. */
export function mediaRoutes(media: Media): readonly Route[] {
  return [
    route(calls.createVideoUpload, {
      run: ({ user, body, file }) =>
        media.createUpload(user.userId, { file, claimedDuration: body.duration }),
    }),
    route(calls.createPosterUpload, {
      run: ({ user, file }) => media.createPosterUpload(user.userId, file),
    }),
  ];
}
