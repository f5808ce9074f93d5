import { verifyCertificate } from '@portal/contract/certificates';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Verifying } from './verify.ts';

export const verifyRoutes = ({ check }: Pick<Verifying, 'check'>): readonly Route[] => [
  route(verifyCertificate, {
    run: async ({ params, address }) => (await check(params.code, address)).verified,
  }),
];
