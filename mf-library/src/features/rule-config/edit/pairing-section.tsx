import { RULE_LIMITS } from '@pora/contracts/catalog/rule-config.limits';
import { pairBlocks } from '@pora/engine/pairing';
import { Button, IconButton, media, theme } from '@pora/ui';
import { CheckboxField, FormField, NumberField, SwitchField } from '@pora/ui/forms';
import { PlusIcon, TrashIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { Quiet, RowEnd, type SectionProps } from './rule-fields.js';
import { isWholeWithin, newPairingRow, type PairingRow } from './rule-form.model.js';
import { ruleFormStrings } from './rule-form.strings.js';

const t = ruleFormStrings.pairing;

const NUMBERS = [
  ['days', RULE_LIMITS.pairingDays],
  ['lunchPairSpan', RULE_LIMITS.pairSpan],
  ['lunchStartDay', RULE_LIMITS.lunchStartDay],
  ['dinnerPairSpan', RULE_LIMITS.pairSpan],
  ['dinnerStartDay', RULE_LIMITS.dinnerStartDay],
] as const;
const FLAGS = ['dinnerWrapToDayOne', 'avoidSameLunchDinner', 'prioritizeFavorites'] as const;

/** Rules that cook a lunch or a dinner for several days [library §3, §5, §9]. */
export function PairingSection({ form, saved }: SectionProps) {
  const savedById = new Map(saved.pairing.map((one) => [one.id, one]));
  return (
    <FormField form={form} name="pairing">
      {({ value, onChange }) => (
        <>
          {value.length === 0 && <Quiet>{t.none}</Quiet>}
          {value.map((rule, index) => (
            <Rule
              key={rule.id}
              rule={rule}
              saved={savedById.get(rule.id)}
              place={index + 1}
              onChange={(next) => onChange(value.map((one) => (one.id === rule.id ? next : one)))}
              onRemove={() => onChange(value.filter((one) => one.id !== rule.id))}
            />
          ))}
          <AddLine>
            <Button
              size="compact"
              icon={<PlusIcon aria-hidden />}
              onClick={() => onChange([...value, newPairingRow()])}
            >
              {t.add}
            </Button>
            <Quiet as="span">{t.addHint}</Quiet>
          </AddLine>
        </>
      )}
    </FormField>
  );
}

interface RuleProps {
  rule: PairingRow;
  saved: PairingRow | undefined;
  place: number;
  onChange: (rule: PairingRow) => void;
  onRemove: () => void;
}

function Rule({ rule, saved, place, onChange, onRemove }: RuleProps) {
  return (
    <Box role="group" aria-label={t.rule(place)}>
      <Head>
        <SwitchField
          label={
            <>
              <strong>{t.plan(rule.days)}</strong>
              {!rule.enabled && <Quiet as="span"> {t.off}</Quiet>}
            </>
          }
          checked={rule.enabled}
          onChange={(enabled) => onChange({ ...rule, enabled })}
        />
        <RowEnd>
          <IconButton label={t.remove(place)} variant="danger" icon={<TrashIcon />} onClick={onRemove} />
        </RowEnd>
      </Head>
      <Numbers>
        {NUMBERS.map(([name, { min, max }]) => (
          <NumberField
            key={name}
            label={t[name]}
            hint={`${min}–${max}`}
            {...{ min, max }}
            changed={saved?.[name] !== rule[name]}
            value={rule[name]}
            error={isWholeWithin(rule[name], { min, max }) ? undefined : ruleFormStrings.outside(min, max)}
            onChange={(value) => onChange({ ...rule, [name]: value })}
          />
        ))}
      </Numbers>
      {rule.enabled && <Strips rule={rule} />}
      <Flags>
        {FLAGS.map((name) => (
          <CheckboxField
            key={name}
            label={t[name]}
            checked={rule[name]}
            onChange={(checked) => onChange({ ...rule, [name]: checked })}
          />
        ))}
      </Flags>
    </Box>
  );
}

/** Days that eat the same, as the generator pairs them. */
function Strips({ rule }: { rule: PairingRow }) {
  const { days, lunchPairSpan, lunchStartDay, dinnerPairSpan, dinnerStartDay } = rule;
  const isReady = NUMBERS.every(([name, limits]) => isWholeWithin(rule[name], limits));
  if (!isReady) return null;
  const lunch = pairBlocks(days ?? 0, lunchPairSpan ?? 0, lunchStartDay ?? 0, false);
  const dinner = pairBlocks(days ?? 0, dinnerPairSpan ?? 0, dinnerStartDay ?? 0, rule.dinnerWrapToDayOne);
  return (
    <>
      <Strip meal="lunch" label={t.lunch} days={days ?? 0} blocks={lunch} />
      <Strip meal="dinner" label={t.dinner} days={days ?? 0} blocks={dinner} />
    </>
  );
}

interface StripProps {
  meal: 'lunch' | 'dinner';
  label: string;
  days: number;
  blocks: readonly (readonly number[])[];
}

function Strip({ meal, label, days, blocks }: StripProps) {
  const joined = blocks.map((block) => block.join('–')).join(', ');
  const isPaired = new Set(blocks.flat());
  const startsBlock = new Set(blocks.map((block) => Math.min(...block)));
  const follows = new Set(
    blocks.flatMap((block) => block.filter((day) => block.includes(day - 1) && !startsBlock.has(day))),
  );
  return (
    <StripRow role="img" aria-label={blocks.length > 0 ? t.strip(label, joined) : t.noPairs(label)}>
      <span>{label}</span>
      <Days aria-hidden>
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <Day key={day} $meal={meal} $paired={isPaired.has(day)} $follows={follows.has(day)}>
            {day}
          </Day>
        ))}
      </Days>
    </StripRow>
  );
}

const Box = styled.div`
  padding-bottom: ${theme.s[4]};
  margin-bottom: ${theme.s[4]};
  border-bottom: 1px solid ${theme.c.line};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${theme.s[2]};
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${theme.s[3]};
  margin-bottom: ${theme.s[4]};
`;

const Flags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[6]};
  margin-top: ${theme.s[3]};
`;

const AddLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[3]};
`;

const StripRow = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  align-items: center;
  margin-bottom: ${theme.s[1]};
  color: ${theme.c.text2};
  font: ${theme.t.small};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  row-gap: 2px;
`;

const Day = styled.span<{ $meal: 'lunch' | 'dinner'; $paired: boolean; $follows: boolean }>`
  flex: 1 0 1.75rem;
  max-width: 4rem;
  margin-left: ${({ $follows }) => ($follows ? 0 : '3px')};
  padding: 2px 0;
  border-bottom: 2px solid ${({ $meal, $paired }) => ($paired ? theme.meal[$meal].solid : theme.c.line)};
  background: ${({ $meal, $paired }) => ($paired ? theme.meal[$meal].soft : 'transparent')};
  color: ${({ $meal, $paired }) => ($paired ? theme.meal[$meal].text : theme.c.text3)};
  text-align: center;
`;
