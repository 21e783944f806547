import { type IntoleranceSetSummary } from '@pora/contracts/patients/intolerance-set.model';
import { Button, InlineNotice } from '@pora/ui';
import { compareStrings as t, dayOf } from './compare.strings.js';
import { useMakeCurrent } from './use-make-current.js';

interface FormerNoticeProps {
  shown: IntoleranceSetSummary;
  current: IntoleranceSetSummary | null;
  /** The set of the latest day, where it is not the current one. */
  newer: IntoleranceSetSummary | null;
  onShow: (id: string) => void;
}

/** Old results are never taken for current ones: says which are shown, and which plans are checked against. */
export function FormerNotice({ shown, current, newer, onShow }: FormerNoticeProps) {
  const makeCurrent = useMakeCurrent(current);
  if (!shown.current) {
    return (
      <InlineNotice
        tone="amber"
        title={t.formerTitle}
        action={
          <Button size="compact" busy={makeCurrent.isPending} onClick={() => makeCurrent.mutate(shown)}>
            {t.makeCurrent}
          </Button>
        }
      >
        {t.checkedAgainst(current && dayOf(current))}
      </InlineNotice>
    );
  }
  if (!newer) return null;
  return (
    <InlineNotice
      tone="amber"
      title={t.newerExists(dayOf(newer))}
      action={
        <Button size="compact" onClick={() => onShow(newer.id)}>
          {t.showNewer}
        </Button>
      }
    >
      {t.newerText}
    </InlineNotice>
  );
}
