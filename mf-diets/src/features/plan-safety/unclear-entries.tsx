import { type NotUnderstood } from '@pora/contracts/plans/plan-safety.model';
import { Button, theme } from '@pora/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LinedList } from './lined-list.js';
import { OwnWordDialog } from './own-word-dialog.js';
import { ownWordStrings as t } from './own-word.strings.js';

/** Entries of the survey that were not understood, each with a way to say what it means. */
export function UnclearEntries({ entries }: { entries: readonly NotUnderstood[] }) {
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <Entries>
        {entries.map(({ entry, source, sentence }) => (
          <li key={`${source} ${entry}`}>
            <span>{sentence}</span>
            <Button size="compact" aria-label={t.pickFor(entry)} onClick={() => setAsked(entry)}>
              {t.pick}
            </Button>
          </li>
        ))}
      </Entries>
      {asked !== undefined && <OwnWordDialog entry={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const Entries = styled(LinedList)`
  margin-top: ${theme.s[1]};

  li {
    flex-wrap: wrap;
    gap: ${theme.s[2]} ${theme.s[3]};
    padding: ${theme.s[2]} 0;
  }

  span {
    flex: 1 1 14rem;
  }
`;
