import { Button, ButtonLink } from '#components/ui/Button.tsx';
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
    <section className="lost night">
      <div className="page-wrap relative">
        <h1 className="type-display lost__title">
          <span className="title-line">Saiu da</span>{' '}
          <span className="title-line">
            órbita
            <HeadlineDot>
              <OrbitWide />
              <OrbitTall />
            </HeadlineDot>
          </span>
        </h1>
        <div className="page-grid mt-[clamp(2rem,3.4vw,3.25rem)] items-end">
          <div className="span-6">
            <p className="type-lead max-w-[33rem]">
              Esta página não foi encontrada. O endereço mudou, expirou ou foi digitado com uma letra a menos.
            </p>
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink className="max-md:w-full" href="/">
                Ir para o início
              </ButtonLink>
              <Button className="lost__back max-md:w-full" variant="line" data-back>
                Voltar
              </Button>
            </div>
          </div>
          <nav className="lost__paths mt-10 span-4 from-9 lg:mt-0" aria-label="Outros caminhos">
            <ul>
              {PATHS.map((path) => (
                <li key={path.href}>
                  <a href={path.href}>
                    {path.label}
                    <svg
                      viewBox="0 0 20 12"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="1.5"
                      aria-hidden="true"
                    >
                      <path d="M0 6h18M13 1l5 5-5 5" />
                    </svg>
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
