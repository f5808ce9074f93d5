import CircleAlert from 'lucide-react/icons/circle-alert';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { usePlayerValue } from '../model/use-player-value.ts';
import type { VideoPlayer } from '../model/video-player.ts';
import { playerTexts } from '../texts/catalogue.ts';
import { Veil } from './veil.tsx';

type FaultProps = { player: VideoPlayer; onAskForHelp: (() => void) | undefined };

/** A fault of the file or the browser, which the trainee cannot mend. */
export function VideoFault({ player, onAskForHelp }: FaultProps) {
  const phase = usePlayerValue(player, (state) => state.phase, 'loading');
  const { second, duration } = player.placeInVideo();
  return (
    <Trouble icon={<CircleAlert aria-hidden="true" className="size-6" />}>
      <p className="text-pretty">{faultSentence(phase, second, duration)}</p>
      {onAskForHelp === undefined ? null : (
        <Button onClick={onAskForHelp}>
          <LifeBuoy aria-hidden="true" />
          <span>{playerTexts().trouble.askForHelp}</span>
        </Button>
      )}
    </Trouble>
  );
}

function faultSentence(phase: string, second: number, duration: number): string {
  const t = playerTexts().trouble;
  const at = formatClock(Math.floor(second));
  if (phase === 'no-picture') return t.noPicture;
  if (phase === 'ended-early') return t.endsEarly({ at, length: formatClock(Math.ceil(duration)) });
  return second < 1 ? t.notPlayable : t.notPlayableBeyond(at);
}

type WaitingProps = { player: VideoPlayer; hasControls: boolean; onTryNow: () => void };

/** The video continues by itself when the server is reached. */
export function WaitingForNetwork({ player, hasControls, onTryNow }: WaitingProps) {
  const t = playerTexts().trouble;
  const until = usePlayerValue(player, (state) => Math.floor(state.furthest), 0);
  return (
    <Trouble icon={<WifiOff aria-hidden="true" className="size-6" />} hasControls={hasControls}>
      <p className="text-pretty">{t.waiting(formatClock(until))}</p>
      <Button onClick={onTryNow}>
        <RotateCw aria-hidden="true" />
        <span>{t.tryNow}</span>
      </Button>
    </Trouble>
  );
}

/** The server does not give the video, for a reason that may pass. */
export function LoadFault({ onRetry }: { onRetry: () => void }) {
  return (
    <Trouble icon={<CircleAlert aria-hidden="true" className="size-6" />}>
      <p className="text-pretty">{playerTexts().trouble.notLoaded}</p>
      <Button onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        <span>{uiTexts().retry}</span>
      </Button>
    </Trouble>
  );
}

type TroubleProps = { icon: ReactElement; hasControls?: boolean; children: Elements };

/** One sentence and one button over the picture. */
function Trouble({ icon, hasControls = false, children }: TroubleProps) {
  return (
    <Veil hasControls={hasControls}>
      <div
        role="alert"
        className={classNames(
          'grid max-w-sm justify-items-center gap-2 text-center text-sm',
          // Above the controls a small picture has no room for a button below the sentence.
          hasControls && 'max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:text-start',
        )}
      >
        {/* A small picture has no room for it. */}
        <span className="max-sm:hidden">{icon}</span>
        {children}
      </div>
    </Veil>
  );
}
