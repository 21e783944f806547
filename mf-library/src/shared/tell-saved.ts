import { toast } from '@pora/ui';
import { formSheetStrings as t } from './form-sheet.strings.js';

/** Says that a form is saved, or that it waits for the server. */
export function tellSaved(saved: string, isStored: boolean): void {
  if (isStored) toast.success(saved);
  else toast.success(t.waits, t.waitsText);
}
