/** Calibration standards, controls and blanks of the laboratory: numbers beside them are no results of foods. */
import { foldText } from '@pora/text-pl/fold';

const STANDARD =
  /^(?:s|std|standard|wzorzec|kalibrator|calibrator|cal|kal|st)[\s.:_-]*(?:nr\s?)?[0-9a-h]?$|^(?:kontrola|control|ctrl|qc|blank|blind|slepa|proba slepa|proba zerowa|nc|pc|k[+-]|kontr\.?)(?:\s|$)|^(?:standard|wzorzec|kalibrator|calibrator)\s/u;

/** Whether a name is one of a standard, a control or a blank. */
export const isStandard = (name: string) => STANDARD.test(foldText(name).trim());
