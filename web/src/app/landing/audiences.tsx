import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CirclePlay from 'lucide-react/icons/circle-play';
import LibraryBig from 'lucide-react/icons/library-big';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Route from 'lucide-react/icons/route';
import type { Elements } from '#web/ui/elements.ts';
import { landingTexts } from './texts/catalogue.ts';

type Point = { what: string; how: string };

export function Audiences() {
  const { trainees, administrators } = landingTexts();
  return (
    <div className="grid gap-10 border-t pt-8 sm:grid-cols-2 sm:gap-12">
      <AudienceSection title={trainees.title}>
        <PointItem point={trainees.watch} icon={<CirclePlay aria-hidden="true" />} />
        <PointItem point={trainees.pass} icon={<BadgeCheck aria-hidden="true" />} />
        <PointItem point={trainees.know} icon={<Route aria-hidden="true" />} />
      </AudienceSection>
      <AudienceSection title={administrators.title}>
        <PointItem point={administrators.build} icon={<LibraryBig aria-hidden="true" />} />
        <PointItem point={administrators.follow} icon={<ChartNoAxesColumn aria-hidden="true" />} />
        <PointItem point={administrators.help} icon={<LifeBuoy aria-hidden="true" />} />
      </AudienceSection>
    </div>
  );
}

function AudienceSection({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}

function PointItem({ point: { what, how }, icon }: { point: Point; icon: Elements }) {
  return (
    <li className="flex items-start gap-3 text-sm leading-relaxed">
      <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text [&>svg]:size-4">
        {icon}
      </span>
      <p className="text-pretty pt-1 text-text-muted">
        <strong className="font-semibold text-text">{what}</strong> <span>{how}</span>
      </p>
    </li>
  );
}
