import { useId } from 'react';
import { Bar, Box, upright, Words } from './drawing.tsx';
import { landingTexts } from './texts/catalogue.ts';

const OPTIONS = ['short', 'right', 'long'] as const;

/** A module on a phone, its video and its quiz, 156 by 316. */
export function DrawnPhone() {
  const t = landingTexts().picture;
  return (
    <g>
      <rect width="156" height="316" rx="25" fill="#0d1230" stroke="#fff" strokeOpacity=".22" />
      <rect x="5.5" y="5.5" width="145" height="305" rx="20" className="fill-background" />
      <rect x="58" y="12" width="40" height="9" rx="4.5" fill="#0d1230" />
      <Words x={78} y={39} size={10} strong anchor="middle">
        {t.modules.foodHygiene}
      </Words>
      <g transform="translate(5.5 48)">
        <Film />
      </g>
      <Words x={18} y={154} size={8} tone="text-muted">
        {t.questionOf(2, 5)}
      </Words>
      <Bar x={18} y={160} width={120} percent={40} />
      <Words x={18} y={183} size={11} strong>
        {t.questionLines.first}
      </Words>
      <Words x={18} y={197} size={11} strong>
        {t.questionLines.second}
      </Words>
      {OPTIONS.map((option, index) => (
        <g key={option} transform={`translate(18 ${208 + index * 24})`}>
          <Option text={t.options[option]} isChosen={option === 'right'} />
        </g>
      ))}
      <Box x={88} y={284} width={50} height={19} radius={6} className="fill-accent" />
      <Words x={113} y={296.5} size={8.5} strong tone="white" anchor="middle">
        {t.nextQuestion}
      </Words>
    </g>
  );
}

function Option({ text, isChosen }: { text: string; isChosen: boolean }) {
  return (
    <>
      <Box
        x={0}
        y={0}
        width={120}
        height={20}
        radius={6}
        className={isChosen ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-border'}
      />
      <circle
        cx={11}
        cy={10}
        r={isChosen ? 3.2 : 4}
        strokeWidth={isChosen ? 2.6 : 1}
        className={isChosen ? 'fill-white stroke-accent' : 'fill-none stroke-border-strong'}
      />
      <Words x={21} y={13} size={8.5}>
        {text}
      </Words>
    </>
  );
}

/** A frame of a training video about washing hands. */
function Film() {
  const light = useId();
  return (
    <g transform={upright(72.5)}>
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#0f8f8c" />
          <stop offset="1" stopColor="#123a78" />
        </linearGradient>
      </defs>
      <rect width="145" height="86" fill={`url(#${light})`} />
      <circle cx="112" cy="20" r="34" fill="#fff" fillOpacity=".08" />
      <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
        <path d="M26 12v14h36a12 12 0 0 1 12 12v4" strokeWidth="9" strokeOpacity=".9" />
        <path d="M74 50v12m-6-9v6m12-6v6" strokeWidth="3" stroke="#9be7ff" />
      </g>
      <path
        d="M40 78c8-10 20-12 34-10s26 2 36 10Z"
        fill="#f6c9a5"
        stroke="#e9a877"
        strokeWidth="1.5"
      />
      <circle cx="72.5" cy="40" r="15" fill="#fff" fillOpacity=".94" />
      <path d="M68.5 32.5v15l12-7.5Z" fill="#15237d" />
      <rect x="10" y="77" width="125" height="3" rx="1.5" fill="#fff" fillOpacity=".35" />
      <rect x="10" y="77" width="58" height="3" rx="1.5" fill="#ffd166" />
    </g>
  );
}
