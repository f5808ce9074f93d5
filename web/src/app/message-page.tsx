import type { ReactNode } from 'react';
import { ProductMark } from '../platform/brand/product-mark.tsx';
import { saveThemeChoice } from '../platform/storage/theme-choice.ts';
import type { Elements } from '../ui/elements.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';

type MessagePageProps = {
  /** Large and faint above the title: a number or a picture. */
  emblem: Elements;
  title: string;
  children: ReactNode;
  actions: Elements;
};

/** A page with one message and the actions that lead on. */
export function MessagePage({ emblem, title, children, actions }: MessagePageProps) {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-center gap-6 px-6 py-16 text-center"
    >
      <ThemeToggle save={saveThemeChoice} className="absolute top-3 end-3 sm:end-6" />
      <ProductMark className="size-10" />
      {emblem}
      <div className="grid gap-3">
        <h1 className="font-semibold text-3xl">{title}</h1>
        <div className="grid gap-2 text-pretty text-text-muted">{children}</div>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </main>
  );
}
