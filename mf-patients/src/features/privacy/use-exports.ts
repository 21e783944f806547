import { exportCalls, privacyCalls } from '@pora/contracts/calls';
import { type PatientExport } from '@pora/contracts/privacy/export.model';
import { isUnderWay } from '@pora/contracts/privacy/export.vocabulary';
import { apiPrefix, callRoute, downloadRoute, useApiQuery, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';

/** How often the dialog looks how far an export is, ms. */
const LOOK_EVERY_MS = 1000;

/** The latest exports of a patient, the newest first; looked at again and again while one is under way. */
export function useExports(patientId: string) {
  return useApiQuery(
    exportCalls.list,
    { params: { id: patientId } },
    {
      refetchOnMount: 'always',
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.items.some((item) => isUnderWay(item.state)) ? LOOK_EVERY_MS : false,
    },
  );
}

/** What is done about exports; each is a line of the history, which is read again with the list. */
export function useExportDeeds(patientId: string) {
  const client = useQueryClient();
  const params = { id: patientId };
  const refresh = () =>
    Promise.all(
      [apiPrefix(exportCalls.list, params), apiPrefix(privacyCalls.history, params)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const start = useSingleMutation({
    mutationFn: () => callRoute(exportCalls.start, { params }),
    onSuccess: refresh,
  });
  const remove = useSingleMutation({
    mutationFn: ({ id }: Pick<PatientExport, 'id'>) =>
      callRoute(exportCalls.remove, { params: { ...params, exportId: id } }),
    onSettled: refresh,
  });
  const download = useSingleMutation({
    mutationFn: ({ id, fileName }: Pick<PatientExport, 'id' | 'fileName'>) =>
      downloadRoute(exportCalls.file, { params: { ...params, exportId: id } }, fileName ?? 'pora.zip'),
    // A refusal means that the file is gone, which the list then says.
    onSettled: refresh,
  });
  return { start, remove, download };
}
