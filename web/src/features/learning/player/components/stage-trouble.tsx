import CircleAlert from 'lucide-react/icons/circle-alert';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { usePlayerValue } from '../model/use-player-value.ts';
import type { VideoPlayer } from '../model/video-player.ts';
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
          <span>Ask for Help</span>
        </Button>
      )}
    </Trouble>
  );
}

function faultSentence(phase: string, second: number, duration: number): string {
  const at = formatClock(Math.floor(second));
  if (phase === 'no-picture')
    return 'This browser shows no picture of this video. Without it, nothing counts as watched. Please ask for help.';
  if (phase === 'ended-early')
    return `This video ends at ${at}, before its stated length of ${formatClock(Math.ceil(duration))}. Your time is kept. Please ask for help.`;
  return second < 1
    ? 'This browser cannot play this video. Please ask for help.'
    : `This video cannot be played beyond ${at}. Your time is kept. Please ask for help.`;
}

type WaitingProps = { player: VideoPlayer; hasControls: boolean; onTryNow: () => void };

/** The video continues by itself when the server is reached. */
export function WaitingForNetwork({ player, hasControls, onTryNow }: WaitingProps) {
  const until = usePlayerValue(player, (state) => Math.floor(state.furthest), 0);
  return (
    <Trouble icon={<WifiOff aria-hidden="true" className="size-6" />} hasControls={hasControls}>
      <p className="text-pretty">
        {`Waiting for the network. Everything until ${formatClock(until)} is kept.`}
      </p>
      <Button onClick={onTryNow}>
        <RotateCw aria-hidden="true" />
        <span>Try now</span>
      </Button>
    </Trouble>
  );
}

/** The server does not give the video, for a reason that may pass. */
export function LoadFault({ onRetry }: { onRetry: () => void }) {
  return (
    <Trouble icon={<CircleAlert aria-hidden="true" className="size-6" />}>
      <p className="text-pretty">
        This video cannot be played right now. Your place in it is kept.
      </p>
      <Button onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        <span>Retry</span>
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
          hasControls && 'max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:text-left',
        )}
      >
        {/* A small picture has no room for it. */}
        <span className="max-sm:hidden">{icon}</span>
        {children}
      </div>
    </Veil>
  );
}
