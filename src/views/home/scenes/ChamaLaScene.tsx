import { brand } from '#brand.ts';
import { DrawingFile } from '#components/drawing/DrawingFile.tsx';
import { Scene } from '#components/scenes/Scene.tsx';
import { chamaLaScene as words } from '#content/home-scenes.ts';
import './ChamaLaScene.css';

/** The link builder, with the code of the conversation that the fields describe. */
export function ChamaLaScene() {
  const fields = [
    { label: words.number, value: words.phone },
    { label: words.message, value: words.messageText },
    { label: words.link, value: `wa.me/${brand.whatsapp}${words.linkText}` },
  ];
  return (
    <Scene
      className="chama-la-scene"
      label={words.label}
      proposed={words.proposed}
      decided={words.decided}
      bar={
        <>
          <b>{words.title}</b>
          <span>{words.price}</span>
        </>
      }
    >
      <div className="chama-la-scene__form">
        {fields.map(({ label, value }) => (
          <p key={label}>
            <span className="scene__note">{label}</span>
            <b>{value}</b>
          </p>
        ))}
      </div>
      <div className="chama-la-scene__code">
        <DrawingFile name="codigo-chama-la" width={158} height={158} />
        <span className="scene__note">{words.scan}</span>
      </div>
    </Scene>
  );
}
