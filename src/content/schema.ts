/**
 * What each piece of the site's words is made of (R-TXT-2). The words are typed by these schemas
 * and checked against them at build time by `check.ts`. Import only types from here in anything that a page or
 * the server loads: zod must not reach the browser.
 */
import { z } from 'zod';
import type { DatedText } from '#shared/dated-text.ts';

/** One line as the visitor reads it, at most `max` characters. */
const words = (max: number, use: string) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => text === text.trim() && !/ {2}|[\n\t]/.test(text), {
      error: 'tem espaço sobrando ou quebra de linha',
    })
    .describe(use);

/** Something with these fields and no others. */
const item = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape).readonly();

/** Address inside the site, such as `/solucoes/leia-la`. */
const path = z.string().regex(/^\/[a-z0-9-]*(\/[a-z0-9-]+)*(#[a-z0-9-]+)?$/, {
  error: 'precisa ser um endereço do site, como /solucoes/leia-la',
});

const link = item({ href: path, label: words(40, 'Words of the link') }).describe('Where to read more');

/** A drawing in a 44 px box: a line, and the point where it ends. */
const linePath = z.string().startsWith('M').describe('SVG path in a 44 px box; the line ends where `dot` is');
const dot = z
  .tuple([z.number().min(0).max(44), z.number().min(0).max(44)])
  .readonly()
  .describe('Centre of the dot that ends the line, x and y');

/** A text that changes on a day, and may once more (src/shared/dated-text.ts); all wordings look like `text`. */
const dated = (text: z.ZodString) => {
  const change: z.ZodType<DatedText> = z
    .strictObject({ lastDay: z.iso.date(), text, after: z.union([text, z.lazy(() => change)]) })
    .readonly();
  return z.union([text, change]);
};

/** A figure and where it comes from (docs/requirements.md#figures). The figures are in `figures.ts`. */
export const figure = item({
  value: words(16, 'The figure in its own notation: 180+, 1.5B+, +67%'),
  basis: words(200, 'What was counted, when and where; before a launch, that it is a goal')
    .min(24)
    .regex(/\.$/, { error: 'precisa terminar em ponto final' }),
  declared: z.literal(true).optional().describe('The company says so, and no report was published'),
});
export type Figure = z.infer<typeof figure>;

/** A figure with its noun. */
export const namedFigure = figure
  .unwrap()
  .extend({ label: words(60, 'What it counts, in Portuguese') })
  .readonly();
export type NamedFigure = z.infer<typeof namedFigure>;

/** A question and its answer, in plain text: the page and the structured data say the same. */
export const faqItem = item({
  question: words(80, 'As the visitor would ask it').regex(/\?$/, { error: 'precisa terminar em “?”' }),
  answer: dated(
    words(240, 'One or two sentences').regex(/\.$/, { error: 'precisa terminar em ponto final' }),
  ),
});
export type FaqItem = z.infer<typeof faqItem>;

/**
 * A solution: its card in the catalogue, and the source of its name, path and figure elsewhere.
 *
 * It has no `colour`, `gradient` or `image`. The design has one purple, which means a decision, and no
 * gradient fills; products differ by the piece of their screen, chosen by `id` (src/views/catalogue/Crop.tsx). A
 * solution without one fails the type check.
 */
export const solution = item({
  id: z
    .enum(['newsletter-ai', 'portal-ai', 'publicidade-legal', 'chama-la', 'leia-la', 'projetos'])
    .describe('Names its drawings; a new solution needs one of each'),
  name: words(40, 'The whole name'),
  shortName: words(24, 'Name where space is short'),
  tagline: words(60, 'One line that says what it does'),
  description: words(160, 'One or two sentences: for whom, and what changes'),
  category: z
    .enum(['communication', 'content', 'development'])
    .describe('What the catalogue groups and searches by'),
  benefits: z
    .tuple([words(60, 'First'), words(60, 'Second'), words(60, 'Third')])
    .readonly()
    .describe("Always three; a card shows the first two and '+1 mais'"),
  audience: words(60, 'For whom it is'),
  also: words(80, 'What else people call it: read by the search, and quoted where that finds it').optional(),
  path: path.describe("The product's page"),
  featured: z.boolean().optional().describe("Shown with a 'Destaque' badge"),
  open: z.boolean().optional().describe('Anyone can use it now: its status has the dot, not the ring'),
  badge: dated(words(24, "A badge of its own, beside 'Destaque'")).optional(),
  action: words(30, "Words of the card's action"),
  actionPath: path.optional().describe("Where the action leads when that is not the product's page"),
  status: words(60, 'Who can have it now'),
  stat: item({
    figure: z
      .enum(['openRate', 'portalTraffic', 'publicationTime', 'users', 'copies', 'satisfaction'])
      .describe('Its name in `figures.ts`: the search of the catalogue loads this list, but no bases'),
    label: words(60, 'What it counts, in Portuguese'),
  })
    .optional()
    .describe("The card's figure"),
});
export type Solution = z.infer<typeof solution>;

