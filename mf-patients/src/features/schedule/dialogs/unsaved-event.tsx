import { formatDateTime, isTemporary, usePersonName } from '@pora/kit';
import { Button, InlineNotice } from '@pora/ui';
import styled from 'styled-components';
import { type ScheduleView } from '../events/use-schedule.js';
import { dialogStrings as t } from './dialogs.strings.js';

interface UnsavedEventProps {
  id: string;
  schedule: ScheduleView;
  /** The newer version is taken. */
  onTaken: () => void;
}

/** What is wrong with a change of a visit that the server does not have, and the ways out [core §4]. */
export function UnsavedEvent({ id, schedule, onTaken }: UnsavedEventProps) {
  const nameOf = usePersonName();
  const unsaved = schedule.unsaved.get(id);
  if (!unsaved) return null;
  const { conflict, error } = unsaved;
  const take = () => {
    onTaken();
    schedule.resolve(id, 'theirs');
  };
  if (conflict)
    return (
      <Notice>
        <InlineNotice
          tone="amber"
          live
          title={t.conflict}
          action={
            <Choices>
              <Button size="compact" variant="primary" onClick={take}>
                {t.takeTheirs}
              </Button>
              <Button size="compact" onClick={() => schedule.resolve(id, 'mine')}>
                {t.keepMine}
              </Button>
            </Choices>
          }
        >
          {t.conflictText(nameOf(conflict.updatedBy), formatDateTime(conflict.updatedAt))}
        </InlineNotice>
      </Notice>
    );
  return (
    <Notice>
      <InlineNotice
        tone="amber"
        live
        title={t.unsaved}
        action={
          <Choices>
            <Button size="compact" onClick={() => schedule.retry(id)}>
              {t.retry}
            </Button>
            {/* What the server refused will never be taken as it is. */}
            {!isTemporary(error) && (
              <Button size="compact" variant="quiet" onClick={() => schedule.discard(id)}>
                {t.discard}
              </Button>
            )}
          </Choices>
        }
      >
        {error.message}
      </InlineNotice>
    </Notice>
  );
}

const Notice = styled.div`
  margin-bottom: 1rem;
`;

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
