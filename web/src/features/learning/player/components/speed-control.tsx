import Gauge from 'lucide-react/icons/gauge';
import { DropdownChoice, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { SPEEDS, type Speed } from '../model/use-speed.ts';
import { ControlButton } from './control-button.tsx';

/** The choice of the playback speed. The button shows it, unless it is the normal one. */
export function SpeedControl({ speed }: { speed: Speed }) {
  const { current, choose } = speed;
  const label = `Playback speed: ${speedWords(current)}`;
  return (
    <DropdownMenu
      trigger={
        <ControlButton label={label}>
          {current === 1 ? (
            <Gauge aria-hidden="true" />
          ) : (
            <span className="font-semibold text-sm tabular-nums">{`${current}×`}</span>
          )}
        </ControlButton>
      }
    >
      <DropdownChoice
        label="Playback speed"
        options={SPEEDS.map((each) => ({ value: String(each), label: speedWords(each) }))}
        value={String(current)}
        onChange={(value) => choose(Number(value))}
      />
    </DropdownMenu>
  );
}

const speedWords = (speed: number) => (speed === 1 ? 'Normal' : `${speed}×`);
