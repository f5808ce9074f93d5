import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';

/** The parts of My Progress that only companies with rules have. */
const parts = lazyModule(() => import('../requirements/components/own-completions.tsx'));

type OwnCompletionsProps = { moduleId: number; today: string };

export function OwnCompletions(props: OwnCompletionsProps) {
  const code = useLazyModule(parts);
  return code === null ? null : <code.OwnCompletions {...props} />;
}

export function NoLongerRequired(props: Pick<OwnCompletionsProps, 'today'>) {
  const code = useLazyModule(parts);
  return code === null ? null : <code.NoLongerRequired {...props} />;
}
