import { Arrow, Button, ButtonLink } from '#components/ui/Button.tsx';
import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { OrbitTall, OrbitWide } from './Orbit.tsx';
import './NotFound.css';

const PATHS = [
  { href: '/solucoes', label: 'Soluções' },
  { href: '/projetos', label: 'Projetos' },
  { href: '/contato', label: 'Contato' },
] as const;

/** What any unknown path shows (R-NOF-1 to R-NOF-3). `back.client.ts` makes 'Voltar' go back. */
export function NotFound() {
  return (
    <section className="not-found night">
      <div className="page-wrap not-found__wrap">
        <h1 className="type-display not-found__title">
          <span className="title-line">Saiu da</span>{' '}
          <span className="title-line">
            órbita
            <HeadlineDot>
              <OrbitWide />
              <OrbitTall />
            </HeadlineDot>
          </span>
        </h1>
        <div className="page-grid not-found__columns">
          <div className="span-6">
            <p className="type-lead not-found__text">
              Esta página não foi encontrada. O endereço mudou, expirou ou foi digitado com uma letra a menos.
            </p>
            <div className="actions not-found__actions">
              <ButtonLink href="/">Ir para o início</ButtonLink>
              <Button className="not-found__back" variant="line" data-back>
                Voltar
              </Button>
            </div>
          </div>
          <nav className="not-found__paths span-4 from-9" aria-label="Outros caminhos">
            <ul>
              {PATHS.map((path) => (
                <li key={path.href}>
                  <a href={path.href}>
                    {path.label}
                    <Arrow />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}
