import type { Elements } from '../elements.ts';

export function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="font-semibold text-text-muted text-xs uppercase tracking-wider">{title}</h2>
      {children}
    </section>
  );
}
