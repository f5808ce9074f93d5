import CaptionsIcon from 'lucide-react/icons/captions';
import { DropdownChoice, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { captionsLabel } from '../model/captions-label.ts';
import type { ShownCaptions } from '../model/use-captions.ts';
import { playerTexts } from '../texts/catalogue.ts';
import { ControlButton } from './control-button.tsx';

const OFF = 'off';

/** Captions in one language are switched on and off; several are offered by their languages. */
export function CaptionsControl({ captions }: { captions: ShownCaptions }) {
  const t = playerTexts();
  const { isOn, toggle, choose, options, current } = captions;
  const icon = <CaptionsIcon aria-hidden="true" />;
  if (options.length === 1)
    return (
      <ControlButton label={t.captions} pressed={isOn} onClick={toggle}>
        {icon}
      </ControlButton>
    );
  return (
    <DropdownMenu trigger={<ControlButton label={t.captions}>{icon}</ControlButton>}>
      <DropdownChoice
        label={t.captions}
        options={[
          { value: OFF, label: t.captionsOff },
          ...options.map((each) => ({
            value: choiceOf(each.language),
            label: isolated(captionsLabel(each)),
          })),
        ]}
        value={isOn ? choiceOf(current.language) : OFF}
        onChange={(value) =>
          choose(options.find(({ language }) => choiceOf(language) === value) ?? null)
        }
      />
    </DropdownMenu>
  );
}

const choiceOf = (language: string | null) => `language ${language ?? ''}`;
