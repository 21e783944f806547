import { messageOf } from '@pora/kit';
import { ResultDialog } from '@pora/ui/overlays';
import { useEffect } from 'react';
import { type EditorAddress } from '../../plan-work/public.js';
import { editorStrings } from '../plan-editor.strings.js';
import { useSteady } from '../use-steady.js';
import { type Generation, isStopped, showGenerated } from './use-generation.js';

const t = editorStrings.generation;

interface GenerationResultProps {
  generation: Generation;
  address: EditorAddress;
}

/** What came of generating: a filled plan opens its result beside it, a failure stays until it is read [diets §4, §8]. */
export function GenerationResult({ generation: { result, dismiss }, address }: GenerationResultProps) {
  const filled = result !== undefined && 'data' in result ? result.data : undefined;
  const tell = useSteady(() => {
    dismiss();
    if (filled) showGenerated(filled, address);
  });
  const isFilled = filled !== undefined;
  useEffect(() => {
    if (isFilled) tell();
  }, [isFilled, tell]);
  if (!result || !('error' in result) || isStopped(result.error)) return null;
  return (
    <ResultDialog
      open
      state="error"
      title={t.error}
      description={t.errorText(messageOf(result.error))}
      onClose={dismiss}
    />
  );
}
