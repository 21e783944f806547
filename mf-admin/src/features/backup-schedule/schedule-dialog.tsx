import {
  type BackupSchedule,
  type BackupScheduleBody,
  backupScheduleBodySchema,
} from '@pora/contracts/admin/backup-schedule.model';
import { backupScheduleCalls } from '@pora/contracts/calls';
import { apiKey, callRoute } from '@pora/kit';
import { type Checked, SettingsDialog } from '@pora/kit/settings-dialog';
import { useState } from 'react';
import { ScheduleFields, type ScheduleDraft } from './schedule-fields.js';
import { scheduleStrings } from './schedule.strings.js';

const t = scheduleStrings.dialog;
const QUERY_KEY = apiKey(backupScheduleCalls.get);

interface ScheduleDialogProps {
  schedule: BackupSchedule;
  onClose: () => void;
}

/** When backups are made by the clock, of which tables, and how many stay. */
export function ScheduleDialog({ schedule, onClose }: ScheduleDialogProps) {
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const check = (draft: ScheduleDraft): Checked<BackupScheduleBody> => {
    const { data, error } = backupScheduleBodySchema.safeParse(draft);
    setWrong(new Map(error?.issues.map(({ path, message }) => [path.filter(isName).join('.'), message])));
    return data ? { body: data } : { problem: t.incomplete };
  };
  return (
    <SettingsDialog
      title={scheduleStrings.title}
      description={t.text}
      stored={schedule}
      queryKey={QUERY_KEY}
      words={t}
      draftOf={draftOf}
      check={check}
      send={(body, ifMatch) => callRoute(backupScheduleCalls.save, { body, ifMatch })}
      differences={differencesOf}
      onClose={onClose}
    >
      {(draft, change) => <ScheduleFields draft={draft} wrong={wrong} onChange={change} />}
    </SettingsDialog>
  );
}

const isName = (part: PropertyKey): boolean => typeof part === 'string';

/** What of the stored schedule can be changed. */
function draftOf({ enabled, cadence, weekday, time, tables, keep }: BackupSchedule): ScheduleDraft {
  return { enabled, cadence, weekday, time, tables, keep };
}

const FIELDS = ['enabled', 'cadence', 'weekday', 'time', 'tables', 'keep'] as const;

/** What is not the same, by its words; the day of a week counts only where backups are made weekly. */
function differencesOf(theirs: ScheduleDraft, mine: ScheduleDraft): string[] {
  const isSaid = (field: (typeof FIELDS)[number]) =>
    field !== 'weekday' || theirs.cadence === 'weekly' || mine.cadence === 'weekly';
  return FIELDS.filter(
    (field) => isSaid(field) && JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]),
  ).map((field) => t.differ[field]);
}
