// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { FiveSteps } from './FiveSteps.tsx';

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });

/** Opens the page at an address such as `#etapa-ideacao`, with the script started. */
async function open(hash = ''): Promise<void> {
  history.replaceState(null, '', `/projetos${hash}`);
  document.body.innerHTML = renderToStaticMarkup(<FiveSteps />);
  vi.resetModules();
  await import('./stepper.client.ts');
}
beforeEach(() => open());

/** The step that is shown and marked is this one, and no other. */
function expectOnlyStep(title: string): void {
  const shown = [...document.querySelectorAll('[data-stepper-panel][data-current] h3')];
  expect(shown.map((heading) => heading.lastChild?.textContent)).toEqual([title]);
  const marked = [...document.querySelectorAll('[aria-current="step"] > span')];
  expect(marked.map((name) => name.textContent)).toEqual([title]);
}

test('opens on the first step; steps fade from one to the other, but not when the script starts', async () => {
  expectOnlyStep('Descoberta');
  const isChosen = () => document.querySelector('.five-steps')?.hasAttribute('data-chosen');
  expect(isChosen()).toBe(false);
  await userEvent.setup().click(button('Prototipagem'));
  expectOnlyStep('Prototipagem');
  expect(isChosen()).toBe(true);
});

test('Anterior and Próxima wrap at both ends and are announced (R-PRJ-3)', async () => {
  const user = userEvent.setup();
  await user.click(button('Anterior'));
  expectOnlyStep('Evolução');
  expect(screen.getByRole('status').textContent).toBe('Etapa 5 de 5: Evolução');
  await user.click(button('Próxima'));
  expectOnlyStep('Descoberta');
  await user.click(button('Próxima'));
  expectOnlyStep('Ideação');
  expect(screen.getByRole('status').textContent).toBe('Etapa 2 de 5: Ideação');
});

test('the arrow keys walk the line of buttons and wrap', async () => {
  const user = userEvent.setup();
  button('Descoberta').focus();
  for (const [key, title] of [
    ['{ArrowLeft}', 'Evolução'],
    ['{ArrowRight}', 'Descoberta'],
    ['{ArrowRight}', 'Ideação'],
    ['{End}', 'Evolução'],
    ['{Home}', 'Descoberta'],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement).toBe(button(title));
    expectOnlyStep(title);
  }
});

test('an address that names a step shows it, also on the open page', async () => {
  await open('#etapa-prototipagem');
  expectOnlyStep('Prototipagem');
  history.replaceState(null, '', '/projetos#etapa-evolucao');
  dispatchEvent(new Event('hashchange'));
  expectOnlyStep('Evolução');
});
