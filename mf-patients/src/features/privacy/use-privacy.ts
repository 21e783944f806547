import { type CallRequest } from '@pora/contracts/call';
import { privacyCalls } from '@pora/contracts/calls';
import { type AccessKind } from '@pora/contracts/privacy/access-history.vocabulary';
import { type AccessHistory, type Consent } from '@pora/contracts/privacy/privacy.model';
import { apiPrefix, callRoute, useApiQuery, useLoad, useSingleMutation } from '@pora/kit';
import { keepPreviousData, useMutation, useQueryClient } from '@pora/kit/queries';

// Every reading is a line of the history, so nothing is read that nobody opened.
const WHEN_OPENED = { refetchOnMount: 'always', staleTime: Infinity } as const;
const MOST_AT_ONCE = 200;

/** Consents of a patient and what is kept of them. */
export function usePrivacy(patientId: string) {
  return useApiQuery(privacyCalls.get, { params: { id: patientId } }, WHEN_OPENED);
}

/** Which lines of the history are looked at; null for all. */
export interface HistoryChoice {
  kind: AccessKind | null;
  person: string | null;
}

/** The choice as a query of the calls. */
export const queryOfChoice = ({ kind, person }: HistoryChoice) => ({
  ...(kind !== null && { kind }),
  ...(person !== null && { person }),
});

/** The newest `count` lines that fit; what is on the screen stays while more comes. */
export function useAccessHistory(patientId: string, choice: HistoryChoice, count: number) {
  const params = { id: patientId };
  return useLoad<AccessHistory>({
    ...WHEN_OPENED,
    queryKey: [...apiPrefix(privacyCalls.history, params), { ...choice, count }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const items: AccessHistory['items'] = [];
      for (let startKey: string | null = null; ;) {
        const limit = String(Math.min(MOST_AT_ONCE, count - items.length));
        const query = { ...queryOfChoice(choice), limit, ...(startKey !== null && { startKey }) };
        const page: AccessHistory = await callRoute(privacyCalls.history, { params, query, signal });
        items.push(...page.items);
        if (page.nextStartKey === null || items.length >= count) return { ...page, items };
        startKey = page.nextStartKey;
      }
    },
  });
}

/** What was read of the patient's privacy is read again. */
function useRefresh(patientId: string) {
  const client = useQueryClient();
  const params = { id: patientId };
  return () => {
    // While a form stands in its place nothing reads the overview: afterwards it would show the consent as it was before.
    client.removeQueries({ queryKey: apiPrefix(privacyCalls.get, params), type: 'inactive' });
    return Promise.all(
      [
        apiPrefix(privacyCalls.get, params),
        apiPrefix(privacyCalls.history, params),
        apiPrefix(privacyCalls.erasureRequests),
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}

type NewConsent = NonNullable<CallRequest<typeof privacyCalls.giveConsent>['body']>;
type Withdrawal = NonNullable<CallRequest<typeof privacyCalls.withdrawConsent>['body']>;

/** Saves a consent; the same click twice is one. */
export function useGiveConsent(patientId: string) {
  const refresh = useRefresh(patientId);
  return useSingleMutation({
    mutationFn: (body: NewConsent) =>
      callRoute(privacyCalls.giveConsent, { params: { id: patientId }, body }),
    onSuccess: refresh,
  });
}

/** Takes a consent back. */
export function useWithdrawConsent(patientId: string, { id: consentId, version }: Consent) {
  const refresh = useRefresh(patientId);
  return useSingleMutation({
    mutationFn: (body: Withdrawal) =>
      callRoute(privacyCalls.withdrawConsent, {
        params: { id: patientId, consentId },
        body,
        ifMatch: version,
      }),
    // A refusal means that somebody was faster: what they did is shown.
    onSettled: refresh,
  });
}

/** Asks the administrator to remove the patient's data for good, or takes that back. */
export function useErasureRequest(patientId: string) {
  const refresh = useRefresh(patientId);
  return useMutation({
    mutationFn: (wanted: boolean) =>
      callRoute(wanted ? privacyCalls.requestErasure : privacyCalls.cancelErasure, {
        params: { id: patientId },
      }),
    onSuccess: refresh,
  });
}
