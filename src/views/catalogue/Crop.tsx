import type { ReactNode } from 'react';
import { Drawing } from '#components/drawing/Drawing.tsx';
import { ClicksScene } from '#components/scenes/ClicksScene.tsx';
import { CodeScene } from '#components/scenes/CodeScene.tsx';
import { EditorScene } from '#components/scenes/EditorScene.tsx';
import { LetterScene } from '#components/scenes/LetterScene.tsx';
import { RegisterScene } from '#components/scenes/RegisterScene.tsx';
import { TimetableScene } from '#components/scenes/TimetableScene.tsx';
import { Ring } from '#components/ui/Marks.tsx';
import {
  chamaCrop,
  legalCrop,
  leiaCrop,
  newsletterCrop,
  portalCrop,
  projectsCrop,
} from '#content/pages/catalogue-scenes.ts';
import type { Solution } from '#content/schema.ts';

/** A piece of each solution's screen, all equally high: over its card. */
export const crops: Readonly<Record<Solution['id'], ReactNode>> = {
  'newsletter-ai': (
    <LetterScene
      cut
      {...newsletterCrop}
      letters={[
        {
          ...newsletterCrop.letter,
          picture: (
            // The first story's: the closed bridge.
            // Roadway with its railing, arches, water; the barrier stands on the roadway.
            <Drawing box="0 0 120 138" preserveAspectRatio="xMidYMid slice" strokeWidth="1.25">
              <path fill="#e5e7eb" stroke="none" d="M-120-60h360v260h-360z" />
              <path fill="#fff" d={`M-132 68h384v42${'h-5a11 26 0 0 0-22 0h-5'.repeat(12)}z`} />
              <path d={`M-132 60h384${'m-16 0v8m0-8'.repeat(24)}`} />
              <path d="M-132 110h384M6 118h28M50 118h16M84 118h28M-8 126h20M30 126h24M72 126h16M102 126h20" />
              <path strokeWidth="2.5" d="M44 60V40M76 60V40" />
              <path fill="#fff" d="M36 26h48v14H36z" />
              <path strokeWidth="4" d="m40 40 10-14M55 40l10-14M70 40l10-14" />
            </Drawing>
          ),
        },
      ]}
    />
  ),
  // Nothing is published while a suggestion waits.
  'portal-ai': (
    <EditorScene
      cut
      open
      {...portalCrop}
      bar={{
        name: portalCrop.paper,
        end: (
          <span className="scene__pill scene__pill--off">
            <Ring />
            {portalCrop.publish}
          </span>
        ),
      }}
    />
  ),
  'publicidade-legal': <RegisterScene cut {...legalCrop} />,
  'chama-la': <CodeScene cut {...chamaCrop} />,
  'leia-la': (
    <ClicksScene
      cut
      {...leiaCrop}
      bar={{ name: leiaCrop.link, end: <span className="scene__pill">{leiaCrop.copy}</span> }}
    />
  ),
  projetos: <TimetableScene cut {...projectsCrop} />,
};
