import { Button, theme } from '@pora/ui';
import {
  CircleDashedIcon,
  ClipboardCheckIcon,
  OctagonAlertIcon,
  ShieldQuestionMarkIcon,
  TriangleAlertIcon,
  WandSparklesIcon,
} from '@pora/ui/icons';
import { CheckboxField } from '@pora/ui/forms';
import { TextField } from '@pora/ui';
import { type ComponentType } from 'react';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { type HandOutIssue, type IssueKind } from './before-issues.js';
import { beforeStrings as t } from './before.strings.js';

/** What a person says about the issues before the plan leaves. */
export interface Taken {
  understood: boolean;
  reason: string;
}

interface BeforeHandOutProps {
  issues: readonly HandOutIssue[];
  taken: Taken;
  onTaken: (taken: Taken) => void;
  onRepair: () => void;
}

const ICONS: Record<IssueKind, ComponentType<{ 'aria-hidden'?: boolean; color?: string }>> = {
  unchecked_plan: ShieldQuestionMarkIcon,
  dangerous: OctagonAlertIcon,
  unchecked: ShieldQuestionMarkIcon,
  undecided: TriangleAlertIcon,
  empty: CircleDashedIcon,
  accepted: ClipboardCheckIcon,
};
const COLOURS: Record<IssueKind, string> = {
  unchecked_plan: theme.c.unmappedText,
  dangerous: theme.c.dangerText,
  unchecked: theme.c.unmappedText,
  undecided: theme.c.amberText,
  empty: theme.c.text2,
  accepted: theme.c.text2,
};
const REPAIRED: ReadonlySet<IssueKind> = new Set(['dangerous', 'empty']);

/** "Zanim wydasz": everything that is named and asked about, with a box and a reason (decisions 62, 74). */
export function BeforeHandOut({ issues, taken, onTaken, onRepair }: BeforeHandOutProps) {
  const { address } = usePlanEditing();
  if (issues.length === 0) return <Fine>{t.nothing}</Fine>;
  return (
    <section aria-label={t.title}>
      <Head>
        <h3>{t.title}</h3>
        {issues.some(({ kind }) => REPAIRED.has(kind)) && (
          <Button size="compact" variant="quiet" icon={<WandSparklesIcon aria-hidden />} onClick={onRepair}>
            {t.repair}
          </Button>
        )}
      </Head>
      <List>
        {issues.map(({ kind, count, names, foodId }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind}>
              <Icon aria-hidden color={COLOURS[kind]} />
              <span>
                <strong>{t.issue(kind, count)}</strong> {t.names(names)}
              </span>
              <Button
                size="compact"
                variant="quiet"
                aria-label={t.showFor(kind, foodId !== undefined, t.issue(kind, count))}
                onClick={() => (foodId === undefined ? address.open('warnings') : address.checkFood(foodId))}
              >
                {t.show(kind, foodId !== undefined)}
              </Button>
            </li>
          );
        })}
      </List>
      <CheckboxField
        label={t.understood}
        checked={taken.understood}
        onChange={(understood) => onTaken({ ...taken, understood })}
      />
      <TextField
        label={t.reason}
        placeholder={t.reasonPlaceholder}
        maxLength={500}
        value={taken.reason}
        onChange={(reason) => onTaken({ ...taken, reason })}
      />
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};

  h3 {
    margin: 0;
    font: ${theme.t.strong};
  }
`;

const List = styled.ul`
  margin: ${theme.s[2]} 0 ${theme.s[3]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s[2]};
    padding: ${theme.s[2]} 0;
    border-top: 1px solid ${theme.c.line};
  }

  span {
    flex: 1 1 10rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }
`;

const Fine = styled.p`
  margin: 0;
  color: ${theme.c.text2};
`;
