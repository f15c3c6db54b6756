import { emailSuggestion } from '#content/forms.ts';

/** Where most people's mailboxes are, by the name in their domain: the endings that it goes with. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: ['com', 'com.br'],
  outlook: ['com', 'com.br'],
  yahoo: ['com', 'com.br'],
  icloud: ['com'],
};

/** Providers of their own, a letter away from one above. */
const others = new Set(['mail.com', 'email.com', 'ymail.com', 'hotmail.co.uk', 'yahoo.co.uk']);

/** No category of `.br` and no country: what fingers make of `.com.br` and `.com`. */
const wrongEndings = [
  [
    /\.(?:con|cm|co|om|xom|vom|cpm|comm|ccom|coom|ocm|cmo)\.br$|\.com\.(?:b|r|rb|brr|bt|vr|bf)$|\.comb\.?r$/,
    '.com.br',
  ],
  [/\.(?:con|cpm|vom|xom|comm|ocm|cmo)$/, '.com'],
] as const;

/**
 * What an address was probably meant to be: a near miss of a common provider, or of `.com.br`.
 * @returns the whole address, or null where nothing is known to be wrong
 */
export function suggestEmail(email: string): string | null {
  const [, name, typed] = /^\s*([^@\s]+)@([^@\s]+?)\.?\s*$/.exec(email) ?? [];
  if (name === undefined || typed === undefined) return null;
  const domain = typed.toLowerCase().replaceAll(',', '.');
  const meant = meantDomain(domain);
  return meant === domain && !typed.includes(',') ? null : `${name}@${meant}`;
}

function meantDomain(domain: string): string {
  if (others.has(domain)) return domain;
  const [label = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  for (const [provider, endings] of Object.entries(providers)) {
    if (!isNear(label, provider)) continue;
    if (endings.includes(ending)) return `${provider}.${ending}`;
    const near = endings.find((one) => isNear(ending, one));
    if (near !== undefined) return `${provider}.${near}`;
    // The rest is missing, or Brazil's where the provider has none.
    if (label === provider && (ending === '' || ending === 'com.br' || ending === 'br'))
      return `${provider}.com`;
  }
  return wrongEndings.reduce((meant, [wrong, right]) => meant.replace(wrong, right), domain);
}

/** Whether two words are the same but for one letter too many, missing or other, or two that changed places. */
function isNear(a: string, b: string): boolean {
  if (a === b) return true;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/**
 * Asks under a form's e-mail field whether a near miss was meant otherwise; one press takes it, and nothing is blocked.
 * @param field the control; its form has a status for what a screen reader hears
 */
export function askWhatWasMeant(field: HTMLInputElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'type-small text-link text-link--alone';
  let meant: string | null = null;
  const status = field.form?.querySelector('[role="status"]');
  field.addEventListener('change', () => {
    meant = suggestEmail(field.value);
    if (meant === null) return button.remove();
    button.textContent = emailSuggestion(meant);
    field.after(button);
    if (status) status.textContent = button.textContent;
  });
  field.addEventListener('input', () => button.remove());
  button.addEventListener('click', () => {
    field.value = meant ?? field.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
}
