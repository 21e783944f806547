import { failureProps } from '@pora/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  media,
  SkeletonRows,
  theme,
  useDelayed,
  useMediaQuery,
} from '@pora/ui';
import { ChevronDownIcon, DownloadIcon, LockIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { KeepsState } from '../../shared/kept-state.js';
import { NARROW } from '../../shared/narrow.js';
import { type AuditChoice, firstChoice } from './audit-choice.js';
import { AuditFilter } from './audit-filter.js';
import { AuditList } from './audit-list.js';
import { AuditNotices, emptyWords, type ReadAudit } from './audit-notices.js';
import { AuditTable } from './audit-table.js';
import { auditStrings as t } from './audit.strings.js';
import { useAudit, useAuditFile } from './use-audit.js';

const AT_ONCE = 50;

/** Who did what in the whole product, the newest first, with filters and a file of all that fits. */
export function AuditPanel() {
  const [choice, setChoice] = useState(firstChoice);
  const [count, setCount] = useState(AT_ONCE);
  const load = useAudit(choice, count);
  const choose = (next: AuditChoice) => {
    setChoice(next);
    setCount(AT_ONCE);
  };
  return (
    <Panel aria-label={t.title}>
      <AuditFilter
        choice={choice}
        onChoose={(change) => choose({ ...choice, ...change })}
        onClear={() => choose(firstChoice())}
      />
      <Bar>
        <Total aria-live="polite">
          {load.phase === 'ready' && t.total(load.data.total, load.data.isMore)}
        </Total>
        <Note>
          <LockIcon size={14} aria-hidden />
          {t.note}
        </Note>
        <FileButton choice={choice} />
      </Bar>
      {load.phase === 'loading' && <Waiting />}
      {load.phase === 'failed' && <ErrorState compact title={t.loadFailed} {...failureProps(load)} />}
      {load.phase === 'ready' && <Entries load={load} onOlder={() => setCount(count + AT_ONCE)} />}
    </Panel>
  );
}

interface EntriesProps {
  load: ReadAudit;
  onOlder: () => void;
}

function Entries({ load, onOlder }: EntriesProps) {
  const { items, total, isMore, nextStartKey } = load.data;
  const isNarrow = useMediaQuery(NARROW);
  return (
    <>
      <AuditNotices load={load} />
      {items.length === 0 ? (
        <EmptyState compact title={emptyWords(load.data)} />
      ) : (
        <>
          <KeepsState>{isNarrow ? <AuditList entries={items} /> : <AuditTable entries={items} />}</KeepsState>
          <Foot>
            <span>{t.shown(items.length, total, isMore)}</span>
            {nextStartKey !== null && (
              <Older size="compact" icon={<ChevronDownIcon />} busy={load.refreshing} onClick={onOlder}>
                {t.older}
              </Older>
            )}
          </Foot>
        </>
      )}
    </>
  );
}

function FileButton({ choice }: { choice: AuditChoice }) {
  const file = useAuditFile(choice);
  return (
    <Older size="compact" icon={<DownloadIcon />} busy={file.isPending} onClick={() => file.mutate()}>
      {t.csv}
    </Older>
  );
}

function Waiting() {
  return useDelayed(true) ? <SkeletonRows rows={12} label={t.loading} /> : null;
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s[3]};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]} ${theme.s[4]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};

  > :last-child {
    margin-left: auto;
  }
`;

const Total = styled.span`
  min-width: 8rem;
`;

const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};

  svg {
    flex: none;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Older = styled(Button)`
  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;
