import { requiredText } from '../text/text.model.js';

/** Message of a reason that says nothing. */
const REASON_REQUIRED = 'Podaj powód (co najmniej 3 znaki)';

/** Why a person takes a risk; kept in the practice, never printed for the patient (decisions 34, 36). */
export const riskReasonSchema = requiredText(500, REASON_REQUIRED).refine(
  (reason) => reason.length >= 3,
  REASON_REQUIRED,
);
