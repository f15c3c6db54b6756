/** The long address of the hero: a line that winds once around itself and ends in the headline's dot. */
export interface Coil {
  readonly id: string;
  readonly viewBox: string;
  /** The dot is the origin of the drawing. */
  readonly path: string;
  readonly fontSize: number;
  /** How much of the path the text takes, in the drawing's units. */
  readonly textLength: number;
}

export const wideCoil: Coil = {
  id: 'leia-coil-wide',
  viewBox: '-1000 -500 1600 600',
  path: 'M-250 -200C-120 -244 50 -262 180 -240C300 -220 380 -186 380 -124C380 -50 300 -4 230 -30C170 -54 176 -130 232 -136C290 -142 312 -76 262 -40C210 -4 110 0 0 0',
  fontSize: 14.5,
  textLength: 695,
};

export const tallCoil: Coil = {
  id: 'leia-coil-tall',
  viewBox: '-1000 -600 1600 700',
  path: 'M-715 -385C-430 -448 -170 -470 -40 -430C40 -405 88 -340 88 -245C88 -150 50 -92 0 -92C-45 -92 -70 -115 -70 -142C-70 -172 -45 -192 -12 -192C36 -192 66 -150 66 -98C66 -40 45 0 0 0',
  fontSize: 28.3,
  textLength: 746,
};

/** A tablet has room for the whole address. */
export const tabletCoil: Coil = { ...tallCoil, id: 'leia-coil-tablet', fontSize: 18.2, textLength: 873 };
