/** Where a visitor's choices about cookies stand: while only essential ones exist, there is none to make. */
export function CookieChoices() {
  return (
    <section
      className="mt-16 border-t border-rule-strong pt-8"
      id="preferencias"
      aria-labelledby="suas-preferencias"
    >
      <h2 className="type-h3" id="suas-preferencias">
        Suas preferências
      </h2>
      <p className="type-body mt-3">
        Não há o que escolher por enquanto: os cookies essenciais são os únicos deste site. Se um dia houver
        outros, a escolha será feita aqui, e nenhum deles virá ligado.
      </p>
    </section>
  );
}
