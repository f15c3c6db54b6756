/** Creates an element. Texts are inserted as text and never parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button of the banner; its look is the header's, which has brought the style sheet. */
export function plainButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'btn btn--line btn--sm' }, text);
  button.addEventListener('click', onClick);
  return button;
}
