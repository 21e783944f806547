import { formatCount, formatKcal } from '@pora/kit';
import { Spinner, theme } from '@pora/ui';
import { ShieldCheckIcon, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { FailedAnswer } from './failed-answer.js';
import { swapStrings } from './swap.strings.js';
import { type SwapEffect } from './use-swap-effect.js';
import { verdictStrings } from './verdict.strings.js';

const t = swapStrings.effect;

/** What becomes of the plan, before anything is changed: risk, energy of the days, and what stays as it is. */
export function SwapEffectLine({ effect }: { effect: SwapEffect }) {
  const { load, isCurrent, risk, energy, isJudged, leaving, failures } = effect;
  if (!isCurrent || load.phase === 'loading') return <Spinner label={t.asking} />;
  if (load.phase === 'failed') return <FailedAnswer title={t.failed} load={load} />;
  return (
    <Effect role="status">
      <EffectSign {...effect} />
      <div>
        {risk?.before !== undefined && (
          <span>
            {t.risk} <b>{t.meals(risk.before, risk.after)}</b>{' '}
          </span>
        )}
        {energy ? t.days(amountOf(energy)) : t.sameEnergy}{' '}
        {energy && isJudged && (leaving.length === 0 ? t.within : t.outside(leaving))}
        {failures.map(({ day, slotLabel, from, sentence }) => (
          <p key={`${day} ${slotLabel} ${from}`}>
            <strong>{verdictStrings.dialog.place(day, slotLabel)}</strong> {sentence}
          </p>
        ))}
      </div>
    </Effect>
  );
}

/** The green shield is for a plan that is safe after it, with days that are known to keep their energy. */
function EffectSign({ risk, energy, isJudged, leaving, failures }: SwapEffect) {
  const keepsDays = leaving.length === 0 && (isJudged || !energy);
  return failures.length === 0 && keepsDays && risk?.after === 0 ? (
    <ShieldCheckIcon size={16} color={theme.c.okText} aria-hidden />
  ) : (
    <TriangleAlertIcon size={16} color={theme.c.amberText} aria-hidden />
  );
}

function amountOf({ least, most }: { least: number; most: number }): string {
  return least === most ? formatKcal(most) : `${formatCount(least)}–${formatKcal(most)}`;
}

const Effect = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[2]};
  padding-top: ${theme.s[3]};
  border-top: 1px solid ${theme.c.line};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
    margin-top: 0.125rem;
  }

  p {
    margin: ${theme.s[1]} 0 0;
    color: ${theme.c.text2};
  }
`;
