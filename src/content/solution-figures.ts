import { copies, openRate, portalTraffic, publicationTime, satisfaction, users } from './figures.ts';
import type { NamedFigure, Solution } from './schema.ts';

const figures = { copies, openRate, portalTraffic, publicationTime, satisfaction, users };

/** The figure of a solution's card, with its noun and its basis. */
export function figureOf({ stat }: Solution): NamedFigure | undefined {
  return stat && { ...figures[stat.figure], label: stat.label };
}
