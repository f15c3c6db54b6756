import { chamaLa } from '#content/chama-la.ts';
import './ChamaTalk.css';

const { benefits } = chamaLa;

/** The three benefits as a conversation: the visitor asks, the product answers. */
export function ChamaTalk() {
  return (
    <section className="section" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="beneficios-titulo">
          {benefits.title}
        </h2>
        <ul className="chama-talk">
          {benefits.items.map((item) => (
            <li key={item.question}>
              <h3>{item.question}</h3>
              <div className="chama-talk__answer">
                <p className="type-h3">{item.answer}</p>
                <p className="chama-talk__detail">{item.detail}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
