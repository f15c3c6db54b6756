import { Section } from '#components/sections/Section.tsx';
import { Arrow, Button } from '#components/ui/Button.tsx';
import { method, methodSteps } from '#content/pages/projects.ts';
import { Artefact } from './Artefact.tsx';
import './Projects.css';

/** The method in five steps, each with what a project is at its end (R-PRJ-2). Without `stepper.client.ts` all are stacked. */
export function FiveSteps() {
  return (
    <Section
      className="five-steps"
      anchor="metodologia"
      id="metodo"
      head="row"
      title={
        <>
          <span className="wide-line">{method.title[0]}</span>
          {` ${method.title[1]}`}
        </>
      }
      action={
        <div className="five-steps__nav screen-only scripts-only">
          <Button variant="line" data-stepper-move="-1">
            <Arrow back />
            {method.previous}
          </Button>
          <Button variant="line" data-stepper-move="1">
            {method.next}
            <Arrow />
          </Button>
        </div>
      }
    >
      <ol className="five-steps__track screen-only scripts-only" data-stepper-track>
        {methodSteps.map((step, index) => (
          <li key={step.id}>
            <button
              type="button"
              aria-current={index === 0 ? 'step' : undefined}
              aria-controls={`etapa-${step.id}`}
              data-stepper-step
            >
              <b>{index + 1}</b>
              <span>{step.title}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status" data-stepper-status />
      <div className="five-steps__panels">
        {methodSteps.map((step, index) => (
          <div
            id={`etapa-${step.id}`}
            key={step.id}
            data-stepper-panel={method.status(index + 1, methodSteps.length, step.title)}
          >
            <h3 className="type-h3">
              <span>{index + 1}. </span>
              {step.title}
            </h3>
            <Artefact step={step} />
            <div className="five-steps__words">
              <p className="type-lead">{step.description}</p>
              <ul>
                {step.keyPoints.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
