import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { helpTexts } from '../texts/catalogue.ts';
import { HelpDialog } from './lazy-help-dialog.tsx';

type HelpButtonProps = {
  /** The module of the question; null for a general question. */
  moduleId: number | null;
};

export function HelpButton({ moduleId }: HelpButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <LifeBuoy aria-hidden="true" />
        <span>{helpTexts().ask.open}</span>
      </Button>
      {isOpen ? <HelpDialog moduleId={moduleId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
