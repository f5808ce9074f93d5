import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Minus from 'lucide-react/icons/minus';
import Pause from 'lucide-react/icons/pause';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

const icons = {
  late: TriangleAlert,
  due: Clock,
  renew: RotateCw,
  done: Check,
  open: CircleDashed,
  paused: Pause,
  none: Minus,
};

export type StateSymbolName = keyof typeof icons;

/** The symbol of a state, beside its word: a state is never shown by its colour alone. */
export function StateSymbol({ symbol }: { symbol: StateSymbolName }) {
  const Icon = icons[symbol];
  return <Icon aria-hidden="true" />;
}
