import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import { Region } from '#web/ui/region.tsx';

/** The part of My Progress below its modules. */
const part = lazyModule(() => import('./own-certificates.tsx'));

export function OwnCertificates() {
  return (
    <Region>
      <Loaded />
    </Region>
  );
}

function Loaded() {
  const code = useLazyModule(part);
  return code === null ? null : <code.OwnCertificates />;
}
