import { Drawing } from '#components/drawing/Drawing.tsx';
import './Projects.css';
import { RingLine } from '#components/sections/RingLine.tsx';
import { Section } from '#components/sections/Section.tsx';
import { LoneLink } from '#components/ui/Button.tsx';
import { spectrum, spectrumTitle } from '#content/pages/projects.ts';

/** A paper napkin with the first drawing of a screen, and where the cup stood. Decorative. */
export function Napkin() {
  return (
    <svg width="100%" viewBox="0 0 480 440" fill="none" stroke="#111827" aria-hidden="true" data-drawing>
      <g transform="rotate(-5 240 220)">
        <path fill="#fff" stroke="none" d="M50 34 428 30 434 408 54 414z" />
        <path fill="#f3f4f6" stroke="none" d="M240 32 428 30 434 408 242 411z" />
        <path strokeOpacity=".16" d="M240 32 242 411M52 222 431 219" />
        <path
          strokeOpacity=".3"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0 9"
          d="M66 50 412 46 417 392 70 397zM76 60 402 57 407 382 80 386z"
        />
        <g stroke="#6b7280">
          <circle cx="352" cy="316" r="62" strokeWidth="5" strokeOpacity=".22" />
          <path
            strokeWidth="3"
            strokeOpacity=".34"
            d="M292 300A62 62 0 0 1 400 277M412 328A62 62 0 0 1 330 374"
          />
        </g>
        <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <path d="M104 96Q103 84 116 84L232 81Q245 81 245 94L249 318Q249 331 236 331L121 334Q107 334 107 320z" />
          <path d="M105 126Q176 120 246 124M122 105 178 103M121 152 196 150M218 151 232 150M107 172Q180 176 246 170M122 197 182 195M219 197 233 196M108 217Q180 221 247 216M122 243 200 240M220 242 234 241M108 262Q180 267 248 261M123 288 176 287M221 288 235 287" />
          <path d="M360 132Q330 108 300 128T264 152M278 136 263 153 285 156" />
        </g>
      </g>
      <circle cx="374" cy="118" r="13" fill="#9333ea" stroke="none" />
    </svg>
  );
}

/** The piece of the line over each column: straight, straight with one turn of its own, freehand. Box of 400 by 160, a gutter wider than its column. */
const pieces = {
  ready: 'M-1400 80H359',
  hybrid: 'M-23 80H68C102 80 100 28 138 28S164 126 202 126 236 80 270 80H359',
  custom:
    'M-23 80C21 80 45 20 83 24C122 28 94 138 137 138C189 138 227 28 182 22C141 17 146 120 206 114C255 109 249 50 291 46C322 43 334 66 360 80',
} as const;

/** From ready-made to custom: one line that gets freer, with a point for each of the three. */
export function Spectrum() {
  return (
    <Section ground="paper" className="spectrum" id="espectro" title={spectrumTitle}>
      <RingLine
        steps={spectrum.map(({ id, title, when, description, link }) => ({
          id,
          title,
          note: when,
          text: description,
          picture: (
            <Drawing box="0 0 400 160" overflow="visible" strokeWidth="1.5" data-drawing>
              <path d={pieces[id]} />
              {id === 'custom' ? (
                <circle cx="368" cy="80" r="10" fill="var(--ct-accent)" stroke="none" />
              ) : (
                <circle cx="368" cy="80" r="9" />
              )}
            </Drawing>
          ),
          extra: <LoneLink href={link.href}>{link.label}</LoneLink>,
        }))}
      />
    </Section>
  );
}
