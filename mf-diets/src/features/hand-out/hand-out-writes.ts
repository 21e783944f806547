import { handOutCalls } from '@pora/contracts/calls';
import { type StoredHandOutSettings } from '@pora/contracts/plans/hand-out.model';
import { apiKey, apiPrefix, callRoute, defineWrites } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useEffect } from 'react';
import { handOutStrings as t } from './hand-out.strings.js';
import { changedNames, mergeChanges, type SettingsChange, withChange } from './settings-change.js';

/** Quiet after the last key before a change is saved and shown. */
const QUIET_MS = 400;

const settingsKey = apiKey(handOutCalls.settings);

/** Changes of the practice's settings: kept in the browser until the server has them, never over somebody else's. */
export const handOutWrites = defineWrites<StoredHandOutSettings, SettingsChange>({
  key: 'hand-out-settings',
  delayMs: QUIET_MS,
  update: async (_id, change, ifMatch, shown) => {
    // The settings are saved as a whole: a change is put on the version that it is sent for.
    const isKnown = shown !== undefined && (ifMatch === undefined || shown.version === ifMatch);
    const body = withChange(isKnown ? shown : await callRoute(handOutCalls.settings), change);
    return callRoute(handOutCalls.saveSettings, { body, ...(ifMatch !== undefined && { ifMatch }) });
  },
  applyPatch: withChange,
  mergePatches: mergeChanges,
  describe: ({ patch }) => [t.changeLabel, changedNames(patch ?? {}).join(', ')].filter(Boolean).join(' – '),
  schemas: async () => (await import('./hand-out.schemas.js')).settingsCopySchemas,
});

/** Sends what an earlier visit left waiting, and follows what other tabs save; previews of the plan are made anew. */
export function useAttachedHandOutWrites(planId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    // Texts and logo are no part of the address of a preview.
    const showAnew = () =>
      void client.invalidateQueries({ queryKey: apiPrefix(handOutCalls.preview, { id: planId }) });
    handOutWrites.attach({
      record: () => client.getQueryData<StoredHandOutSettings>(settingsKey),
      ready: () => true,
      onStored: (stored) => {
        client.setQueryData(settingsKey, stored);
        showAnew();
      },
      onSettledElsewhere: () => {
        void client.invalidateQueries({ queryKey: settingsKey });
        showAnew();
      },
    });
  }, [client, planId]);
}
