import './ChamaLa.css';
import { qrLines, qrModules, qrViewBox } from '#components/drawing/qr.ts';
import { DecisionLine } from '#components/scenes/Scene.tsx';
import { Talk } from '#components/scenes/Talk.tsx';
import { DrawnList } from '#components/sections/DrawnList.tsx';
import { Section } from '#components/sections/Section.tsx';
import { chamaLa } from '#content/chama-la.ts';
import { chatLink } from '#features/link-builder/whatsapp-link.ts';

const { uses } = chamaLa;
/** The poster's code, which the page's end shows again by this id. */
export const posterCodeId = 'chama-codigo';
export const POSTER = qrModules(chatLink(uses.scene.campaignLink.digits, uses.scene.campaignLink.message));

/** Where the link is used: four places in one scene. Each drawing repeats what its words say. */
export function ChamaUses() {
  return (
    <Section id="usos-titulo" anchor="usos" ground="paper" title={uses.title} lead={uses.text} head="row">
      <div className="scene chama-uses">
        <DrawnList
          columns={4}
          below
          plain
          items={[
            { ...uses.bio, picture: <Bio /> },
            { ...uses.signature, picture: <Signature /> },
            { ...uses.campaign, picture: <Poster /> },
            { ...uses.site, picture: <Site /> },
          ]}
        />
        <DecisionLine proposed={uses.proposed} decided={uses.decided} />
      </div>
    </Section>
  );
}

function Bio() {
  return (
    <div className="chama-bio" aria-hidden="true">
      <svg width="96" height="112" viewBox="-48 -48 96 112" aria-hidden="true">
        <circle r="48" fill="#111827" />
        <text y="10" fill="#fff" fontSize="30" fontWeight="600" textAnchor="middle">
          {uses.scene.bio.initials}
        </text>
      </svg>
      <b>{uses.scene.bio.account}</b>
      <span className="type-label">{uses.scene.bio.text}</span>
      <span className="scene__pill">{uses.scene.bio.link}</span>
    </div>
  );
}

function Signature() {
  return (
    <div className="chama-signature" aria-hidden="true">
      <p className="type-small">{uses.scene.signature.text}</p>
      <b className="type-h4">{uses.scene.signature.name}</b>
      <span>{uses.scene.signature.role}</span>
      <span>{chamaLa.builder.example.phone}</span>
      <b>{uses.scene.signature.link}</b>
    </div>
  );
}

function Poster() {
  return (
    <div className="chama-poster" aria-hidden="true">
      <b className="type-h3">{uses.scene.poster.title}</b>
      <span>{uses.scene.poster.hint}</span>
      <svg viewBox={qrViewBox(POSTER)} width="112" height="112" aria-hidden="true">
        <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
        <path id={posterCodeId} d={qrLines(POSTER)} stroke="#111827" shapeRendering="crispEdges" />
      </svg>
    </div>
  );
}

function Site() {
  return (
    <div className="chama-site" aria-hidden="true">
      <b className="type-h4">{uses.scene.site.title}</b>
      <p className="type-small">{uses.scene.site.text}</p>
      <span className="scene__pill">{uses.scene.site.button}</span>
    </div>
  );
}

const { benefits } = chamaLa;

/** The three benefits as a conversation: the visitor asks, the product answers. */
export function ChamaTalk() {
  return (
    <Section id="beneficios-titulo" anchor="beneficios" title={benefits.title}>
      <Talk
        ink
        pairs={benefits.items.map(({ question, answer, detail }) => ({
          key: question,
          said: <h3>{question}</h3>,
          answer: (
            <>
              <p className="type-h3">{answer}</p>
              <p>{detail}</p>
            </>
          ),
        }))}
      />
    </Section>
  );
}
