import type { ReactNode } from 'react';
import type { Solution } from '#content/schema.ts';
import { ChamaCrop } from './ChamaCrop.tsx';
import { LegalCrop } from './LegalCrop.tsx';
import { LeiaCrop } from './LeiaCrop.tsx';
import { NewsletterCrop } from './NewsletterCrop.tsx';
import { PortalCrop } from './PortalCrop.tsx';
import { ProjectsCrop } from './ProjectsCrop.tsx';
import './Crop.css';

const crops: Readonly<Record<Solution['id'], () => ReactNode>> = {
  'newsletter-ai': NewsletterCrop,
  'portal-ai': PortalCrop,
  'publicidade-legal': LegalCrop,
  'chama-la': ChamaCrop,
  'leia-la': LeiaCrop,
  projetos: ProjectsCrop,
};

/** A piece of a solution's screen, cut at the edges of its window: over its card in the catalogue. */
export function Crop({ id }: { readonly id: Solution['id'] }) {
  const Piece = crops[id];
  return <Piece />;
}
