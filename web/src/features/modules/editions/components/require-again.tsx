import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { editionsTexts } from '../texts/catalogue.ts';
import { EditionDialog } from './edition-dialog.tsx';

type RequireAgainProps = { module: { id: number; name: string }; completed: number };

/** The button that requires a module again, and its dialog. */
export function RequireAgain({ module, completed }: RequireAgainProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden="true" />
        <span>{editionsTexts().open}</span>
      </Button>
      {isOpen ? (
        <EditionDialog module={module} completed={completed} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
