import {
  type AllergenConfidence,
  type AllergenSource,
  allergenTable,
} from '@pora/contracts/catalog/allergen-table';
import { foodCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { ALLERGEN_LABELS, ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';
import { failureProps, paths, useApiList } from '@pora/kit';
import { Link } from '@pora/kit/router';
import {
  Badge,
  Button,
  CopyButton,
  ErrorState,
  InlineNotice,
  SectionHead,
  SkeletonRows,
  theme,
} from '@pora/ui';
import { DenseTable } from '@pora/ui/data';
import { CircleCheckIcon, InfoIcon, ShieldQuestionMarkIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { allergensDialogStrings as t } from './allergens-dialog.strings.js';
import { touchedIntolerances } from './meal-sources.js';

interface AllergensDialogProps {
  mealName: string;
  foodIds: readonly number[];
  foodName: (foodId: number) => string;
  onClose: () => void;
}

/** What of the meal somebody may not eat, from which foods, and how sure that is (decision 50). */
export function AllergensDialog({ mealName, foodIds, foodName, onClose }: AllergensDialogProps) {
  const foods = useApiList(
    foodCalls.byIds,
    { query: { ids: foodIds.join(',') } },
    { enabled: foodIds.length > 0 },
  );
  const rows = foods.phase === 'ready' ? rowsOf(foodIds, foodName, foods.data) : undefined;
  return (
    <Dialog
      open
      size="report"
      onClose={onClose}
      title={t.title}
      description={t.about(mealName, foodIds.length)}
      footerStart={rows && <CopyButton variant="button" label={t.copy} value={asText(mealName, rows)} />}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      {foodIds.length > 0 && foods.phase === 'loading' && <SkeletonRows rows={6} />}
      {foods.phase === 'failed' && <ErrorState title={t.failed} {...failureProps(foods)} />}
      {rows && <Tables rows={rows} />}
      {foodIds.length === 0 && <p>{t.none}</p>}
    </Dialog>
  );
}

type Rows = ReturnType<typeof rowsOf>;

function rowsOf(foodIds: readonly number[], foodName: (foodId: number) => string, foods: readonly Food[]) {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const named = foodIds.map((id) => ({
    id,
    name: byId.get(id)?.name ?? foodName(id),
    info: byId.get(id)?.allergenInfo,
  }));
  const unchecked = named.filter(({ info }) => (info?.confidence ?? 'niepewny') === 'niepewny');
  return { ...allergenTable(named), unchecked, intolerances: touchedIntolerances(foods) };
}

function Tables({ rows }: { rows: Rows }) {
  const { present, absence, verified, unchecked, intolerances } = rows;
  const others = ALLERGENS.filter((allergen) => !present.some((one) => one.allergen === allergen));
  return (
    <>
      {unchecked.length > 0 && (
        <InlineNotice
          tone="unmapped"
          title={t.unchecked(unchecked.length)}
          icon={<ShieldQuestionMarkIcon aria-hidden />}
        >
          {unchecked.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={paths.food(String(id))}>{name}</Link>
            </span>
          ))}
          . {t.uncheckedText}
        </InlineNotice>
      )}
      <SectionHead title={t.allergens} level={3} count={present.length} />
      <Table aria-label={t.allergens}>
        <Heads first={t.columns.allergen} />
        <tbody>
          {present.map(({ allergen, confidence, foods }) => (
            <Line key={allergen} name={ALLERGEN_LABELS[allergen]} confidence={confidence}>
              <Sources foods={foods} surest={confidence} />
            </Line>
          ))}
          {others.length > 0 && (
            <Line
              name={t.others(others.length)}
              confidence={absence}
              words={absence === 'niepewny' ? t.notChecked : undefined}
              isQuiet
            >
              {t.othersOf(
                verified,
                others.map((allergen) => ALLERGEN_LABELS[allergen]),
              )}
            </Line>
          )}
        </tbody>
      </Table>
      <SectionHead title={t.intolerances} level={3} count={intolerances.length} />
      {intolerances.length === 0 ? (
        <p>{t.noIntolerances}</p>
      ) : (
        <Table aria-label={t.intolerances}>
          <Heads first={t.columns.entry} />
          <tbody>
            {intolerances.map(({ key, name, confidence, foods }) => (
              <Line key={key} name={name} confidence={confidence}>
                <Sources foods={foods} surest={confidence} />
              </Line>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

/** Foods something comes from; the certainty stands behind those that are less sure than the row says. */
function Sources({ foods, surest }: { foods: readonly AllergenSource[]; surest: AllergenConfidence }) {
  return foods
    .map(({ name, confidence }) => (confidence === surest ? name : t.source(name, t.confidence[confidence])))
    .join(', ');
}

function Heads({ first }: { first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">{t.columns.foods}</th>
        <th scope="col">{t.columns.confidence}</th>
      </tr>
    </thead>
  );
}

const LOOKS = {
  pewny: { tone: 'ok', Icon: CircleCheckIcon },
  prawdopodobny: { tone: 'amber', Icon: InfoIcon },
  niepewny: { tone: 'unmapped', Icon: ShieldQuestionMarkIcon },
} as const;

interface LineProps {
  name: string;
  confidence: AllergenConfidence;
  words?: string | undefined;
  isQuiet?: boolean;
  children: ReactNode;
}

function Line({ name, confidence, words = t.confidence[confidence], isQuiet = false, children }: LineProps) {
  const { tone, Icon } = LOOKS[confidence];
  return (
    <Row $isQuiet={isQuiet}>
      <th scope="row">{name}</th>
      <td>{children}</td>
      <td>
        <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
          {words}
        </Badge>
      </td>
    </Row>
  );
}

/** The list as plain text, for a message to the patient. */
function asText(mealName: string, { present, unchecked, intolerances }: Rows): string {
  const line = (name: string, foods: readonly AllergenSource[], confidence: AllergenConfidence) =>
    `- ${name}: ${foods.map((food) => food.name).join(', ')} (${t.confidence[confidence]})`;
  return [
    mealName,
    `${t.allergens}:`,
    ...present.map(({ allergen, foods, confidence }) => line(ALLERGEN_LABELS[allergen], foods, confidence)),
    `${t.intolerances}:`,
    ...intolerances.map(({ name, foods, confidence }) => line(name, foods, confidence)),
    ...(unchecked.length > 0
      ? [`${t.unchecked(unchecked.length)} ${unchecked.map(({ name }) => name).join(', ')}`]
      : []),
  ].join('\n');
}

const Table = styled(DenseTable)`
  margin-bottom: ${theme.s[4]};
  overflow-wrap: anywhere;

  tr > :first-child {
    width: 28%;
  }

  tbody th::first-letter {
    text-transform: uppercase;
  }

  tr > :last-child {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
`;

const Row = styled.tr<{ $isQuiet: boolean }>`
  ${({ $isQuiet }) => $isQuiet && `color: ${theme.c.text2}; th { font-weight: 400; }`}
`;
