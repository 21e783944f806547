import { type SystemState } from '@pora/contracts/admin/system.model';
import { SectionHead, theme } from '@pora/ui';
import { Meter } from '@pora/ui/charts';
import styled from 'styled-components';
import { usedOf } from './numbers.js';
import { isNearlyFull, percentOf } from './system-warnings.js';
import { systemStrings } from './system.strings.js';

const t = systemStrings.disks;

/** How full the disks are that the administration can see. */
export function DiskFacts({ disks }: Pick<SystemState, 'disks'>) {
  return (
    <section aria-label={t.title}>
      <SectionHead title={t.title} />
      <List>
        {disks.map((disk) => (
          <Disk key={disk.place} disk={disk} />
        ))}
      </List>
    </section>
  );
}

function Disk({ disk: { place, usedBytes, totalBytes } }: { disk: SystemState['disks'][number] }) {
  const words = usedOf(usedBytes, totalBytes);
  return (
    <li>
      <Line>
        <span>{t.names[place]}</span>
        <Used>{words}</Used>
      </Line>
      {usedBytes !== null && totalBytes !== null && (
        <Meter
          label={t.names[place]}
          value={usedBytes}
          max={totalBytes}
          valueText={words}
          tone={isNearlyFull(percentOf(usedBytes, totalBytes)) ? 'amber' : 'ink'}
        />
      )}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.s[3]};
  margin: 0;
  padding: 0;
  font: ${theme.t.dense};
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[3]};
  margin-bottom: ${theme.s[1]};
  color: ${theme.c.text2};
`;

const Used = styled.span`
  color: ${theme.c.text};
  font-variant-numeric: tabular-nums;
`;
