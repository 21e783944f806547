import { planAlternativeCalls } from '@pora/contracts/calls';
import { type FoodVerdicts } from '@pora/contracts/plans/plan-alternatives.model';
import { type AvoidanceSource, type ProblemKind } from '@pora/contracts/plans/plan-safety.model';
import { useApiQuery } from '@pora/kit';
import { Badge, theme } from '@pora/ui';
import { OctagonAlertIcon, ShieldQuestionMarkIcon, ThumbsDownIcon, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { editorStrings } from '../plan-editor.strings.js';

const t = editorStrings.params.limits;

/** What the patient must not get, in figures; nothing is shown until it is known, and what could not be read is said. */
export function PatientLimits({ planId }: { planId: string }) {
  const params = { id: planId };
  const found = useApiQuery(planAlternativeCalls.foodVerdicts, { params }, { select: limitsOf });
  if (found.phase === 'loading') return null;
  if (found.phase === 'failed') return <Limits>{UNCHECKED}</Limits>;
  const { allergies, intolerances, borderline, disliked, isWhole } = found.data;
  return (
    <Limits>
      {(!isWhole || found.error != null) && UNCHECKED}
      {allergies > 0 && (
        <Badge tone="danger-solid" icon={<OctagonAlertIcon aria-hidden />}>
          {t.allergies(allergies)}
        </Badge>
      )}
      {intolerances > 0 && (
        <Badge tone="danger" icon={<OctagonAlertIcon aria-hidden />}>
          {t.intolerances(intolerances)}
        </Badge>
      )}
      {borderline > 0 && (
        <Badge tone="amber" icon={<TriangleAlertIcon aria-hidden />}>
          {t.borderline(borderline)}
        </Badge>
      )}
      {disliked > 0 && <Badge icon={<ThumbsDownIcon aria-hidden />}>{t.disliked(disliked)}</Badge>}
    </Limits>
  );
}

const UNCHECKED = (
  <Badge tone="unmapped" icon={<ShieldQuestionMarkIcon aria-hidden />}>
    {t.unchecked}
  </Badge>
);

/** Entries of the patient's records by what they are; those that no food of the base answers to count as well. */
function limitsOf({ foods, unmapped, notUnderstood, missing }: FoodVerdicts) {
  const problems = foods.flatMap((food) => food.problems);
  const causesOf = (wanted: ProblemKind) =>
    new Set(problems.filter(({ kind }) => kind === wanted).map(({ cause }) => cause)).size;
  const unclear = (wanted: AvoidanceSource) => notUnderstood.filter(({ source }) => source === wanted).length;
  return {
    isWhole: missing.length === 0,
    allergies: causesOf('allergy') + unclear('allergies'),
    intolerances: causesOf('intolerance') + unclear('intolerances') + unmapped.length,
    borderline: causesOf('borderline'),
    disliked: causesOf('disliked') + unclear('disliked'),
  };
}

const Limits = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]};
  margin: ${theme.s[2]} 0 0;

  &:empty {
    display: none;
  }
`;
