import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Transactions } from '@pora/common/transactions';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import { BackupFolders } from '../backup-folders.service.js';
import type { StoredBackup } from '../dump/backup-source.js';
import { newId } from '../new-id.js';
import { BackupComparison } from '../restore/backup-comparison.js';
import { NotMyTurn } from '../restore/not-my-turn.js';
import { PresentState } from '../restore/present-state.js';
import { RestoreEngine } from '../restore/restore-engine.js';
import { subjectsOf } from '../restore/restore-plan.js';
import { RestoreRefused } from '../restore/restore-refused.js';
import { INTERRUPTED } from '../restore/restore.strings.js';
import { RestoreWork } from '../restore/restore-work.service.js';
import { RestoresRepository } from '../restore/restores.repository.js';
import { problemOf } from '../backup-problem.js';
import { errorCode } from '../dump/error-code.js';
import type { Command } from './command-line.js';
import { inEnglish } from './in-english.js';
import { UnpackedTars } from './unpacked-tars.service.js';

/** Who talks to the person at the keyboard. */
export interface Console {
  say(line: string): void;
  /** The person's answer; undefined where nobody can be asked. */
  ask(question: string): Promise<string | undefined>;
}

/** The word that has to be typed before anything is restored. */
const CONFIRMATION = 'RESTORE';
const UNIQUE_VIOLATION = '23505';

/** `npm run backup` and `npm run restore`: the same work as from the screen, without the running service. */
@Injectable()
export class OperatorCommands {
  constructor(
    private readonly folders: BackupFolders,
    private readonly unpacked: UnpackedTars,
    private readonly present: PresentState,
    private readonly engine: RestoreEngine,
    private readonly comparison: BackupComparison,
    private readonly restores: RestoresRepository,
    private readonly work: RestoreWork,
    private readonly transactions: Transactions,
  ) {}

  /** Answers whether it was done; a person may say no. @throws what refused it */
  async run(command: Command, console: Console, ending: AbortSignal): Promise<boolean> {
    if (command.isAlone) await this.endLeft();
    await this.clearForgotten(console);
    if (command.name === 'restore')
      return this.withBackup(command.source, (backup) => this.restore(backup, command, console, ending));
    const { tables, description } = command;
    console.say('Making a backup and restoring it for a check.');
    const request = { requestedBy: 'npm run backup', description, ...(tables && { tables }) };
    const id = await this.present.keep(request, ending);
    console.say(
      `Done: ${id} in ${this.folders.folderOf(id)}. It was restored for a check, and nothing was lost.`,
    );
    return true;
  }

  private async restore(
    backup: StoredBackup,
    { tables, isConfirmed }: Extract<Command, { name: 'restore' }>,
    console: Console,
    ending: AbortSignal,
  ): Promise<boolean> {
    const subjects = tables ?? subjectsOf(backup.manifest);
    await this.engine.examine(backup, subjects);
    await this.describe(backup, subjects, console);
    if (!isConfirmed && !(await isConfirmedBy(console))) return false;
    await this.perform(backup, subjects, console, ending);
    return true;
  }

  private async withBackup<T>(source: string, work: (backup: StoredBackup) => Promise<T>): Promise<T> {
    if (!existsSync(source)) return work(await this.folders.open(path.basename(source)));
    const workOn = async (folder: string) => work(await this.folders.openFolder(folder));
    return (await stat(source)).isDirectory()
      ? workOn(path.resolve(source))
      : this.unpacked.use(source, workOn);
  }

  /** What seems to be under way was left by a process that was killed: nobody else would ever end it. */
  private async endLeft(): Promise<void> {
    for (const id of await this.restores.idsUnderWay()) await this.work.giveUp(id, INTERRUPTED.pl);
    await this.present.giveUpLeft();
  }

  /** What stays for now keeps nobody from a restore. */
  private async clearForgotten({ say }: Console): Promise<void> {
    try {
      await this.unpacked.clearForgotten();
    } catch (error) {
      say(`What an earlier restore unpacked could not be removed. ${inEnglish(error)}`);
    }
  }

  private async describe(backup: StoredBackup, subjects: readonly BackupTable[], { say }: Console) {
    const { rows, erasedSince } = await this.comparison.compare(backup.manifest);
    say(`Backup ${backup.manifest.backupId} of ${backup.manifest.takenAt}:`);
    for (const { subject, now, stored } of rows.filter((row) => subjects.includes(row.subject)))
      say(`  ${subject.padEnd(16)} ${stored} rows in the backup, ${now} now`);
    say('What was written to these tables since goes. The audit trails stay whole.');
    if (erasedSince > 0) say(`People erased since stay erased: ${erasedSince}.`);
  }

  private async perform(
    backup: StoredBackup,
    tables: readonly BackupTable[],
    console: Console,
    ending: AbortSignal,
  ): Promise<void> {
    const restore = {
      id: newId('restore'),
      backupId: backup.manifest.backupId,
      tables: [...tables],
      requestedBy: 'npm run restore',
    };
    let isBegun = false;
    const begin = async () => {
      await this.begin(restore);
      isBegun = true;
      console.say('Checking the files, keeping the present state, restoring. Nobody can write meanwhile.');
    };
    try {
      await this.work.perform(restore, { backup, ending, begin });
    } catch (error) {
      const problem = ending.aborted ? INTERRUPTED.pl : problemOf(error);
      const isOver = isBegun && !(await this.work.giveUp(restore.id, problem));
      if (!isOver) throw ending.aborted ? new RestoreRefused(INTERRUPTED, { cause: error }) : error;
    }
    await this.tellResult(restore.id, tables, console);
  }

  private async tellResult(id: string, tables: readonly BackupTable[], { say }: Console): Promise<void> {
    const restore = await this.restores.find(id);
    if (restore?.state !== 'done') throw new RestoreRefused(INTERRUPTED);
    say(`Restored: ${tables.join(', ')}. Every row was compared with the backup.`);
    if (restore.erasedPeople) say(`People who stay erased: ${restore.erasedPeople}.`);
    if (restore.presentBackupId)
      say(`The state before it is kept. To go back: npm run restore -- ${restore.presentBackupId}`);
  }

  private async begin(restore: Parameters<RestoresRepository['insert']>[0]): Promise<void> {
    try {
      await this.transactions.run(async () => {
        await this.restores.insert(restore);
        await this.restores.begin(restore.id);
      });
    } catch (error) {
      if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
      throw new NotMyTurn({ cause: error });
    }
  }
}

async function isConfirmedBy({ ask, say }: Console): Promise<boolean> {
  const answer = await ask(`Type ${CONFIRMATION} to go on: `);
  if (answer?.trim() === CONFIRMATION) return true;
  say(
    answer === undefined
      ? 'Nobody can be asked here: add --yes when you are sure. Nothing was changed.'
      : 'Nothing was changed.',
  );
  return false;
}
