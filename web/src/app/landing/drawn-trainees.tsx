import { Bar, Box, Pill, Words } from './drawing.tsx';
import { DRAWN_TRAINEES } from './drawn-names.ts';
import { landingTexts } from './texts/catalogue.ts';

/** The trainee list of an admin, 286 by 158. */
export function DrawnTrainees() {
  const t = landingTexts().picture;
  return (
    <g>
      <Box x={0} y={0} width={286} height={158} radius={14} />
      <Words x={16} y={27} size={12} strong>
        {t.trainees}
      </Words>
      <Pill x={270} y={16} width={66} tone="warning">
        {t.asksForHelp}
      </Pill>
      {DRAWN_TRAINEES.map((trainee, index) => (
        <Row key={trainee.name} {...trainee} y={40 + index * 38} />
      ))}
    </g>
  );
}

type RowProps = (typeof DRAWN_TRAINEES)[number] & { y: number };

function Row({ initials, name, company, percent, y }: RowProps) {
  const isDone = percent === 100;
  return (
    <g transform={`translate(0 ${y})`}>
      <path d="M16 0h254" className="stroke-border" />
      <circle
        cx={27}
        cy={20}
        r={11}
        className={isDone ? 'fill-success-soft' : 'fill-accent-soft'}
      />
      <Words
        x={27}
        y={22.8}
        size={8}
        strong
        tone={isDone ? 'success-text' : 'accent-text'}
        anchor="middle"
      >
        {initials}
      </Words>
      <Words x={46} y={17.5} size={9.5} strong>
        {name}
      </Words>
      <Words x={46} y={28.5} size={8} tone="text-muted">
        {company}
      </Words>
      <Bar x={150} y={18} width={84} percent={percent} tone={isDone ? 'success' : 'accent'} />
      <Words x={270} y={23.5} size={9} strong anchor="end">
        {landingTexts().picture.percent(percent)}
      </Words>
    </g>
  );
}
