import { Ring } from '#components/ui/RingOrDot.tsx';
import { Scene } from '#components/ui/Scene.tsx';
import { newsletterScene as words } from '#content/home-scenes.ts';
import './NewsletterScene.css';

/** One edition, three readers. On a phone the first version is whole and the others show who gets what, and why. */
export function NewsletterScene() {
  return (
    <Scene
      label={words.label}
      proposed={words.proposed}
      decided={words.decided}
      bar={
        <>
          <b>{words.title}</b>
          <span className="scene__bar-detail">{words.date}</span>
          <span>{words.count}</span>
        </>
      }
    >
      <div className="newsletter-scene">
        {words.versions.map((version) => (
          <div className="newsletter-scene__version" key={version.reader}>
            <div className="newsletter-scene__who">
              <i>{version.reader[0]}</i>
              <p>
                <b>{version.reader}</b>
                <span>{version.reads}</span>
              </p>
            </div>
            <p className="newsletter-scene__headline">{version.headline}</p>
            <div className="newsletter-scene__rest">
              <p>{version.text}</p>
              {version.more.map((headline) => (
                <p key={headline}>{headline}</p>
              ))}
              <p className="newsletter-scene__why">
                <Ring />
                {version.why}
              </p>
            </div>
          </div>
        ))}
      </div>
    </Scene>
  );
}
