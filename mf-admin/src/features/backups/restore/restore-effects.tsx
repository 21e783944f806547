import type { RestorePreview } from '@pora/contracts/admin/backup.model';
import { formatDateTime } from '@pora/kit';
import { focusRing, InlineNotice, media, theme } from '@pora/ui';
import { DatabaseBackupIcon, HistoryIcon, LockIcon, TriangleAlertIcon, UserXIcon } from '@pora/ui/icons';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { restoreStrings as t } from './restore.strings.js';
import { useLostChanges } from './use-restore.js';

interface RestoreEffectsProps {
  preview: RestorePreview;
  chosen: readonly string[];
}

/** What a restore does, before anybody confirms it. */
export function RestoreEffects({ preview, chosen }: RestoreEffectsProps) {
  const { erasedSince, workingNow, tables } = preview;
  const titleId = useId();
  const isWhole = chosen.length === tables.length;
  const [withPlans, withFoods] = ['diet-plans', 'foods'].map((name) => chosen.includes(name));
  const leavesParts =
    chosen.includes('patients') && !['surveys', 'schedule'].every((name) => chosen.includes(name));
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{t.effects}</Title>
      <Effects>
        <Effect icon={<DatabaseBackupIcon aria-hidden />}>{t.undo}</Effect>
        <Effect icon={<LockIcon aria-hidden />}>
          {t.locked} {workingNow === 0 ? t.nobody : t.working(workingNow)}
        </Effect>
        {chosen.length > 0 && (
          <Effect icon={<HistoryIcon aria-hidden />}>
            <Lost preview={preview} chosen={chosen} />
          </Effect>
        )}
        {!isWhole && <Effect icon={<TriangleAlertIcon aria-hidden />}>{t.others}</Effect>}
        {withPlans !== withFoods && (
          <Effect icon={<TriangleAlertIcon aria-hidden />}>{withPlans ? t.plansAlone : t.foodsAlone}</Effect>
        )}
        {leavesParts && <Effect icon={<TriangleAlertIcon aria-hidden />}>{t.patientsAlone}</Effect>}
      </Effects>
      {erasedSince > 0 && (
        <InlineNotice icon={<UserXIcon aria-hidden />} title={t.erasedTitle}>
          {t.erased(erasedSince)}
        </InlineNotice>
      )}
    </section>
  );
}

/** How many changes go with what is chosen, and which. */
function Lost({ preview: { backupId, takenAt, tables, changesSince }, chosen }: RestoreEffectsProps) {
  const file = useLostChanges(backupId);
  const when = formatDateTime(takenAt);
  const counts = tables.filter(({ tableName }) => chosen.includes(tableName)).map(({ changes }) => changes);
  // A service of the release before only knows all changes of the database together.
  if (counts.includes(undefined)) return changesSince === 0 ? t.noChanges : t.changes(changesSince, when);
  const lost = counts.reduce<number>((sum, count = 0) => sum + count, 0);
  if (lost === 0) return t.noneLost;
  return (
    <>
      {t.changesGone(lost, when)}{' '}
      <FileLink type="button" aria-busy={file.isPending} onClick={() => file.mutate(chosen)}>
        {t.file}
      </FileLink>
    </>
  );
}

function Effect({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

const FileLink = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  color: ${theme.c.selectText};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
  ${focusRing}

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;

const Title = styled.h3`
  margin: 0;
  font: ${theme.t.dense};
  font-weight: 640;
`;

const Effects = styled.ul`
  display: grid;
  gap: ${theme.s[3]};
  margin: ${theme.s[2]} 0 ${theme.s[3]};
  padding: 0;
  font: ${theme.t.dense};
  list-style: none;

  li {
    display: flex;
    gap: ${theme.s[2]};
  }

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 0.125rem;
    color: ${theme.c.text2};
  }
`;
