/** The home page as most would build it: the same components, drawn by React in the browser. */
import '#styles/site.css';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Footer } from '#components/layout/Footer.tsx';
import { Header } from '#components/layout/Header.tsx';
import { SkipLink } from '#components/layout/SkipLink.tsx';
import { CompanyFigures } from '#views/home/CompanyFigures.tsx';
import { Flagship } from '#views/home/Flagship.tsx';
import { HomeClosing } from '#views/home/HomeClosing.tsx';
import { HomeHero } from '#views/home/HomeHero.tsx';
import { Methodology } from '#views/home/Methodology.tsx';
import { LegalPublications, Products } from '#views/home/Products.tsx';
import { Projects } from '#views/home/Projects.tsx';

function App() {
  useEffect(() => {
    void import('./behaviour.ts');
  }, []);
  return (
    <>
      <SkipLink />
      <Header current="/" />
      <main id="conteudo" tabIndex={-1}>
        <HomeHero />
        <CompanyFigures />
        <Products />
        <Flagship />
        <LegalPublications />
        <Methodology />
        <Projects />
        <HomeClosing />
      </main>
      <Footer year={new Date().getFullYear()} />
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
