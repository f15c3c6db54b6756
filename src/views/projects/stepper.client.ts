/** Shows one step of the method at a time (R-PRJ-3). Buttons and arrow keys wrap; an address that names a step shows it. */
export {};

/** Where a key leads from a step, or nothing for a key that means something else. */
const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function driveStepper(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('[data-stepper-track]');
  const status = root.querySelector('[data-stepper-status]');
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-stepper-step]')];
  const panels = [...root.querySelectorAll<HTMLElement>('[data-stepper-panel]')];
  let current = 0;

  const show = (index: number) => {
    // At most one past either end.
    current = (index + panels.length) % panels.length;
    root.toggleAttribute('data-chosen', root.hasAttribute('data-ready'));
    for (const [position, panel] of panels.entries())
      panel.toggleAttribute('data-current', position === current);
    for (const [position, button] of buttons.entries()) {
      if (position === current) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    track?.style.setProperty('--five-steps-at', String(current));
  };
  const choose = (index: number) => {
    show(index);
    if (status) status.textContent = panels[current]?.dataset.stepperPanel ?? '';
  };

  for (const [position, button] of buttons.entries())
    button.addEventListener('click', () => choose(position));
  for (const button of root.querySelectorAll<HTMLElement>('[data-stepper-move]')) {
    button.addEventListener('click', () => choose(current + Number(button.dataset.stepperMove)));
  }
  track?.addEventListener('keydown', (event) => {
    const target = keys[event.key]?.(current, panels.length);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Focus has the step read out.
    show(target);
    if (status) status.textContent = '';
    buttons[current]?.focus();
  });

  const showAddressed = (): boolean => {
    const index = panels.findIndex((panel) => `#${panel.id}` === location.hash);
    if (index >= 0) show(index);
    return index >= 0;
  };
  addEventListener('hashchange', showAddressed);
  const isAddressed = showAddressed();
  if (!isAddressed) show(0);
  root.toggleAttribute('data-ready', true);
  // The browser has gone to where the step stood while all five were stacked.
  if (isAddressed) panels[current]?.scrollIntoView({ behavior: 'instant' });
}

const root = document.querySelector<HTMLElement>('.five-steps');
if (root) driveStepper(root);
