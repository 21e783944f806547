/** Sentences about accepted risks. */
export const acceptedRiskStrings = {
  nothing: 'W tym miejscu nie ma ryzyka, które można zaakceptować.',
  noSuchRisk: 'Nie ma takiego zaakceptowanego ryzyka.',
} as const;
