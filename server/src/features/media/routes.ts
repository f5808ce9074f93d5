import * as calls from '@portal/contract/modules';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Media } from './service.ts';

/** The uploads that a later save of a module takes. */
export function mediaRoutes(media: Media): readonly Route[] {
  return [
    route(calls.createVideoUpload, {
      load: ({ user, query }) => media.requireCompanyOfUpload(user.reach, query.companyId),
      run: ({ user: { userId }, body, file }, companyId) =>
        media.createUpload({ userId, companyId }, { file, claimedDuration: body.duration }),
    }),
    route(calls.createPosterUpload, {
      load: ({ user, query }) => media.requireCompanyOfUpload(user.reach, query.companyId),
      run: ({ user: { userId }, file }, companyId) =>
        media.createPosterUpload({ userId, companyId }, file),
    }),
  ];
}
