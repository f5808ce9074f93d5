import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import { Region } from '#web/ui/region.tsx';

/** The links to certificates, which only completed trainings and modules have. */
const links = lazyModule(() => import('./certificate-link.tsx'));

export function ResultCertificate(props: { runNumber: number }) {
  const code = useLazyModule(links);
  return code === null ? null : <code.ResultCertificate {...props} />;
}

export function ModuleCertificate(props: { moduleId: number }) {
  return (
    <Region>
      <LinkOfModule {...props} />
    </Region>
  );
}

function LinkOfModule(props: { moduleId: number }) {
  const code = useLazyModule(links);
  return code === null ? null : <code.ModuleCertificate {...props} />;
}
