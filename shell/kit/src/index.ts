/** Entry of @pora/kit: one instance in the page, provided by the shell. */
export { callRoute, fetchText, type CallInput } from './http/call-route.js';
export { downloadRoute, fetchFile, fileNameOf, saveFile, type FetchedFile } from './http/download.js';
export {
  failureProps,
  fieldProblemsOf,
  HttpError,
  isHttpError,
  isTemporary,
  messageOf,
} from './http/http-error.js';
export { newId, newIdempotencyKey } from './http/ids.js';
export { createQueryClient } from './query/query-client.js';
export { apiKey, apiPrefix, apiQuery, type ApiInput } from './query/api-query.js';
export {
  readPages,
  useApiList,
  useApiPages,
  useApiQuery,
  type ApiQueryOptions,
} from './query/use-api-query.js';
export { useLoad, type LoadState } from './query/use-load.js';
export { useSingleMutation, type SingleMutation } from './query/use-single-mutation.js';
export {
  logout,
  refreshSession,
  startSession,
  useSession,
  useUser,
  type SessionState,
} from './session/session.js';
export { usePersonName } from './session/use-person-name.js';
export { joinNames } from './text/names.js';
export { onSignedOut } from './session/sign-out.js';
export { RETURN_PATH, signalReturn } from './session/return-signal.js';
export { defineCollection, type Collection, type CollectionDefinition } from './local-first/collection.js';
export { type UnsavedRecord } from './local-first/journal.js';
export { useCollection, type CollectionView } from './local-first/use-collection.js';
export {
  syncState,
  useSyncState,
  type SyncKind,
  type SyncSnapshot,
  type UnsavedItem,
} from './sync/sync-state.js';
export { defineWrites, type RecordWrites, type WritePlace } from './writes/record-writes.js';
export { type ConflictChoice, type RecordWriter, type WriterState } from './writes/record-writer.js';
export { useRecordWriter } from './writes/use-record-writer.js';
export { conflictOf } from './writes/write-errors.js';
export {
  saysAlready,
  type CopySchemas,
  type StoredRecord,
  type WriteDefinition,
} from './writes/write-definition.js';
export { createStore, type Store } from './sync/store.js';
export {
  askToLeave,
  confirmLeave,
  isDirty,
  leavePage,
  useDirtyGuard,
  useLeaveQuestion,
  wouldLeaveDirty,
  type DirtyGuardOptions,
  type LeaveQuestion,
} from './guard/dirty-guard.js';
export { useShortcut, useShortcutsEnabled, type ShortcutOptions } from './keyboard/shortcuts.js';
export { paths, type PlanPatient } from './navigation/paths.js';
export { useArrival } from './navigation/use-arrival.js';
export { usePageTitle } from './navigation/page-title.js';
export {
  readDeviceSetting,
  useDeviceSetting,
  userStorage,
  writeDeviceSetting,
  type UserStorage,
} from './storage/storage.js';
export { compareText } from '@pora/text-pl/collation';
export {
  addDays,
  addMonths,
  daysBetween,
  formatDate,
  formatDateTime,
  formatRelative,
  formatTime,
  formatWeekday,
  formatWeekdayShort,
  practiceMoment,
  PRACTICE_TIME_ZONE,
  repeatedDates,
  type Repetition,
  todayIso,
  toIsoDate,
  type DateInput,
} from '@pora/text-pl/dates';
export {
  formatBytes,
  formatCm,
  formatCount,
  formatDecimal,
  formatDeviation,
  formatGrams,
  formatKcal,
  formatKg,
  formatPercent,
  formatRange,
  formatSigned,
  parseDecimal,
  withUnit,
} from '@pora/text-pl/numbers';
export { keepShortWords } from '@pora/text-pl/line-breaks';
export { formatNumber, MISSING } from '@pora/text-pl/number';
export { countOf, plural, type CountedForms } from '@pora/text-pl/plural';
export { foldLetters, matchesText } from '@pora/text-pl/typed';
export { defineRemote, isRemoteModule, type RemoteModule, type RemotePage } from './remote-contract.js';
