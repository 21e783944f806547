import { type HandOut } from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import { type ReactNode } from 'react';
import { DayPage } from './day-page.js';
import { SummaryPage, TitlePage } from './first-pages.js';
import { handOutStrings as t } from './hand-out.strings.js';
import { NotesPage } from './notes-page.js';
import { PortionsPage, RecipesPage, ShoppingPage, SubstitutesPage, WeekPage } from './part-pages.js';

/** One part of the hand-out on paper of its own. */
export interface Sheet {
  name: string;
  /** The paper lies on its longer side. */
  lying: boolean;
  /** In print it follows what stands before it, where that leaves room. */
  flows: boolean;
  /** In print it is not broken over two pages, where it fits one. */
  whole: boolean;
  /** The first page, which has no head. */
  bare: boolean;
  content: ReactNode;
}

const upright = (name: string, content: ReactNode, { flows = false, whole = false } = {}): Sheet => ({
  ...{ name, content, flows, whole },
  ...{ lying: false, bare: false },
});

/** The parts of a hand-out in the order of the Word file. */
export function sheetsOf(handOut: HandOut): Sheet[] {
  const { weeks, days, portions, recipes, substitutes, shopping } = handOut;
  // Days with their preparation fill a page each; without it, or as lists, they run on.
  const runsOn = handOut.layout === 'headings' ? !handOut.largePrint : handOut.recipesAt === 'appendix';
  return [
    { ...upright(t.titlePage, <TitlePage handOut={handOut} />), bare: true },
    upright(w.summary, <SummaryPage handOut={handOut} />),
    ...weeks.map((week) => ({
      ...upright(week.heading, <WeekPage week={week} handOut={handOut} />),
      lying: true,
    })),
    ...days.map((day, index) =>
      upright(day.heading, <DayPage day={day} handOut={handOut} />, {
        ...{ flows: runsOn && index > 0, whole: handOut.layout === 'table' },
      }),
    ),
    ...(portions.length > 0 ? [upright(w.severalPortions, <PortionsPage handOut={handOut} />)] : []),
    ...(recipes.length > 0 ? [upright(w.recipes, <RecipesPage handOut={handOut} />)] : []),
    ...(substitutes.length > 0 ? [upright(w.substitutes, <SubstitutesPage handOut={handOut} />)] : []),
    ...shopping.map((week) => upright(week.heading, <ShoppingPage week={week} />)),
    upright(w.notes, <NotesPage handOut={handOut} />),
  ];
}
