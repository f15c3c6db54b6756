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
  path: 'M-618 -262C-420 -282 -160 -290 60 -264C200 -247 304 -232 318 -172C328 -122 286 -86 236 -98C186 -112 190 -178 246 -192C312 -206 380 -152 368 -92C352 -22 170 0 0 0',
  fontSize: 11.4,
  textLength: 676,
};

export const tallCoil: Coil = {
  id: 'leia-coil-tall',
  viewBox: '-1000 -600 1600 700',
  path: 'M-628 -372C-380 -420 -170 -440 -40 -400C60 -362 30 -262 -50 -268C-128 -276 -122 -368 -40 -372C70 -374 76 -160 72 -84C69 -34 40 0 0 0',
  fontSize: 28.5,
  textLength: 500,
};
