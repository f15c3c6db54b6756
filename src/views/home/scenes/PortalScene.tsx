import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { Scene } from '#components/ui/Scene.tsx';
import { portalScene as words } from '#content/home-scenes.ts';
import './PortalScene.css';

/** The newsroom's editor: the machine writes in the margin, the reporter in the text. */
export function PortalScene() {
  return (
    <Scene
      className="portal-scene"
      label={words.label}
      proposed={words.proposed}
      decided={words.decided}
      bar={
        <>
          <b>{words.paper}</b>
          <span className="scene__bar-detail">{words.section}</span>
          <span>{words.saved}</span>
        </>
      }
    >
      <ul className="portal-scene__list">
        <li className="scene__note">{words.listTitle}</li>
        {words.list.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <div className="portal-scene__text">
        <p className="scene__note">{words.byline}</p>
        <p className="portal-scene__headline">{words.headline}</p>
        {words.paragraphs.map((parts) => (
          <p key={parts[0]}>
            {parts.map((part, index) => (index % 2 === 1 ? <mark key={part}>{part}</mark> : part))}
          </p>
        ))}
      </div>
      <div className="portal-scene__margin">
        <p className="scene__note">{words.marginTitle}</p>
        {words.suggestions.map((suggestion) => (
          <div key={suggestion.title}>
            {'decided' in suggestion ? <Dot /> : <Ring />}
            <b>{suggestion.title}</b>
            <p>{suggestion.text}</p>
            {'decided' in suggestion ? (
              <p className="portal-scene__done">{suggestion.decided}</p>
            ) : (
              <p className="portal-scene__choice">
                <span>{words.accept}</span>
                <span>{words.ignore}</span>
              </p>
            )}
          </div>
        ))}
      </div>
    </Scene>
  );
}
