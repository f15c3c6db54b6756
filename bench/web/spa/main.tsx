/** The home page as most would build it: the same components, drawn by React in the browser. */
import '#styles/global.css';
import '#features/home/below.css';
import '#styles/later.css';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Footer } from '#components/layout/Footer.tsx';
import { Header } from '#components/layout/Header.tsx';
import { SkipLink } from '#components/layout/SkipLink.tsx';
import { Closing } from '#features/home/Closing.tsx';
import { Flagship } from '#features/home/Flagship.tsx';
import { Hero } from '#features/home/Hero.tsx';
import { Methodology } from '#features/home/Methodology.tsx';
import { LegalPublications, Products } from '#features/home/Products.tsx';
import { Projects } from '#features/home/Projects.tsx';

function App() {
  useEffect(() => {
    void import('./behaviour.ts');
  }, []);
  return (
    <>
      <SkipLink />
      <Header current="/" />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <Methodology />
        <Products />
        <Flagship />
        <LegalPublications />
        <Projects />
        <Closing />
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
