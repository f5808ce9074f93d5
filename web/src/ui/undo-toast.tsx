import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Sentence } from './sentence.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { toast } from './toast.ts';

type UndoOffer = {
  /** The completed action, as a sentence. */
  message: string;
  /** The name in the message. */
  name: string;
  /** The offer ends after these milliseconds, not counting the time in which a user points at it or has focused it. */
  offeredForMs: number;
  /** The running action, shown on the button: 'Restoring…'. */
  busyLabel: string;
  /** Undoes it and shows the result; never rejects. The toast is removed afterwards. */
  undo: () => Promise<void>;
};

/** Shows the completed action with a button that undoes it. */
export function showUndoToast({ message, name, ...offer }: UndoOffer): void {
  const id = toast.success(message, {
    name,
    description: <HowToReach />,
    // The button ends the offer: sonner's own timer does not stop for the focus.
    duration: Number.POSITIVE_INFINITY,
    action: <UndoButton {...offer} onEnd={() => toast.dismiss(id)} />,
  });
}

/** Read out with the message; on touch screens not shown. */
function HowToReach() {
  const t = uiTexts().toasts;
  return (
    <span className="pointer-coarse:sr-only">
      <Sentence
        text={t.howToUndo}
        elements={[
          <kbd key="list" className="font-sans font-medium">
            Alt+T
          </kbd>,
          <kbd key="press" className="font-sans font-medium">
            {t.enterKey}
          </kbd>,
        ]}
      />
    </span>
  );
}

type UndoButtonProps = Omit<UndoOffer, 'message' | 'name'> & { onEnd: () => void };

function UndoButton({ offeredForMs, busyLabel, undo, onEnd }: UndoButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusByHotkey(button);
  useOfferTime({ button, offeredForMs, isPaused: isBusy, onEnd });

  async function handleClick() {
    setIsBusy(true);
    await undo();
    onEnd();
  }

  return (
    <Button
      ref={button}
      // Toasts keep clear of primary buttons, but not of their own.
      data-no-toast={undefined}
      size="sm"
      className="ms-auto"
      busy={isBusy}
      busyLabel={busyLabel}
      onClick={() => void handleClick()}
    >
      {uiTexts().undo}
    </Button>
  );
}

/** Moves the focus from the list of toasts, which sonner focuses on Alt+T, to the button of the newest offer. */
function useFocusByHotkey(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // After sonner's listener, which is on the document.
    const focusButton = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') button.current?.focus();
    };
    window.addEventListener('keydown', focusButton);
    return () => window.removeEventListener('keydown', focusButton);
  }, [button]);
}

const TICK_MS = 250;

type OfferTime = {
  button: RefObject<HTMLElement | null>;
  offeredForMs: number;
  isPaused: boolean;
  onEnd: () => void;
};

/** Calls `onEnd` after the time in which the toasts were neither pointed at nor focused, on a visible page. */
function useOfferTime({ button, offeredForMs, isPaused, onEnd }: OfferTime): void {
  const left = useRef(offeredForMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => {
      if (document.hidden || isInUse(button.current)) return;
      left.current -= TICK_MS;
      if (left.current > 0) return;
      clearInterval(timer);
      end();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [button, isPaused]);
}

function isInUse(button: HTMLElement | null): boolean {
  const toasts = button?.closest('[data-sonner-toaster]');
  return toasts?.matches(':hover, :focus-within') ?? false;
}
