import { getCertificateLook, updateCertificateLook } from '@portal/contract/certificates';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Certificates } from './service.ts';

export function certificateLookRoutes({ looks }: Pick<Certificates, 'looks'>): readonly Route[] {
  return [
    route(getCertificateLook, {
      run: ({ params }) => looks.get(params.id),
    }),
    route(updateCertificateLook, {
      load: ({ params }) => looks.get(params.id),
      run: ({ user, params, body, file }) =>
        looks.update(actorOf(user), params.id, { form: body, signature: file }),
    }),
  ];
}
