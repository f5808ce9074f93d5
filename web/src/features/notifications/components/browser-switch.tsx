import {
  type DesktopPermission,
  desktopPermission,
  requestDesktopPermission,
} from '#web/platform/desktop/desktop-notice.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { notificationTexts } from '../texts/catalogue.ts';

type BrowserSwitchProps = { checked: boolean; onChange: (checked: boolean) => void };

/** The switch for browser notifications, which asks for the browser's permission. */
export function BrowserSwitch({ checked, onChange }: BrowserSwitchProps) {
  const t = notificationTexts().browserNotifications;
  const isSupported = desktopPermission() !== 'unsupported';
  const flip = async (isOn: boolean) => {
    if (!isOn || desktopPermission() === 'granted') return onChange(isOn);
    const isGranted = (await askUnlessDenied()) === 'granted';
    onChange(isGranted);
    if (isGranted) toast.success(t.enabled);
    else toast.error(t.denied, { description: t.deniedHint });
  };
  return (
    <Switch
      label={t.label}
      description={isSupported ? t.description : t.unsupported}
      disabled={!isSupported}
      checked={checked}
      onChange={(isOn) => void flip(isOn)}
    />
  );
}

/** Does not ask after a denial, because the browser would not show the question. */
async function askUnlessDenied(): Promise<DesktopPermission> {
  const permission = desktopPermission();
  return permission === 'default' ? await requestDesktopPermission() : permission;
}
