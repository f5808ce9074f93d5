import type { ReactNode } from 'react';
import { shownDirection } from '#web/platform/language/shown-language.ts';
import { upright } from './drawing.tsx';
import { DrawnDashboard } from './drawn-dashboard.tsx';
import { DrawnPhone } from './drawn-phone.tsx';
import { DrawnTrainees } from './drawn-trainees.tsx';
import { landingTexts } from './texts/catalogue.ts';

/**
 * A drawing of the product: a trainee's dashboard, a module on a phone, an admin's list. It uses the colours of the
 * theme, so it looks like the app after the login, and like the app it is mirrored for some languages. On phones it is
 * enlarged.
 */
export function ProductPicture() {
  return (
    <div
      role="img"
      aria-label={landingTexts().picture.label}
      className="overflow-hidden rounded-2xl bg-hill shadow-lg"
    >
      <svg
        viewBox="0 0 716 560"
        direction={shownDirection()}
        aria-hidden="true"
        className="block w-full max-sm:hidden"
      >
        <g transform={upright(358)}>
          <Part x={40} y={44}>
            <DrawnDashboard />
          </Part>
          <Part x={78} y={364}>
            <DrawnTrainees />
          </Part>
          <Part x={506} y={198} scale={1.06}>
            <DrawnPhone />
          </Part>
        </g>
      </svg>
      <svg
        viewBox="0 0 350 414"
        direction={shownDirection()}
        aria-hidden="true"
        className="block w-full sm:hidden"
      >
        <g transform={upright(175)}>
          <Part x={-92} y={26}>
            <DrawnDashboard />
          </Part>
          <Part x={212} y={44} scale={0.8}>
            <DrawnPhone />
          </Part>
          <Part x={14} y={270} scale={0.84}>
            <DrawnTrainees />
          </Part>
        </g>
      </svg>
    </div>
  );
}

type PartProps = { x: number; y: number; scale?: number; children: ReactNode };

function Part({ x, y, scale = 1, children }: PartProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      className="[filter:drop-shadow(0_14px_26px_rgb(8_14_60/0.38))]"
    >
      {children}
    </g>
  );
}
