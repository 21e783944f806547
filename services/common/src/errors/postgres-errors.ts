import { QueryFailedError } from 'typeorm';
import { ApiError, conflict, invalidInput, unavailable } from '../errors.js';

interface PostgresFault {
  code?: string;
  message: string;
}

/** SQLSTATE codes after which the whole transaction may simply be run again. */
const RETRYABLE = new Set(['40001', '40P01']);

/** SQLSTATE codes and socket errors that mean "the database is away or too busy". */
const AWAY = new Set([
  ...['57P01', '57P02', '57P03', '57014', '53000', '53300', '53400', '55P03', '25P03', '40001', '40P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
]);

/** Those of them that the database itself says: it is there, but busy. */
const BUSY = new Set(['57014', '53000', '53300', '53400', '55P03', '25P03', '40001', '40P01']);

const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|connection timeout|client has encountered a connection error|cannot use a pool after|driver not connected|query runner (was )?already released/i;

/** Full disk, failing disk, no memory: what Postgres says of its machine, and we say to a person. */
const EXHAUSTED = new Map([
  ['53100', 'Brak miejsca na dysku serwera. Zmiana nie została zapisana.'],
  ['58030', 'Dysk serwera nie przyjmuje danych. Zmiana nie została zapisana.'],
  ['53200', 'Serwerowi zabrakło pamięci. Zmiana nie została zapisana. Spróbuj ponownie za chwilę.'],
]);
const BAD_VALUE = new Set(['22003', '22021', '22P02', '22P05', '22007', '22008', '22001']);

/** Whether a transaction that failed with this error should be tried again. */
export function isSerializationFailure(error: unknown): boolean {
  return RETRYABLE.has(faultOf(error)?.code ?? '');
}

/** Whether the error means that Postgres cannot be reached or does not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  const fault = faultOf(error);
  if (!fault) return false;
  return (
    AWAY.has(fault.code ?? '') || fault.code?.startsWith('08') === true || AWAY_MESSAGE.test(fault.message)
  );
}

/** Whether the error means that Postgres says nothing at all, unlike one that is only busy. */
export function isDatabaseSilent(error: unknown): boolean {
  return isDatabaseAway(error) && !BUSY.has(faultOf(error)?.code ?? '');
}

/** Translates an error of the Postgres driver; undefined when it is none of the known ones. */
export function mapPostgresError(error: unknown): ApiError | undefined {
  const fault = faultOf(error);
  if (!fault) return undefined;
  if (isDatabaseAway(error)) return unavailable('database', error);
  const exhausted = EXHAUSTED.get(fault.code ?? '');
  if (exhausted) return machineExhausted(exhausted, error);
  if (fault.code === '23505') return conflict('conflict', 'Taki wpis już istnieje.');
  if (fault.code === '23503') return conflict('conflict', 'Wpis jest powiązany z danymi, których nie ma.');
  if (BAD_VALUE.has(fault.code ?? '')) return invalidInput('Nieprawidłowa wartość w przesłanych danych.');
  return undefined;
}

function machineExhausted(sentence: string, cause: unknown): ApiError {
  const options = { retryAfterSeconds: 30, cause };
  return new ApiError(503, 'service_unavailable', sentence, { component: 'database' }, options);
}

function faultOf(error: unknown): PostgresFault | undefined {
  if (error instanceof QueryFailedError) return asFault(error.driverError);
  return asFault(error);
}

function asFault(error: unknown): PostgresFault | undefined {
  // Structural on purpose: errors of sockets may come from another realm, where instanceof does not hold.
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  if ('errors' in error && Array.isArray(error.errors)) return asFault(error.errors[0]);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { code, message: String(error.message) };
}
