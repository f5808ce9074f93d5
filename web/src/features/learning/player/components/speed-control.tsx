import Gauge from 'lucide-react/icons/gauge';
import { DropdownChoice, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { SPEEDS, type Speed } from '../model/use-speed.ts';
import { playerTexts } from '../texts/catalogue.ts';
import { ControlButton } from './control-button.tsx';

/** The choice of the playback speed. The button shows it, unless it is the normal one. */
export function SpeedControl({ speed }: { speed: Speed }) {
  const t = playerTexts();
  const { current, choose } = speed;
  return (
    <DropdownMenu
      trigger={
        <ControlButton label={t.speedIs(speedWords(current))}>
          {current === 1 ? (
            <Gauge aria-hidden="true" />
          ) : (
            <span className="font-semibold text-sm tabular-nums">{t.times(current)}</span>
          )}
        </ControlButton>
      }
    >
      <DropdownChoice
        label={t.speed}
        options={SPEEDS.map((each) => ({ value: String(each), label: speedWords(each) }))}
        value={String(current)}
        onChange={(value) => choose(Number(value))}
      />
    </DropdownMenu>
  );
}

function speedWords(speed: number): string {
  const t = playerTexts();
  return speed === 1 ? t.normalSpeed : t.times(speed);
}
