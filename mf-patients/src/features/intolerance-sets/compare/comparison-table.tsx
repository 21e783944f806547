import { lightOf, RISK_ABOVE } from '@pora/engine/rules';
import { MISSING, paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { VisuallyHidden } from '@pora/ui';
import { CheckIcon, CircleAlertIcon, SearchXIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { Fragment } from 'react';
import { intoleranceSetStrings } from '../intolerance-sets.strings.js';
import { type MappedFoods } from '../use-intolerance-set.js';
import { type ComparedGroup, type ComparedResult } from './compare-sets.js';
import { compareStrings as t, formatDifference, formatResult } from './compare.strings.js';
import { FULL_SCALE, RangeMark } from './range-mark.js';
import * as S from './table.styles.js';
import { Verdict } from './verdict.js';

const LIGHT_ICONS = { green: <CheckIcon />, yellow: <TriangleAlertIcon />, red: <CircleAlertIcon /> };

interface ComparisonTableProps {
  groups: readonly ComparedGroup[];
  caption: string;
  /** Days of the two sets, over their columns. */
  before: string;
  after: string;
  /** Foods of the catalogue behind the risks; undefined while that is not known. */
  foods: MappedFoods | undefined;
}

/** Foods of two sets side by side: a table also where a narrow screen lays its rows out as blocks. */
export function ComparisonTable({ groups, caption, before, after, foods }: ComparisonTableProps) {
  return (
    <S.Table role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t.head.name}
          </th>
          <S.ScaleHead role="columnheader" scope="col">
            <span>{before}</span>
            <S.Scale aria-hidden>
              {[0, RISK_ABOVE + 1, FULL_SCALE].map((value) => (
                <i key={value}>{value}</i>
              ))}
            </S.Scale>
          </S.ScaleHead>
          <th role="columnheader" scope="col" data-after>
            {after}
          </th>
          <th role="columnheader" scope="col" data-end>
            {t.head.change}
          </th>
          <th role="columnheader" scope="col">
            {t.head.verdict}
          </th>
          <th role="columnheader" scope="col" data-end>
            {t.head.foods}
          </th>
        </tr>
      </thead>
      {groups.map(({ category, results }, at) => (
        <tbody key={category ?? at} role="rowgroup">
          {category !== null && (
            <S.GroupRow role="row">
              <th role="rowheader" scope="rowgroup" colSpan={6}>
                {category}
              </th>
            </S.GroupRow>
          )}
          {results.map((result) => (
            <Fragment key={result.name}>
              <ResultLine result={result} foods={foods?.get(result.name)} />
            </Fragment>
          ))}
        </tbody>
      ))}
    </S.Table>
  );
}

function ResultLine({ result, foods }: { result: ComparedResult; foods: number | undefined }) {
  const { name, before, after, risk } = result;
  const difference = formatDifference(result);
  return (
    <S.Row role="row">
      <th role="rowheader" scope="row" data-risk={risk === 'new' || risk === 'still'}>
        {name}
      </th>
      <S.BeforeCell role="cell">
        <S.BeforeValue>{before === null ? t.notTested : formatResult(before)}</S.BeforeValue>
        <RangeMark before={before} after={after} />
      </S.BeforeCell>
      <S.AfterCell role="cell">
        {after === null ? <span>{t.notTested}</span> : <AfterValue value={after} />}
      </S.AfterCell>
      <S.ChangeCell role="cell">
        {difference ?? (
          <>
            <span aria-hidden>{MISSING}</span>
            <VisuallyHidden>{t.noDifference}</VisuallyHidden>
          </>
        )}
      </S.ChangeCell>
      <S.VerdictCell role="cell">
        <Verdict result={result} />
      </S.VerdictCell>
      <S.FoodsCell role="cell">
        <Foods result={result} foods={foods} />
      </S.FoodsCell>
    </S.Row>
  );
}

function AfterValue({ value }: { value: number }) {
  const light = lightOf(value);
  return (
    <>
      <strong>{formatResult(value)}</strong>
      <S.Light data-light={light}>
        {LIGHT_ICONS[light]}
        <VisuallyHidden>{t.lights[light]}</VisuallyHidden>
      </S.Light>
    </>
  );
}

/** What a risk leads to in the catalogue; that it leads to nothing is a hole in the check (decision 13). */
function Foods({ result: { name, risk }, foods }: { result: ComparedResult; foods: number | undefined }) {
  if (risk === 'none' || foods === undefined) return null;
  if (foods > 0) {
    return (
      <Link to={paths.intolerances} aria-label={t.foodsOf(name, foods)}>
        {t.foods(foods)}
      </Link>
    );
  }
  if (risk === 'gone' || risk === 'unknown') return null;
  return (
    <S.Unmapped>
      <SearchXIcon />
      {t.unmapped}{' '}
      <Link to={paths.intolerances} aria-label={intoleranceSetStrings.mapOf(name)}>
        {intoleranceSetStrings.map}
      </Link>
    </S.Unmapped>
  );
}
