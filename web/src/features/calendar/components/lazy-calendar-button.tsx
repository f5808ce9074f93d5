import { lazyModule, useLazyModule } from '#web/ui/lazy-on-idle.tsx';
import { Region } from '#web/ui/region.tsx';

/** Only companies with rules have the button. */
const part = lazyModule(() => import('./calendar-button.tsx'));

export function CalendarButton() {
  return (
    <Region>
      <Loaded />
    </Region>
  );
}

function Loaded() {
  const code = useLazyModule(part);
  return code === null ? null : <code.CalendarButton />;
}
