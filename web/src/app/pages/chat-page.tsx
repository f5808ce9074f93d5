import { lazy, Suspense, useState } from 'react';
import { ChatPage } from '#web/features/chat/pages/chat-page.tsx';

const NotificationSettingsDialog = lazy(async () => {
  const { NotificationSettingsDialog } = await import(
    '#web/features/notifications/components/notification-settings-dialog.tsx'
  );
  return { default: NotificationSettingsDialog };
});

/** Conversations, and how one is told of what is said in them. */
export function Component() {
  const [isInSettings, setIsInSettings] = useState(false);
  return (
    <>
      <ChatPage onOpenSettings={() => setIsInSettings(true)} />
      {isInSettings ? (
        <Suspense>
          <NotificationSettingsDialog onClose={() => setIsInSettings(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
