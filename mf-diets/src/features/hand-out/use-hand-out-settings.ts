import { handOutCalls } from '@pora/contracts/calls';
import { type HandOutOptions, type HandOutSettings } from '@pora/contracts/plans/hand-out.model';
import { HAND_OUT_SETTINGS_ID } from '@pora/contracts/plans/hand-out.vocabulary';
import { messageOf, useApiQuery, useRecordWriter } from '@pora/kit';
import { toast } from '@pora/ui';
import { useEffect, useRef, useState } from 'react';
import { handOutWrites, useAttachedHandOutWrites } from './hand-out-writes.js';
import { handOutStrings as t } from './hand-out.strings.js';
import { mergeChanges, type SettingsChange, withChange } from './settings-change.js';

/** A text without a name cannot be saved: it waits until it has one. */
const isNameless = ({ advice = [] }: SettingsChange) => advice.some(({ title }) => title.trim() === '');

/** Why the settings are not as the form shows them; undefined when everything is stored. */
function unsavedError(): Error | undefined {
  const state = handOutWrites.writer(HAND_OUT_SETTINGS_ID).state();
  return state.phase === 'unsaved' ? state.error : undefined;
}

/** Sends what waits; done when everything is stored. @throws HttpError what it was refused for */
async function flush(): Promise<void> {
  await handOutWrites.writer(HAND_OUT_SETTINGS_ID).flush();
  const error = unsavedError();
  if (error) throw error;
}

/** What was typed just before closing is sent as well, or said to be unsaved. */
function useFlushOnClose(held: SettingsChange | undefined): void {
  const last = useRef(held);
  last.current = held;
  useEffect(
    () => () => {
      if (last.current) toast.error(t.saveFailed, t.nameless);
      flush().catch((error: unknown) => toast.error(t.saveFailed, messageOf(error), error));
    },
    [],
  );
}

/** What the practice's hand-outs are made with; a change saves itself and holds for the next plan too. */
export function useHandOutSettings(planId: string) {
  useAttachedHandOutWrites(planId);
  const loaded = useApiQuery(handOutCalls.settings);
  const writer = useRecordWriter(handOutWrites, HAND_OUT_SETTINGS_ID);
  /** Waits in this form for a name. */
  const [held, setHeld] = useState<SettingsChange>();
  useFlushOnClose(held);
  const stored = loaded.phase === 'ready' ? loaded.data : undefined;
  const mine = mergeChanges(writer.pending?.patch ?? {}, held ?? {});
  const settings: HandOutSettings | undefined = stored && withChange(stored, mine);
  const change = (changed: SettingsChange) => {
    const next = mergeChanges(held ?? {}, changed);
    if (isNameless(next)) return setHeld(next);
    setHeld(undefined);
    // A refusal stands in the form for as long as the change waits.
    void writer.update(next);
  };
  return {
    loaded,
    /** As the form shows them. */
    settings,
    /** As the server has them. */
    stored,
    change,
    changeOptions: (options: Partial<HandOutOptions>) => change({ options }),
    /** What the server does not have yet, and what stands in its way. */
    writer,
    flush,
  };
}

/** The settings as the parts of the form receive them. */
export type HandOutForm = ReturnType<typeof useHandOutSettings>;
