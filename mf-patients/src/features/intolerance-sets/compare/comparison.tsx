import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { failureProps } from '@pora/kit';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  InlineNotice,
  SegmentedControl,
  SkeletonRows,
} from '@pora/ui';
import { SwitchField } from '@pora/ui/forms';
import { CheckIcon, CircleAlertIcon, PrinterIcon, SearchXIcon } from '@pora/ui/icons';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { intoleranceSetStrings } from '../intolerance-sets.strings.js';
import { type MappedFoods, useMappedFoods, useOneSet } from '../use-intolerance-set.js';
import { AllergyRemark } from './allergy-remark.js';
import {
  type ComparedPair,
  type ComparedResult,
  compareSets,
  type ComparisonView,
  countChanges,
  shownComparison,
} from './compare-sets.js';
import { compareStrings as t, dayOf } from './compare.strings.js';
import { ComparisonPrint } from './comparison-print.js';
import { ComparisonTable } from './comparison-table.js';

const RISKS: ComparisonView = { onlyRisk: true, onlyChanges: false, order: 'category' };
const EVERYTHING: ComparisonView = { ...RISKS, onlyRisk: false };

/** What became of every result from one set to the other. */
export function Comparison({ pair, patientName }: { pair: ComparedPair; patientName: string }) {
  const before = useOneSet(pair.before.id);
  const after = useOneSet(pair.after.id);
  const failed = [before, after].find(({ phase }) => phase === 'failed');
  if (failed?.phase === 'failed') return <ErrorState title={t.compareFailed} {...failureProps(failed)} />;
  if (before.phase !== 'ready' || after.phase !== 'ready') return <SkeletonRows rows={8} label={t.loading} />;
  return <ComparedSets before={before.data} after={after.data} patientName={patientName} />;
}

interface ComparedSetsProps {
  before: PatientIntoleranceSet;
  after: PatientIntoleranceSet;
  patientName: string;
}

function ComparedSets({ before, after, patientName }: ComparedSetsProps) {
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const [view, setView] = useState(RISKS);
  const change = (part: Partial<ComparisonView>) => setView((last) => ({ ...last, ...part }));
  const all = useMemo(() => compareSets(before, after), [before, after]);
  const groups = useMemo(() => shownComparison(all, view), [all, view]);
  const mapped = useMappedFoods(useMemo(() => ({ categories: [risksOf(all)] }), [all]));
  const foods = mapped.phase === 'ready' ? mapped.data : undefined;
  const shown = groups.reduce((sum, { results }) => sum + results.length, 0);
  const words = {
    caption: t.caption(dayOf(before), dayOf(after), shown, all.length),
    before: dayOf(before),
    after: dayOf(after),
  };
  return (
    <>
      <Tools>
        <SwitchField
          label={t.onlyRisk}
          checked={view.onlyRisk}
          onChange={(onlyRisk) => change({ onlyRisk })}
        />
        <SwitchField
          label={t.onlyChanges}
          checked={view.onlyChanges}
          onChange={(onlyChanges) => change({ onlyChanges })}
        />
        <SegmentedControl
          label={t.sort}
          value={view.order}
          onChange={(order) => change({ order })}
          options={(['category', 'change', 'name'] as const).map((value) => ({
            value,
            label: t.orders[value],
          }))}
        />
        <Button
          variant="quiet"
          icon={<PrinterIcon />}
          disabled={shown === 0}
          onClick={() => setPrinting(true)}
        >
          {t.print}
        </Button>
      </Tools>
      {printing && <ComparisonPrint {...words} patientName={patientName} groups={groups} onDone={printed} />}
      <Counts all={all} foods={foods} onlyRisk={view.onlyRisk} />
      {mapped.phase === 'failed' && (
        <InlineNotice
          tone="amber"
          live
          title={intoleranceSetStrings.mappingUnknown}
          action={
            <Button size="compact" busy={mapped.retrying} onClick={mapped.retry}>
              {intoleranceSetStrings.retry}
            </Button>
          }
        />
      )}
      {shown === 0 ? (
        <EmptyState
          title={t.none}
          actions={<Button onClick={() => setView(EVERYTHING)}>{t.showAll}</Button>}
        />
      ) : (
        <ComparisonTable {...words} groups={groups} foods={foods} />
      )}
      <Meaning>{t.missingMeans}</Meaning>
      <AllergyRemark />
    </>
  );
}

/** Every food that is or was a risk, at its higher result, as one category. */
function risksOf(all: readonly ComparedResult[]) {
  const items = all
    .filter(({ risk }) => risk !== 'none')
    .map(({ name, before, after }) => ({ name, value: Math.max(before ?? 0, after ?? 0) }));
  return { name: '', items };
}

interface CountsProps {
  all: readonly ComparedResult[];
  foods: MappedFoods | undefined;
  onlyRisk: boolean;
}

function Counts({ all, foods, onlyRisk }: CountsProps) {
  const { risks, changes } = useMemo(() => countChanges(all), [all]);
  const unmapped = all.filter(
    ({ name, risk }) => (risk === 'new' || risk === 'still') && foods?.get(name) === 0,
  ).length;
  return (
    <Summary>
      <Badge tone="danger" icon={<CircleAlertIcon />}>
        {t.counts.new(risks.new)}
      </Badge>
      <Badge tone="ok" icon={<CheckIcon />}>
        {t.counts.gone(risks.gone)}
      </Badge>
      <Badge>{t.counts.still(risks.still)}</Badge>
      {unmapped > 0 && (
        <Badge tone="unmapped" icon={<SearchXIcon />}>
          {t.counts.unmapped(unmapped)}
        </Badge>
      )}
      {changes.absent > 0 && <Badge tone="outline">{t.counts.absent(changes.absent)}</Badge>}
      {changes.added > 0 && <Badge tone="outline">{t.counts.added(changes.added)}</Badge>}
      {onlyRisk && <small>{t.onlyRiskText}</small>}
    </Summary>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[5]};
`;

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};

  small {
    margin-left: auto;
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.small};
  }
`;

const Meaning = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;
