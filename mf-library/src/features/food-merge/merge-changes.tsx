import { type FoodMergePreview } from '@pora/contracts/catalog/food-merge.model';
import { hasPieceWeight } from '@pora/contracts/catalog/food.vocabulary';
import { type PlanUse } from '@pora/contracts/plans/plan-uses.routes';
import { type LoadState, paths } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { Link } from '@pora/kit/router';
import { focusRing, InlineNotice, media, SectionHead, theme, VisuallyHidden } from '@pora/ui';
import { ArrowLeftRightIcon, NotebookTabsIcon, ShieldAlertIcon, UtensilsIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type PlanPatients, usePlanPatients } from '../../shared/use-plan-patients.js';
import { foodMergeStrings as t } from './food-merge.strings.js';

const NONE = [] as const;
/** Plans that are named. */
const SHOWN_PLANS = 3;

interface MergeChangesProps {
  preview: FoodMergePreview;
  plans: LoadState<readonly PlanUse[]>;
  /** Whether the links of the foods that go are taken over. */
  takesIntolerances: boolean;
  isMerge: boolean;
}

/** What follows the foods, counted and named, and what changes by it. */
export function MergeChanges({ preview, plans, takesIntolerances, isMerge }: MergeChangesProps) {
  const { meals, substitutions, intolerances, ownWords } = preview;
  const added = takesIntolerances ? intolerances.offered.map(({ name }) => name) : [];
  return (
    <>
      <SectionHead title={t.changes} level={3} />
      <Parts>
        <Part icon={<UtensilsIcon aria-hidden />} title={t.meals(meals.items.length)}>
          {t.names(meals.items.map(({ name }) => name)) || t.noMeals}
        </Part>
        <PlansPart plans={plans} />
        {isMerge && (
          <Part
            icon={<ArrowLeftRightIcon aria-hidden />}
            title={t.substitutes(substitutions.moved + substitutions.dropped)}
          >
            {t.substitutesText(substitutions)}
          </Part>
        )}
        {isMerge && (
          <Part
            icon={<ShieldAlertIcon aria-hidden />}
            title={t.links(intolerances.offered.length + intolerances.already)}
          >
            {t.linksText(added, intolerances.already)}
          </Part>
        )}
      </Parts>
      <Warnings>
        <EnergyNotices preview={preview} />
        {meals.mealsInGrams > 0 && (
          <InlineNotice tone="amber">{t.inGrams(meals.mealsInGrams, meals.lostUnits)}</InlineNotice>
        )}
        {meals.joined > 0 && <InlineNotice>{t.joined(meals.joined)}</InlineNotice>}
        {ownWords.length > 0 && <InlineNotice>{t.ownWords(ownWords)}</InlineNotice>}
      </Warnings>
    </>
  );
}

/** Energy that changes, and what the foods count it by. */
function EnergyNotices({ preview: { foods, meals } }: { preview: FoodMergePreview }) {
  const [stays] = foods;
  const [most] = meals.energy;
  return (
    <>
      {most && <InlineNotice tone="amber">{t.energy(meals.energy.length, most)}</InlineNotice>}
      {foods.some(({ per }) => per !== stays?.per) && (
        <InlineNotice tone="amber">{t.perDiffers}</InlineNotice>
      )}
      {stays && !hasPieceWeight(stays) && (
        <InlineNotice tone="unmapped">{t.unweighed(stays.name)}</InlineNotice>
      )}
    </>
  );
}

function PlansPart({ plans }: Pick<MergeChangesProps, 'plans'>) {
  const icon = <NotebookTabsIcon aria-hidden />;
  const patients = usePlanPatients(plans.phase === 'ready' ? plans.data : NONE);
  // No plans in an earlier answer may be plans by now.
  if (plans.phase === 'ready' && (plans.data.length > 0 || isAnswered(plans)))
    return (
      <Part icon={icon} title={t.plans(plans.data.length, patients.count)}>
        {plans.data.length === 0 ? t.noPlans : <PlanLinks plans={plans.data} patients={patients} />}
      </Part>
    );
  return (
    <Part icon={icon} title={t.plansUnknown}>
      {plans.phase === 'loading' || plans.error == null ? t.plansLoading : t.plansAway}
    </Part>
  );
}

/** The first plans, each with whose it is; looked at beside the question, which stays as it is. */
function PlanLinks({ plans, patients }: { plans: readonly PlanUse[]; patients: PlanPatients }) {
  const rest = plans.length - SHOWN_PLANS;
  return (
    <>
      {plans.slice(0, SHOWN_PLANS).map((plan) => (
        <PlanLink key={plan.id} to={paths.plan(plan.id)} target="_blank" rel="noreferrer">
          <span>{t.plan(plan.name, patients.nameOf(plan))}</span>
          <VisuallyHidden> {t.newTab}</VisuallyHidden>
        </PlanLink>
      ))}
      {rest > 0 && t.others(rest)}
    </>
  );
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      <PartTitle>
        {icon} {title}
      </PartTitle>
      <PartText>{children}</PartText>
    </li>
  );
}

const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${theme.s[4]};
  margin: 0 0 ${theme.s[4]};
  padding: 0;
  list-style: none;
  font: ${theme.t.dense};
  color: ${theme.c.text2};
`;

const PartTitle = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  font-weight: 600;
  color: ${theme.c.text};
`;

const PartText = styled.div`
  margin: 0;
`;

const PlanLink = styled(Link)`
  ${focusRing}
  display: block;
  border-radius: ${theme.r[1]};
  color: ${theme.c.selectText};
  overflow-wrap: anywhere;

  ${media.phone} {
    display: flex;
    align-items: center;
    min-height: ${theme.h.touch};
  }
`;

const Warnings = styled.div`
  display: grid;
  gap: ${theme.s[2]};
`;
