import { Skeleton } from '#web/ui/skeleton.tsx';
import { chatTexts } from '../texts/catalogue.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ChatTitle } from './chat-title.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** A skeleton in the shape of the chat page without an open chat. */
export function ChatSkeleton() {
  return (
    <ChatFrame>
      <div className="flex w-full flex-col md:w-80 md:shrink-0 md:border-e lg:w-72 xl:w-80">
        <div className="grid gap-3 border-b p-4">
          <ChatTitle />
          <Skeleton className="h-10 pointer-coarse:h-11" />
        </div>
        <ListSkeleton label={chatTexts().rooms.loading} />
      </div>
      <div className="grow bg-background max-md:hidden" />
    </ChatFrame>
  );
}