/** A step of the custom projects' method. In place of a colour it has a drawing, chosen by `id`. */
export const methodStep = item({
  id: z
    .enum(['descoberta', 'ideacao', 'prototipagem', 'desenvolvimento', 'evolucao'])
    .describe('Names its drawing and its place in the address'),
  title: words(24, 'One word'),
  description: words(140, 'What happens in it'),
  keyPoints: z
    .tuple([words(48, 'First'), words(48, 'Second'), words(48, 'Third'), words(48, 'Fourth')])
    .readonly()
    .describe('Always four key activities'),
  proposed: words(40, 'What the machine brings to the step'),
  decided: words(40, 'What a person decides at its end'),
});
export type MethodStep = z.infer<typeof methodStep>;

/** A title and what it says, each of so many characters at most. */
const titledText = (title: number, text: number) =>
  item({ title: words(title, 'In a few words'), text: words(text, 'The same in one or two sentences') });

/** A step of the shorter methods (home, newsletter, portal): what it is called and what happens. */
export const shortStep = titledText(30, 120);

/** A year that changed the company. */
export const milestone = item({
  year: z.int().min(2000).max(2100),
  badge: words(20, 'One word: the label over the year'),
  title: words(40, 'What happened, in a few words'),
  description: words(140, 'What happened'),
  link: link.optional(),
});
export type Milestone = z.infer<typeof milestone>;

/** A rule that the company works by. */
export const value = titledText(30, 100).unwrap().extend({ link: link.optional() }).readonly();
export type Value = z.infer<typeof value>;

/** A figure of `/sobre` and the drawing beside it. */
export const aboutNumber = namedFigure
  .unwrap()
  .extend({
    lines: z.int().min(1).max(200).describe('Strokes of the drawing'),
    note: words(40, 'What one stroke stands for'),
  })
  .readonly();
export type AboutNumber = z.infer<typeof aboutNumber>;

/** What changes for the users of a product. */
export const benefit = titledText(40, 140);

/** A benefit card of the philosophy page: icon, title, description, stat and colour. */
export const benefitCard = item({
  icon: item({ path: linePath, dot }),
  title: words(24, 'What is gained'),
  description: words(80, 'How'),
  stat: figure,
  color: z
    .enum(['purple-700', 'purple-600', 'purple-500'])
    .describe('Shade of the palette; all three stand out on paper'),
});

/** A colour of the palette. */
export const swatch = item({
  name: words(24, 'Name of the colour, as designers know it'),
  hex: z.string().regex(/^#[0-9a-f]{6}$/, { error: 'precisa ser como #9333ea, em minúsculas' }),
  rgb: z.string().describe('The same colour in decimal: 147, 51, 234'),
  usage: words(60, 'What it is for'),
  token: z
    .enum([
      'purple-700',
      'purple-600',
      'purple-500',
      'purple-400',
      'purple-100',
      'black',
      'ink',
      'paper',
      'white',
    ])
    .describe('Its name in src/styles/tokens.css'),
});
export type Swatch = z.infer<typeof swatch>;

/** A rule of use of the brand, with a right and a wrong example. */
export const guideline = item({
  id: z
    .enum(['protection', 'minimum', 'color', 'distortion', 'contrast', 'effects'])
    .describe('Names its drawings, in src/views/brand/GuidelineDrawings.tsx'),
  title: words(30, 'Name of the rule'),
  text: words(110, 'The rule'),
  specs: words(60, 'The rule in numbers or in a few words'),
  right: words(40, 'Caption of the right example'),
  wrong: words(40, 'Caption of the wrong example'),
  path: linePath,
  dot,
});
export type Guideline = z.infer<typeof guideline>;
