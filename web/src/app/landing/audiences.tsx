import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CirclePlay from 'lucide-react/icons/circle-play';
import LibraryBig from 'lucide-react/icons/library-big';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Route from 'lucide-react/icons/route';
import type { Elements } from '#web/ui/elements.ts';

type Audience = {
  title: string;
  points: readonly { icon: Elements; what: string; how: string }[];
};

const audiences: readonly Audience[] = [
  {
    title: 'For trainees',
    points: [
      {
        icon: <CirclePlay aria-hidden="true" />,
        what: 'Watch',
        how: 'One module at a time, and on any device from where you stopped.',
      },
      {
        icon: <BadgeCheck aria-hidden="true" />,
        what: 'Pass',
        how: 'A short quiz shows what you know and opens the next module.',
      },
      {
        icon: <Route aria-hidden="true" />,
        what: 'Know where you stand',
        how: 'How far you have come, and what is next.',
      },
    ],
  },
  {
    title: 'For administrators',
    points: [
      {
        icon: <LibraryBig aria-hidden="true" />,
        what: 'Build',
        how: 'Each company has its own path of videos and questions.',
      },
      {
        icon: <ChartNoAxesColumn aria-hidden="true" />,
        what: 'Follow',
        how: 'Time watched, scores and modules done of every trainee.',
      },
      {
        icon: <LifeBuoy aria-hidden="true" />,
        what: 'Help',
        how: 'Questions reach you while the training is still under way.',
      },
    ],
  },
];

export function Audiences() {
  return (
    <div className="grid gap-10 border-t pt-8 sm:grid-cols-2 sm:gap-12">
      {audiences.map((audience) => (
        <AudienceSection key={audience.title} {...audience} />
      ))}
    </div>
  );
}

function AudienceSection({ title, points }: Audience) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
      <ul className="grid gap-3">
        {points.map(({ icon, what, how }) => (
          <li key={what} className="flex items-start gap-3 text-sm leading-relaxed">
            <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text [&>svg]:size-4">
              {icon}
            </span>
            <p className="text-pretty pt-1 text-text-muted">
              <strong className="font-semibold text-text">{`${what}.`}</strong> <span>{how}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
