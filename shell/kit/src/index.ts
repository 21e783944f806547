/** Entry of @pora/kit: one instance in the page, provided by the shell. */
export { callRoute, fetchText, type CallInput } from './http/call-route.js';
export { downloadRoute, fetchFile, fileNameOf, saveFile, type FetchedFile } from './http/download.js';
export {
  fieldProblemsOf,
  HttpError,
  isHttpError,
  isTemporary,
  messageOf,
  requestIdOf,
} from './http/http-error.js';
export { newId, newIdempotencyKey } from './http/ids.js';
export { createQueryClient } from './query/query-client.js';
export { useLoad, type LoadState } from './query/use-load.js';
export {
  logout,
  onSignedOut,
  refreshSession,
  startSession,
  useSession,
  useUser,
  type SessionState,
} from './session/session.js';
export { defineCollection, type Collection, type CollectionDefinition } from './local-first/collection.js';
export { type StoredRecord, type UnsavedRecord } from './local-first/journal.js';
export {
  createRecordSaver,
  type RecordSaver,
  type RecordSaverOptions,
  type SaverState,
} from './local-first/record-saver.js';
export { useCollection, type CollectionView } from './local-first/use-collection.js';
export { syncState, useSyncState, type SyncKind, type SyncSnapshot } from './sync/sync-state.js';
export { createStore, type Store } from './sync/store.js';
export {
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
export { paths, type PlanPatient, type SectionName } from './navigation/paths.js';
export { useArrival } from './navigation/use-arrival.js';
export { usePageTitle } from './navigation/page-title.js';
export {
  readDeviceSetting,
  useDeviceSetting,
  userStorage,
  writeDeviceSetting,
  type UserStorage,
} from './storage/storage.js';
export { compareText, foldText, matchesText } from './text/collation.js';
export {
  formatDate,
  formatDateTime,
  formatRelative,
  formatTime,
  formatWeekday,
  PRACTICE_TIME_ZONE,
  todayIso,
  toIsoDate,
  type DateInput,
} from './text/dates.js';
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
  MISSING,
  parseDecimal,
  withUnit,
} from './text/numbers.js';
export { countOf, plural, type PluralForms } from './text/plural.js';
export { defineRemote, isRemoteModule, type RemoteModule, type RemotePage } from './remote-contract.js';
