import { handOutCalls, planCalls, planInsightCalls } from '@pora/contracts/calls';
import { type HandOut } from '@pora/contracts/plans/hand-out.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { handOutCauses } from '@pora/engine/safety/hand-out-causes';
import { callRoute, fetchFile, isHttpError, messageOf, saveFile, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { tellHandedOut } from '../../shared/handed-out.js';
import { type queryOf } from './hand-out-query.js';
import { forgetReason } from './hand-out-draft.js';
import { handOutStrings as t } from './hand-out.strings.js';
import { loadPictures } from './load-pictures.js';

/** A Word file, or paper by the browser's own print. */
export type HandOverKind = 'docx' | 'print';

interface HandOver {
  kind: HandOverKind;
  /** Why the plan is handed out against its check. */
  taken?: { verdict: PlanSafety; reason: string };
}

interface HandOverSource {
  plan: Plan;
  query: ReturnType<typeof queryOf> | undefined;
  /** Saves the settings first. */
  flush: () => Promise<void>;
  /** The plan's check is another one by now: it has to be read again. */
  onOtherCheck: () => void;
}

/** Hands the plan out: what is asked about before goes along with its reason, on paper as in a file (decision 74). */
export function useHandOver({ plan, query, flush, onOtherCheck }: HandOverSource) {
  const params = { id: plan.id };
  const [printed, setPrinted] = useState<HandOut>();

  const confirm = async ({ verdict, reason }: NonNullable<HandOver['taken']>) => {
    const { state, dangerous } = verdict;
    const body = { reason, state, dangerous, causes: handOutCauses(verdict) };
    const { id } = await callRoute(planCalls.confirmExport, { params, body });
    return id;
  };
  const showPaper = async () => {
    const handOut = await callRoute(handOutCalls.preview, { params, query: query ?? {} });
    const missing = await loadPictures(handOut);
    const notes = [handOut.pictureNote, ...(missing.length > 0 ? [t.picturesUnread(missing)] : [])];
    const note = notes.filter((each) => each !== '').join(' ');
    if (note !== '') toast.error(t.picturesMissing, note);
    setPrinted(handOut);
  };
  const saveDocx = async (confirmation: string | undefined) => {
    const input = { params, query: { ...query, confirmation } };
    const file = await fetchFile(planCalls.exportDocx, input, `Etap_${plan.stage}_.docx`);
    saveFile(file);
    tellHandedOut(t.exported, file);
  };
  /** What nobody was asked about is read once more: something may have come up since the dialog opened. */
  const hasNews = async () => handOutCauses(await callRoute(planInsightCalls.safety, { params })).length > 0;
  const handOver = useSingleMutation({
    mutationFn: async ({ kind, taken }: HandOver) => {
      await flush();
      if (!taken && (await hasNews())) return onOtherCheck();
      const confirmation = taken && (await confirm(taken));
      if (kind === 'print') await showPaper();
      else await saveDocx(confirmation);
      forgetReason(plan.id);
    },
    onError: (error, { kind }) => {
      if (isHttpError(error, 409, 'export_not_confirmed')) onOtherCheck();
      toast.error(kind === 'docx' ? t.exportFailed : t.printFailed, messageOf(error), error);
    },
  });
  return {
    busy: handOver.isPending ? handOver.variables.kind : undefined,
    start: (kind: HandOverKind, taken?: HandOver['taken']) => {
      if (query) handOver.mutate({ kind, ...(taken && { taken }) });
    },
    /** What the printer gets, while it is asked. */
    printed,
    donePrinting: () => setPrinted(undefined),
  };
}
