import { chatTexts } from '../texts/catalogue.ts';

export function ChatTitle() {
  const t = chatTexts();
  return (
    <div className="grid gap-1">
      <h1 className="font-semibold text-xl">{t.title}</h1>
      <p className="text-pretty text-sm text-text-muted">{t.description}</p>
    </div>
  );
}
