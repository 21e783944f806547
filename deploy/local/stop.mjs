// `npm stop`: ends what runs for this DATA_DIR, whoever started it and however that ended.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { CHECKOUT } from './paths.mjs';
import { isRunning, readRecord, removeRecord, stopProcess } from './processes.mjs';
import { dataDirOf } from './settings.mjs';
import { stopLeftovers } from './supervisor.mjs';

/** The supervisor stops its parts one layer after the other. */
const STOP_WITHIN_MS = 60_000;

const env = { ...readEnvFile(path.join(CHECKOUT, '.env')), ...process.env };
const dataDir = dataDirOf(env, CHECKOUT);
const runDir = path.join(dataDir, 'run');
const supervisor = existsSync(runDir) ? readRecord(runDir, 'supervisor') : undefined;
const isUp = supervisor !== undefined && isRunning(supervisor);
if (isUp) await stopProcess(supervisor, { graceMs: STOP_WITHIN_MS });
const left = existsSync(runDir) ? await stopLeftovers(runDir) : 0;
if (existsSync(runDir)) removeRecord(runDir, 'supervisor');
console.log(isUp || left > 0 ? `Stopped what ran for ${dataDir}.` : `Nothing runs for ${dataDir}.`);
