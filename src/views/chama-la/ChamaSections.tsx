import { qrLines, qrModules, qrViewBox } from '#components/drawing/qr.ts';
import { DecisionLine, SceneBar } from '#components/scenes/Scene.tsx';
import { DrawnList } from '#components/sections/Lists.tsx';
import { Section } from '#components/sections/Section.tsx';
import { chamaLa } from '#content/pages/chama-la.ts';
import { chatLink } from '#features/link-builder/whatsapp-link.ts';

const { closing, uses } = chamaLa;
/** The poster's code, which the page's end shows again by this id. */
const posterCodeId = 'chama-codigo';
const POSTER = qrModules(chatLink(uses.scene.campaignLink.digits, uses.scene.campaignLink.message));

/** Where the link is used: four places in one scene. Each drawing repeats what its words say. */
export function ChamaUses() {
  const { bio, signature, poster, site } = uses.scene;
  const pictures = [
    <div className="chama-bio" aria-hidden="true" key="bio">
      <svg width="96" height="112" viewBox="-48 -48 96 112" aria-hidden="true">
        <circle r="48" fill="#111827" />
        <text y="10" fill="#fff" fontSize="30" fontWeight="600" textAnchor="middle">
          {bio.initials}
        </text>
      </svg>
      <b>{bio.account}</b>
      <span className="type-label">{bio.text}</span>
      <span className="scene__pill">{bio.link}</span>
    </div>,
    <div className="chama-signature" aria-hidden="true" key="signature">
      <p className="type-small">{signature.text}</p>
      <b className="type-h4">{signature.name}</b>
      <span>{signature.role}</span>
      <span>{chamaLa.builder.example.phone}</span>
      <b className="type-accent">{signature.link}</b>
    </div>,
    <div className="chama-poster" aria-hidden="true" key="poster">
      <b className="type-h3">{poster.title}</b>
      <span>{poster.hint}</span>
      <svg viewBox={qrViewBox(POSTER)} width="112" height="112" aria-hidden="true">
        <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
        <path id={posterCodeId} d={qrLines(POSTER)} stroke="#111827" shapeRendering="crispEdges" />
      </svg>
    </div>,
    <div className="chama-site" aria-hidden="true" key="site">
      <b className="type-h4">{site.title}</b>
      <p className="type-small">{site.text}</p>
      <span className="scene__pill">{site.button}</span>
    </div>,
  ];
  const items = uses.items.map((item, index) => ({ ...item, picture: pictures[index] }));
  return (
    <Section id="usos-titulo" anchor="usos" ground="paper" title={uses.title} lead={uses.text} head="row">
      <div className="scene chama-uses">
        <SceneBar name={uses.account} />
        <DrawnList columns={4} below plain items={items} />
        <DecisionLine proposed={uses.proposed} decided={uses.decided} />
      </div>
    </Section>
  );
}

/** What the page ends with: the bubble once more, around the poster's code. */
export function CodeBubble() {
  return (
    <div className="code-bubble">
      <svg viewBox={qrViewBox(POSTER)} width="100%" aria-hidden="true">
        <use href={`#${posterCodeId}`} />
      </svg>
      <p>{closing.scan}</p>
    </div>
  );
}
