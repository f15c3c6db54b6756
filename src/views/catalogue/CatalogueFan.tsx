import { round } from '#components/drawing/curves.ts';
import { solutions } from '#content/solutions.ts';

const names = solutions.map((solution) => solution.name);

/** From 1024 px: the lines fan out to the right, each to a ring and its product's name. Origin: the dot. */
export function FanWide() {
  return (
    <svg
      className="catalogue-fan catalogue-fan--wide"
      viewBox="-50 -400 700 600"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="fan-wide" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="250" y2="0">
          <stop stopColor="#a855f7" />
          <stop offset=".45" stopColor="#c084fc" />
          <stop offset="1" stopColor="#fff" stopOpacity=".5" />
        </linearGradient>
      </defs>
      {names.map((name, index) => {
        const y = -362 + index * 82;
        return (
          <g key={name}>
            <path
              d={`M0 0C${70 + index * 4} 0 70 ${y} 232 ${y}H248`}
              stroke="url(#fan-wide)"
              strokeWidth="1.1"
            />
            <g>
              <circle cx="254" cy={y} r="5.4" stroke="#fff" strokeWidth="1.4" />
              <text x="276" y={y + 6.6} fill="#fff">
                {name}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** Below 1024 px: the lines rise from the dot and leave by the left edge, each under its product's name. */
export function FanTall() {
  return (
    <svg
      className="catalogue-fan catalogue-fan--tall"
      viewBox="-900 -700 1200 800"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="fan-tall" gradientUnits="userSpaceOnUse" x1="-900" y1="-500" x2="0" y2="0">
          <stop stopColor="#fff" stopOpacity=".22" />
          <stop offset=".6" stopColor="#fff" stopOpacity=".45" />
          <stop offset="1" stopColor="#a855f7" />
        </linearGradient>
      </defs>
      {names.map((name, index) => {
        const y = -690 + index * 58;
        const x = 236 - index * 15;
        const turn = -250 + index * 16;
        return (
          <g key={name}>
            <path
              d={`M0 0C${round(x * 0.6)} 0 ${x} ${round(turn * 0.42)} ${x} ${turn}C${x} ${round(y * 0.72)} ${round(x * 0.3)} ${y} -120 ${y}H-2400`}
              stroke="url(#fan-tall)"
              strokeWidth="2"
            />
            <text x="-481" y={y - 12} fill="#fff">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
