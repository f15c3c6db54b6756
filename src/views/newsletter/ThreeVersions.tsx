import { Ring } from '#components/ui/RingOrDot.tsx';
import { Scene } from '#components/ui/Scene.tsx';
import { edition, type Reader, readers } from '#content/newsletter-edition.ts';
import './ThreeVersions.css';

/** The hero's scene: the edition in the newsroom's order on the left, its three versions beside it. */
export function ThreeVersions() {
  return (
    <div className="three-versions">
      <div className="three-versions__edition" aria-hidden="true">
        <b>{edition.title}</b>
        <span>{edition.detail}</span>
        <ol>
          {edition.stories.map((story) => (
            <li key={story}>{story}</li>
          ))}
        </ol>
      </div>
      <Scene
        className="three-versions__scene"
        label={edition.label}
        proposed={edition.proposed}
        decided={edition.decided}
      >
        <div className="three-versions__columns">
          {readers.map((reader) => (
            <Version key={reader.id} reader={reader} />
          ))}
        </div>
      </Scene>
    </div>
  );
}

function Version({ reader }: { readonly reader: Reader }) {
  return (
    <div className="version">
      <div className="version__who">
        <i>{reader.name.charAt(0)}</i>
        <div>
          <b>{reader.name}</b>
          <span>{reader.reads}</span>
        </div>
      </div>
      <p className="version__headline">{reader.headline}</p>
      <p className="version__text">{reader.short}</p>
      <ol>
        {reader.stories.slice(0, 2).map((story) => (
          <li key={story.title}>{story.title}</li>
        ))}
      </ol>
      <p className="version__why">
        <Ring />
        {reader.reason}
      </p>
    </div>
  );
}
