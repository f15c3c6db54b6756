import { chamaLa } from '#content/chama-la.ts';
import './ChamaTalk.css';

const { benefits } = chamaLa;

/** The three benefits as a conversation: the visitor asks, the product answers. */
export function ChamaTalk() {
  return (
    <section className="section" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap page-grid chama-talk">
        <h2 className="type-h2 span-5 chama-talk__title" id="beneficios-titulo">
          {benefits.title}
        </h2>
        <ul className="span-7 from-6 chama-talk__turns">
          {benefits.items.map((item) => (
            <li className="chama-talk__turn" key={item.question}>
              <h3 className="chama-talk__ask rise">{item.question}</h3>
              <div className="chama-talk__answer rise">
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
