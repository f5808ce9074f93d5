import * as calls from '@portal/contract/certificates';
import { type Route, route } from '#server/platform/http/route.ts';
import { mayChange, maySee } from './policy.ts';
import type { Certificates } from './service.ts';

export function certificatesRoutes(certificates: Certificates): readonly Route[] {
  return [
    route(calls.listOwnCertificates, {
      run: (reader) => certificates.listOwn(reader),
    }),
    route(calls.shareScores, {
      run: ({ params, body, user, acceptLanguage }) =>
        certificates.share(params.code, body.shared, { user, acceptLanguage }),
    }),
    route(calls.getCertificate, {
      load: ({ params }) => certificates.load(params.code),
      may: maySee,
      run: (_, loaded) => certificates.present(loaded),
    }),
    route(calls.getCertificatePdf, {
      load: ({ params }) => certificates.load(params.code),
      may: maySee,
      run: ({ user }, loaded) => certificates.print(loaded, user),
    }),
    route(calls.getCertificateProof, {
      run: ({ params, user, address }) => certificates.prove(params.code, { user, address }),
    }),
    route(calls.listCertificatesOfTrainee, {
      run: ({ params, user, acceptLanguage }) =>
        certificates.listOfTrainee(params.id, { user, acceptLanguage }),
    }),
    route(calls.withdrawCertificate, {
      load: ({ params }) => certificates.load(params.code),
      may: mayChange,
      run: ({ body, user, acceptLanguage }, loaded) =>
        certificates.withdraw(loaded, body.reason, { user, acceptLanguage }),
    }),
    route(calls.reissueCertificate, {
      load: ({ params }) => certificates.load(params.code),
      may: mayChange,
      run: (reader, loaded) => certificates.reissue(loaded, reader),
    }),
  ];
}
