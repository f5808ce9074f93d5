import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { calendarTexts } from '../texts/catalogue.ts';

/** An address that was just made, to copy or to open. */
export function NewAddress({ url }: { url: string }) {
  const t = calendarTexts();
  return (
    <>
      <p>{t.once}</p>
      <CopyField label={t.address} value={url} action={t.copy} />
      <p>{t.byAddress}</p>
      <p>{t.byProgram}</p>
      <a
        href={url.replace(/^https?:/, 'webcal:')}
        className={buttonStyles({ variant: 'outline', className: 'justify-self-start' })}
      >
        <CalendarPlus aria-hidden="true" />
        <span>{t.openProgram}</span>
      </a>
    </>
  );
}
