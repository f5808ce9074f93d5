import { ProductMarkShape } from '#web/platform/brand/product-mark.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Box, Padlock, Pill, Tick, upright, Words } from './drawing.tsx';
import { DRAWN_ADDRESS, DRAWN_TRAINEE } from './drawn-names.ts';
import { landingTexts } from './texts/catalogue.ts';

const steps = [
  { x: 162, name: 'welcome', state: 'done' },
  { x: 237, name: 'safety', state: 'done' },
  { x: 312, name: 'data', state: 'done' },
  { x: 387, name: 'hygiene', state: 'current' },
  { x: 462, name: 'guests', state: 'locked' },
] as const;

/** A trainee's dashboard in a browser's window, 520 by 340. */
export function DrawnDashboard() {
  const t = landingTexts().picture;
  return (
    <g>
      <Box x={0} y={0} width={520} height={340} radius={14} className="fill-background" />
      <path d="M0 34h104v306H14a14 14 0 0 1-14-14Z" className="fill-surface" />
      <path
        d="M14 0h492a14 14 0 0 1 14 14v20H0V14A14 14 0 0 1 14 0Z"
        className="fill-surface-sunken"
      />
      <path d="M0 34h520M104 34v306" className="stroke-border" />
      {[18, 32, 46].map((x) => (
        <circle key={x} cx={x} cy={17} r={4} className="fill-border-strong/45" />
      ))}
      <Box x={160} y={9} width={200} height={16} radius={8} className="fill-surface" />
      <Words x={260} y={20} size={8} tone="text-muted" anchor="middle">
        {DRAWN_ADDRESS}
      </Words>
      <g transform={upright(23)}>
        <g transform="translate(14 46) scale(.56)">
          <ProductMarkShape />
        </g>
      </g>
      <Words x={38} y={58} size={8.5} strong>
        {t.portal}
      </Words>
      <Box x={9} y={78} width={86} height={23} radius={6} className="fill-accent-soft" />
      <Words x={18} y={92.5} size={8.5} strong tone="accent-text">
        {t.dashboard}
      </Words>
      <Words x={18} y={118} size={8.5} tone="text-muted">
        {t.myProgress}
      </Words>
      <Words x={18} y={143} size={8.5} tone="text-muted">
        {t.messages}
      </Words>
      <Words x={124} y={64} size={17} strong>
        {t.greeting(DRAWN_TRAINEE)}
      </Words>
      <Standing />
      <Modules />
      <Box x={0} y={0} width={520} height={340} radius={14} className="fill-none stroke-border" />
    </g>
  );
}

function Standing() {
  const t = landingTexts().picture;
  return (
    <g>
      <Box x={124} y={80} width={376} height={124} />
      <g transform="rotate(-90 162 122)" fill="none" strokeWidth="7">
        <circle cx={162} cy={122} r={23} className="stroke-text/10" />
        <circle
          cx={162}
          cy={122}
          r={23}
          pathLength="100"
          strokeDasharray="60 100"
          strokeLinecap="round"
          className="stroke-accent"
        />
      </g>
      <Words x={162} y={126} size={11.5} strong anchor="middle">
        {t.percent(60)}
      </Words>
      <Figure x={208} label={t.done} value={t.doneOf(3, 5)} />
      <Figure x={288} label={t.averageScore} value={t.percent(92)} />
      <Figure x={388} label={t.nextModule} value={t.modules.foodHygiene} />
      <path d="M162 168h150" strokeWidth="2" className="stroke-success" />
      <path d="M312 168h75" strokeWidth="2" className="stroke-success" />
      <path d="M387 168h75" strokeWidth="2" className="stroke-border" />
      {steps.map((step) => (
        <Step key={step.x} {...step} />
      ))}
    </g>
  );
}

function Figure({ x, label, value }: { x: number; label: string; value: string }) {
  return (
    <>
      <Words x={x} y={117} size={8} tone="text-muted">
        {label}
      </Words>
      <Words x={x} y={132} size={12.5} strong>
        {value}
      </Words>
    </>
  );
}

function Step({ x, name, state }: (typeof steps)[number]) {
  const y = 168;
  return (
    <g>
      {state === 'done' ? (
        <>
          <circle cx={x} cy={y} r={9.5} className="fill-success" />
          <Tick x={x} y={y} className="stroke-success-contrast" />
        </>
      ) : null}
      {state === 'current' ? (
        <>
          <circle cx={x} cy={y} r={13} className="fill-accent-soft" />
          <circle cx={x} cy={y} r={9.5} className="fill-accent" />
          <path
            d={`M${x - 2.6} ${y - 4.2}v8.4l7-4.2Z`}
            transform={upright(x)}
            className="fill-accent-contrast"
          />
        </>
      ) : null}
      {state === 'locked' ? (
        <>
          <circle
            cx={x}
            cy={y}
            r={9.5}
            strokeDasharray="2.5 2.5"
            className="fill-surface stroke-border-strong"
          />
          <Padlock x={x} y={y - 1} />
        </>
      ) : null}
      <Words
        x={x}
        y={192}
        size={8}
        strong={state === 'current'}
        tone={state === 'locked' ? 'text-muted' : 'text'}
        anchor="middle"
      >
        {landingTexts().picture.steps[name]}
      </Words>
    </g>
  );
}

function Modules() {
  const t = landingTexts().picture;
  return (
    <g>
      <ModuleCard
        x={124}
        number={3}
        title={t.modules.dataProtection}
        detail={t.lengthAndScore(18, 100)}
        action={t.review}
      >
        <Pill x={233} y={229} width={48} tone="success">
          {t.completed}
        </Pill>
      </ModuleCard>
      <ModuleCard
        x={253.5}
        number={4}
        title={t.modules.foodHygiene}
        detail={t.lengthAndPlace(12, '3:12')}
        action={t.start}
        isCurrent
      >
        <Pill x={362.5} y={229} width={40} tone="accent">
          {t.current}
        </Pill>
      </ModuleCard>
      <ModuleCard
        x={383}
        number={5}
        title={t.modules.servingGuests}
        detail={t.length(25)}
        action={t.lockedButton}
      >
        <Pill x={492} y={229} width={38} tone="locked">
          {t.locked}
        </Pill>
      </ModuleCard>
    </g>
  );
}

type ModuleCardProps = {
  x: number;
  number: number;
  title: string;
  detail: string;
  action: string;
  isCurrent?: boolean;
  children: Elements;
};

function ModuleCard(props: ModuleCardProps) {
  const { x, number, title, detail, action, isCurrent = false, children } = props;
  return (
    <g>
      <Box
        x={x}
        y={220}
        width={117}
        height={100}
        className={isCurrent ? 'fill-surface stroke-accent' : 'fill-surface stroke-border'}
      />
      <Words x={x + 10} y={239} size={7.5} tone="text-muted">
        {landingTexts().picture.module(number)}
      </Words>
      {children}
      <Words x={x + 10} y={262} size={10.5} strong>
        {title}
      </Words>
      <Words x={x + 10} y={276} size={7.5} tone="text-muted">
        {detail}
      </Words>
      <Box
        x={x + 65}
        y={290}
        width={42}
        height={19}
        radius={6}
        className={isCurrent ? 'fill-accent' : 'fill-surface stroke-border'}
      />
      <Words
        x={x + 86}
        y={302.5}
        size={8}
        strong
        tone={isCurrent ? 'white' : 'text-muted'}
        anchor="middle"
      >
        {action}
      </Words>
    </g>
  );
}
