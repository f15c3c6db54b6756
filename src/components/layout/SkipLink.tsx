/** First stop of the keyboard on every page; `<main>` carries the id. */
export function SkipLink() {
  return (
    <a
      className="fixed left-4 top-3 z-[100] -translate-y-24 rounded-full bg-purple-600 px-5 py-3 text-small font-[550] text-white focus:translate-y-0"
      href="#conteudo"
    >
      Pular para o conteúdo
    </a>
  );
}
