import { SEARCH_MAX } from '@portal/contract/limits';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from '#web/platform/state/use-store.ts';
import { Button } from '#web/ui/button.tsx';
import { isComposing } from '#web/ui/is-composing.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import { searchRoom } from '../api/messages.ts';
import {
  createConversationSearch,
  type ShowMessage,
  searchSentence,
} from '../model/conversation-search.ts';
import { chatTexts } from '../texts/catalogue.ts';

type SearchBarProps = {
  roomId: number;
  /** The number of messages in the conversation. */
  count: number;
  goTo: ShowMessage;
  /** Another text is searched for: the match that is shown is none of its matches. */
  onText: () => void;
  onClose: () => void;
};

/** Searches the conversation for a text, from the newest message back. */
export function SearchBar({ roomId, count, goTo, onText, onClose }: SearchBarProps) {
  const t = chatTexts().search;
  const { search, state } = useConversationSearch(roomId, goTo);
  const [typed, setTyped] = useState('');
  const bar = useRef<HTMLElement>(null);
  const toOlder = () => void search.older();
  const toNewer = () => void search.newer();
  useEffect(() => bar.current?.querySelector('input')?.focus(), []);
  return (
    <section
      ref={bar}
      aria-label={t.bar}
      data-no-toast
      // The field itself uses the key to clear its text.
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onClose()}
      className="grid gap-1 border-b bg-surface px-3 py-2 sm:px-4"
    >
      <div className="flex items-center gap-1">
        <SearchInput
          value={typed}
          onChange={(text) => {
            setTyped(text);
            onText();
            void search.start(text.slice(0, SEARCH_MAX));
          }}
          onRepeat={toOlder}
          label={t.field}
          className="min-w-0 grow"
        />
        <StepButton label={t.older} isOff={!search.hasOlder()} onClick={toOlder}>
          <ChevronUp aria-hidden="true" />
        </StepButton>
        <StepButton label={t.newer} isOff={!search.hasNewer()} onClick={toNewer}>
          <ChevronDown aria-hidden="true" />
        </StepButton>
        <Button variant="ghost" size="icon" aria-label={t.close} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <p role="status" className="min-h-4 text-text-muted text-xs">
        {searchSentence(state, count)}
      </p>
    </section>
  );
}

type StepButtonProps = {
  label: string;
  /** There is no further match. The button is not disabled, so that it keeps the focus. */
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
};

function StepButton({ label, isOff, onClick, children }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
      className="aria-disabled:opacity-50"
    >
      {children}
    </Button>
  );
}

/** Uses the `goTo` of the first render for all matches. */
function useConversationSearch(roomId: number, goTo: ShowMessage) {
  const [search] = useState(() =>
    createConversationSearch({
      searchRange: (text, before) => searchRoom(roomId, text, before),
      goTo,
    }),
  );
  const state = useStore(search);
  useEffect(() => search.stop, [search]);
  return { search, state };
}
