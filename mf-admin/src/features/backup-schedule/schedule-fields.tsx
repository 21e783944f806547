import {
  BACKUP_CADENCES,
  BACKUP_KEEP_LIMITS,
  type BackupKeep,
  type BackupScheduleBody,
} from '@pora/contracts/admin/backup-schedule.model';
import { BACKUP_TABLES } from '@pora/contracts/admin/backup.vocabulary';
import { media, theme } from '@pora/ui';
import {
  CheckboxField,
  CheckboxGroup,
  NumberField,
  RadioGroupField,
  SelectField,
  SwitchField,
  TimeField,
} from '@pora/ui/forms';
import styled from 'styled-components';
import { scheduleStrings } from './schedule.strings.js';

const t = scheduleStrings.dialog;

type Numbers = Omit<BackupKeep, 'manual'>;

/** The schedule while it is being typed: a number may be missing. */
export interface ScheduleDraft extends Omit<BackupScheduleBody, 'keep'> {
  keep: { [Key in keyof Numbers]: Numbers[Key] | null } & Pick<BackupKeep, 'manual'>;
}

interface ScheduleFieldsProps {
  draft: ScheduleDraft;
  /** What is wrong with a field, by its path. */
  wrong: ReadonlyMap<string, string>;
  onChange: (draft: ScheduleDraft) => void;
}

/** When, of which tables, and how many stay. */
export function ScheduleFields({ draft, wrong, onChange }: ScheduleFieldsProps) {
  const change = (part: Partial<ScheduleDraft>): void => onChange({ ...draft, ...part });
  return (
    <Parts>
      <SwitchField label={t.enabled} checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
      <RadioGroupField
        label={t.cadence}
        value={draft.cadence}
        options={BACKUP_CADENCES.map((cadence) => ({ value: cadence, label: t[cadence] }))}
        onChange={(cadence) => change({ cadence })}
      />
      <Row>
        {draft.cadence === 'weekly' && (
          <SelectField
            label={t.weekday}
            value={String(draft.weekday)}
            options={t.weekdays.map((label, at) => ({ value: String(at + 1), label }))}
            onChange={(weekday) => change({ weekday: Number(weekday) })}
          />
        )}
        <TimeField
          label={t.time}
          value={draft.time}
          error={wrong.get('time')}
          onChange={(time) => change({ time })}
        />
      </Row>
      <CheckboxGroup label={t.tables} error={wrong.get('tables')}>
        {BACKUP_TABLES.map((table) => (
          <CheckboxField
            key={table}
            label={table}
            checked={draft.tables.includes(table)}
            onChange={(ticked) =>
              change({
                tables: BACKUP_TABLES.filter((one) => (one === table ? ticked : draft.tables.includes(one))),
              })
            }
          />
        ))}
      </CheckboxGroup>
      <KeepFields keep={draft.keep} wrong={wrong} onChange={(keep) => change({ keep })} />
    </Parts>
  );
}

const SPANS = ['days', 'weeks', 'months'] as const;

function KeepFields({
  keep,
  wrong,
  onChange,
}: {
  keep: ScheduleDraft['keep'];
  wrong: ReadonlyMap<string, string>;
  onChange: (keep: ScheduleDraft['keep']) => void;
}) {
  return (
    <CheckboxGroup label={t.keep} hint={t.keepText}>
      <Row>
        {SPANS.map((span) => (
          <NumberField
            key={span}
            label={t[span]}
            value={keep[span]}
            decimals={0}
            min={BACKUP_KEEP_LIMITS[span][0]}
            max={BACKUP_KEEP_LIMITS[span][1]}
            error={wrong.get(`keep.${span}`)}
            onChange={(value) => onChange({ ...keep, [span]: value })}
          />
        ))}
      </Row>
      <CheckboxField
        label={t.manual}
        checked={keep.manual}
        onChange={(manual) => onChange({ ...keep, manual })}
      />
    </CheckboxGroup>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;

const Row = styled.div`
  display: grid;
  /* In a group of boxes that stand beside each other it has a line of its own. */
  flex: 1 0 100%;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${theme.s[3]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
