import type { ReactNode } from 'react';
import { qrLines, qrModules, qrViewBox } from '#components/drawing/qr.ts';
import { DecisionLine } from '#components/scenes/Scene.tsx';
import { chamaLa } from '#content/chama-la.ts';
import { chatLink } from '#features/link-builder/whatsapp-link.ts';
import './ChamaUses.css';

const { uses } = chamaLa;
/** The poster's code, which the page's end shows again by this id. */
export const posterCodeId = 'chama-codigo';
export const POSTER = qrModules(chatLink(uses.scene.campaignLink.digits, uses.scene.campaignLink.message));

/** Where the link is used: four places in one scene. Each drawing repeats what its words say. */
export function ChamaUses() {
  return (
    <section className="section paper" id="usos" aria-labelledby="usos-titulo">
      <div className="page-wrap">
        <div className="page-grid chama-uses__head">
          <h2 className="type-h2 span-6" id="usos-titulo">
            {uses.title}
          </h2>
          <p className="type-body span-4 from-9">{uses.text}</p>
        </div>
        <div className="scene chama-uses__scene">
          <ul className="chama-uses__places">
            <Place {...uses.bio} drawing={<Bio />} />
            <Place {...uses.signature} drawing={<Signature />} />
            <Place {...uses.campaign} drawing={<Poster />} />
            <Place {...uses.site} drawing={<Site />} />
          </ul>
          <DecisionLine proposed={uses.proposed} decided={uses.decided} />
        </div>
      </div>
    </section>
  );
}

function Place({
  title,
  text,
  drawing,
}: {
  readonly title: string;
  readonly text: string;
  readonly drawing: ReactNode;
}) {
  return (
    <li>
      <h3 className="type-h4">{title}</h3>
      <p className="type-small">{text}</p>
      <div className="chama-uses__drawing" aria-hidden="true">
        {drawing}
      </div>
    </li>
  );
}

function Bio() {
  return (
    <div className="chama-bio">
      <i>{chamaLa.uses.scene.bio.initials}</i>
      <b>{chamaLa.uses.scene.bio.account}</b>
      <span>{chamaLa.uses.scene.bio.text}</span>
      <em>{chamaLa.uses.scene.bio.link}</em>
    </div>
  );
}

function Signature() {
  return (
    <div className="chama-signature">
      <p>{chamaLa.uses.scene.signature.text}</p>
      <div>
        <b>{chamaLa.uses.scene.signature.name}</b>
        <span>{chamaLa.uses.scene.signature.role}</span>
        <span>{chamaLa.builder.example.phone}</span>
        <em>{chamaLa.uses.scene.signature.link}</em>
      </div>
    </div>
  );
}

function Poster() {
  return (
    <div className="chama-poster">
      <b>{chamaLa.uses.scene.poster.title}</b>
      <span>{chamaLa.uses.scene.poster.hint}</span>
      <svg viewBox={qrViewBox(POSTER)} aria-hidden="true">
        <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
        <path id={posterCodeId} d={qrLines(POSTER)} stroke="#111827" shapeRendering="crispEdges" />
      </svg>
    </div>
  );
}

function Site() {
  return (
    <div className="chama-site">
      <b>{chamaLa.uses.scene.site.title}</b>
      <p>{chamaLa.uses.scene.site.text}</p>
      <em>{chamaLa.uses.scene.site.button}</em>
    </div>
  );
}
