/** One drawing command of a TrueType outline, with absolute coordinates. */
export interface Command {
  readonly command: string;
  readonly args: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Writes an outline of lines and quadratic curves as a short SVG path: relative commands, whole units, and `t`
 * where TrueType itself leaves a point out (it lies halfway between two control points, so nothing is lost).
 * @param commands move, line, quadratic and close commands, as a font library gives them
 * @returns the `d` attribute
 * @throws on a cubic curve, which a TrueType outline does not have
 */
export function compactPath(commands: readonly Command[]): string {
  let at: Point = { x: 0, y: 0 };
  let start: Point = at;
  /** Where `t` would put the next control point; absent after anything but a curve. */
  let mirrored: Point | undefined;
  let path = '';
  let letter = '';
  /** A letter is written once for a run of the same command. */
  const add = (command: string, numbers: string) => {
    path += command === letter ? glued(numbers) : command + numbers;
    letter = command;
  };

  commands.forEach(({ command, args }, index) => {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'closePath') {
      add('z', '');
      at = start;
      mirrored = undefined;
    } else if (command === 'moveTo') {
      const to = whole(a, b);
      add(index === 0 ? 'M' : 'm', pair(to.x - at.x, to.y - at.y));
      at = to;
      start = to;
      mirrored = undefined;
    } else if (command === 'lineTo') {
      const to = whole(a, b);
      add(...line(to.x - at.x, to.y - at.y));
      at = to;
      mirrored = undefined;
    } else if (command === 'quadraticCurveTo') {
      const control = whole(a, b);
      const next = commands[index + 1];
      const to = next?.command === 'quadraticCurveTo' ? joint({ a, b, c, d }, next.args) : whole(c, d);
      const end = pair(to.x - at.x, to.y - at.y);
      const smooth = mirrored !== undefined && mirrored.x === control.x && mirrored.y === control.y;
      if (smooth) add('t', end);
      else add('q', pair(control.x - at.x, control.y - at.y) + glued(end));
      at = to;
      mirrored = { x: 2 * to.x - control.x, y: 2 * to.y - control.y };
    } else {
      throw new Error(`Comando inesperado no contorno: ${command}`);
    }
  });
  return path;
}

/** The end of a curve that another follows: exactly halfway between their controls when the font implies it. */
function joint(curve: { a: number; b: number; c: number; d: number }, next: readonly number[]): Point {
  const [nextX = 0, nextY = 0] = next;
  const implied =
    Math.abs((curve.a + nextX) / 2 - curve.c) < 0.01 && Math.abs((curve.b + nextY) / 2 - curve.d) < 0.01;
  if (!implied) return whole(curve.c, curve.d);
  const from = whole(curve.a, curve.b);
  const to = whole(nextX, nextY);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

function whole(x: number, y: number): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function line(dx: number, dy: number): [command: string, numbers: string] {
  if (dy === 0) return ['h', short(dx)];
  if (dx === 0) return ['v', short(dy)];
  return ['l', pair(dx, dy)];
}

function pair(x: number, y: number): string {
  return short(x) + glued(short(y));
}

/** A minus sign separates by itself. */
function glued(numbers: string): string {
  return numbers.startsWith('-') ? numbers : ` ${numbers}`;
}

/** `-0.5` is written `-.5`. */
function short(value: number): string {
  return String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.');
}
