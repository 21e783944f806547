import { handOutCalls, planCalls, planInsightCalls } from '@pora/contracts/calls';
import { type HandOut } from '@pora/contracts/plans/hand-out.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { callRoute, fetchFile, isHttpError, messageOf, saveFile, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { tellHandedOut } from '../../shared/handed-out.js';
import { type queryOf } from './hand-out-query.js';
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
}

const needsReason = ({ state }: PlanSafety) => state === 'dangerous' || state === 'unchecked';

/** Hands the plan out; against its check only with a reason, on paper as in a file. */
export function useHandOver({ plan, query, flush }: HandOverSource) {
  const params = { id: plan.id };
  /** What waits for somebody to take the risk. */
  const [asked, setAsked] = useState<{ kind: HandOverKind; verdict: PlanSafety }>();
  const [printed, setPrinted] = useState<HandOut>();

  const confirm = async ({ verdict, reason }: NonNullable<HandOver['taken']>) => {
    const { state, dangerous } = verdict;
    const { id } = await callRoute(planCalls.confirmExport, { params, body: { reason, state, dangerous } });
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
  const print = async (isConfirmed: boolean) => {
    const verdict = isConfirmed ? undefined : await callRoute(planInsightCalls.safety, { params });
    if (verdict && needsReason(verdict)) setAsked({ kind: 'print', verdict });
    else await showPaper();
  };
  const handOver = useSingleMutation({
    mutationFn: async ({ kind, taken }: HandOver) => {
      await flush();
      const confirmation = taken && (await confirm(taken));
      if (taken) setAsked(undefined);
      if (kind === 'print') return print(taken !== undefined);
      const input = { params, query: { ...query, confirmation } };
      const file = await fetchFile(planCalls.exportDocx, input, `Etap_${plan.stage}_.docx`);
      saveFile(file);
      tellHandedOut(t.exported, file);
    },
    onError: (error, { kind, taken }) => {
      const verdict = verdictToConfirm(error);
      if (verdict) setAsked({ kind, verdict });
      if (!verdict || taken)
        toast.error(kind === 'docx' ? t.exportFailed : t.printFailed, messageOf(error), error);
    },
  });
  return {
    asked,
    cancel: () => setAsked(undefined),
    busy: handOver.isPending ? handOver.variables.kind : undefined,
    start: (kind: HandOverKind) => {
      if (query) handOver.mutate({ kind });
    },
    takeRisk: (reason: string) => {
      if (asked) handOver.mutate({ kind: asked.kind, taken: { verdict: asked.verdict, reason } });
    },
    /** What the printer gets, while it is asked. */
    printed,
    donePrinting: () => setPrinted(undefined),
  };
}

/** The check an export was refused for. */
function verdictToConfirm(error: unknown): PlanSafety | undefined {
  if (!isHttpError(error, 409)) return undefined;
  return (error.details as { verdict?: PlanSafety } | undefined)?.verdict;
}
