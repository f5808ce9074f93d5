import { Bar, Box, Pill, Words } from './drawing.tsx';

const trainees = [
  { initials: 'MK', name: 'Mia Keller', company: 'Brightwater Foods', percent: 60 },
  { initials: 'BO', name: 'Ben Okafor', company: 'Brightwater Foods', percent: 100 },
  { initials: 'HS', name: 'Hana Sato', company: 'Nordlicht Logistics', percent: 25 },
];

/** The trainee list of an admin, 286 by 158. */
export function DrawnTrainees() {
  return (
    <g>
      <Box x={0} y={0} width={286} height={158} radius={14} />
      <Words x={16} y={27} size={12} strong>
        Trainees
      </Words>
      <Pill x={270} y={16} width={66} tone="warning">
        1 asks for help
      </Pill>
      {trainees.map((trainee, index) => (
        <Row key={trainee.name} {...trainee} y={40 + index * 38} />
      ))}
    </g>
  );
}

type RowProps = (typeof trainees)[number] & { y: number };

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
        {`${percent}%`}
      </Words>
    </g>
  );
}
