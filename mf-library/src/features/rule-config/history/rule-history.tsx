import { ruleConfigCalls } from '@pora/contracts/calls';
import { type CallAnswer } from '@pora/contracts/call';
import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { failureProps, formatDateTime, useApiQuery, usePersonName } from '@pora/kit';
import {
  announce,
  Button,
  ErrorState,
  focusRing,
  media,
  SegmentedControl,
  SkeletonRows,
  Tag,
  theme,
} from '@pora/ui';
import { RotateCcwIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { changesOf } from '../edit/rule-facts.js';
import { ruleFormStrings } from '../edit/rule-form.strings.js';
import { type SavedRules } from '../use-rule-config.js';
import { RuleComparison } from './rule-comparison.js';
import { historyStrings as t } from './rule-history.strings.js';

type RuleVersion = CallAnswer<typeof ruleConfigCalls.history>['items'][number];

interface RuleHistoryProps {
  /** The rules in force. */
  base: SavedRules;
  /** The rules in the form. */
  edited: RuleConfig;
  onRestore: (config: RuleConfig) => void;
  onClose: () => void;
}

/** One line of the list: a save, or the factory rules at its end. */
interface Entry {
  id: string;
  name: string;
  author: string;
  config: RuleConfig;
  text: string;
  isInForce: boolean;
}

type Against = 'form' | 'saved';
const AGAINST = [
  { value: 'form', label: t.form },
  { value: 'saved', label: t.saved },
] as const;

/** Every save of the rules, compared with the form or with what holds, and taken back into the form. */
export function RuleHistory({ base, edited, onRestore, onClose }: RuleHistoryProps) {
  const history = useApiQuery(ruleConfigCalls.history, {}, { staleTime: 0 });
  const items = history.phase === 'ready' ? history.data.items : undefined;
  const personName = usePersonName();
  const entries = useMemo(() => items && entriesOf(items, base), [items, base]);
  const [chosen, setChosen] = useState<string>();
  const [against, setAgainst] = useState<Against>('form');
  const entry = entries?.find(({ id }) => id === chosen) ?? entries?.[0];
  const other = against === 'form' ? edited : base.config;
  const restore = () => {
    if (!entry) return;
    onRestore(entry.config);
    announce(t.restored(entry.name));
  };
  return (
    <Dialog
      open
      size="full"
      steady
      title={t.title}
      description={t.description}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.close}
          </Button>
          {entry && (
            <Button variant="primary" icon={<RotateCcwIcon aria-hidden />} onClick={restore}>
              {t.restore(entry.name)}
            </Button>
          )}
        </>
      }
    >
      {history.phase === 'loading' && <SkeletonRows rows={5} label={t.loading} />}
      {history.phase === 'failed' && <ErrorState title={t.loadFailed} {...failureProps(history)} />}
      {entries && entry && (
        <Columns>
          <Versions aria-label={t.versions}>
            {entries.map((one) => (
              <li key={one.id}>
                <Choose
                  type="button"
                  aria-current={one.id === entry.id ? 'true' : undefined}
                  onClick={() => setChosen(one.id)}
                >
                  <strong>
                    {one.name} {one.isInForce && <Tag>{t.inForce}</Tag>}
                  </strong>
                  <span>{personName(one.author)}</span>
                  <span>{one.text}</span>
                </Choose>
              </li>
            ))}
          </Versions>
          <div>
            <SegmentedControl<Against>
              label={t.with}
              size="compact"
              value={against}
              options={AGAINST}
              onChange={setAgainst}
            />
            <RuleComparison
              changes={changesOf(entry.config, other)}
              beforeHead={entry.name}
              afterHead={against === 'form' ? t.formHead : t.savedHead}
            />
          </div>
        </Columns>
      )}
    </Dialog>
  );
}

/** The saves, each with what it changed since the one before, and the factory rules at the end. */
function entriesOf(items: readonly RuleVersion[], base: SavedRules): Entry[] {
  const saves = items.map(({ version, config, savedAt, savedBy }, index): Entry => {
    const before = items[index + 1]?.config;
    return {
      id: String(version),
      name: formatDateTime(savedAt),
      author: savedBy,
      config,
      text: before ? changeText(before, config) : t.first,
      isInForce: version === base.version,
    };
  });
  const isInForce = base.source === 'defaults';
  const { defaults: config } = base;
  return [...saves, { id: 'factory', name: t.factory, author: t.factoryText, config, text: '', isInForce }];
}

function changeText(before: RuleConfig, after: RuleConfig): string {
  const changes = changesOf(before, after);
  const sections = [...new Set(changes.map(({ section }) => section))];
  const [only] = sections;
  if (only === undefined || sections.length > 1) return t.changes(changes.length);
  return t.changesIn(changes.length, ruleFormStrings.sections[only]);
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 1fr);
  gap: ${theme.s[6]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Versions = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    max-height: 14rem;
    overflow-y: auto;
  }
`;

const Choose = styled.button`
  display: grid;
  width: 100%;
  min-height: ${theme.h.touch};
  padding: ${theme.s[2]} ${theme.s[3]};
  border: 0;
  border-radius: ${theme.r[2]};
  background: none;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}

  strong {
    color: ${theme.c.text};
  }

  &:hover {
    background: ${theme.c.hover};
  }

  &[aria-current] {
    background: ${theme.c.inkSoft};
  }
`;
