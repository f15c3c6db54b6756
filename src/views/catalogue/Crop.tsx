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
            <Drawing box="0 0 240 84" preserveAspectRatio="xMidYMin slice" strokeWidth="1.25">
              <path fill="#e5e7eb" stroke="none" d="M-60-60h360v240H-60z" />
              <path
                fill="#fff"
                d="M-60 52h360v32h-28a32 32 0 0 0-64 0h-20a32 32 0 0 0-64 0H96a32 32 0 0 0-64 0h-92z"
              />
              <path d="M-60 44h360M-44 44v8M-20 44v8M4 44v8M28 44v8M52 44v8M76 44v8M100 44v8M124 44v8M148 44v8M172 44v8M196 44v8M220 44v8M244 44v8M268 44v8" />
              <path strokeWidth="2.5" d="M104 44V22M136 44V22" />
              <path fill="#fff" d="M96 14h48v14H96z" />
              <path strokeWidth="4" d="m102 28 10-14M118 28l10-14M134 28l10-14" />
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
