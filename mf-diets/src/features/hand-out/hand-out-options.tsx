import { type HandOutOptions, type HandOutSettings } from '@pora/contracts/plans/hand-out.model';
import {
  HAND_OUT_LAYOUTS,
  HAND_OUT_RECIPES,
  HAND_OUT_SECTIONS,
  HAND_OUT_TEXT_LIMITS,
} from '@pora/contracts/plans/hand-out.vocabulary';
import { Button, media, SegmentedControl, TextField, theme } from '@pora/ui';
import { CheckboxField, CheckboxGroup, RadioGroupField, SwitchField } from '@pora/ui/forms';
import styled from 'styled-components';
import { Between } from './dialog-parts.js';
import { handOutStrings as t } from './hand-out.strings.js';
import { LogoField } from './logo-field.js';
import { type HandOutForm } from './use-hand-out-settings.js';

interface OptionsFormProps {
  settings: HandOutSettings;
  form: HandOutForm;
  onEditAdvice: () => void;
}

const LAYOUTS = HAND_OUT_LAYOUTS.map((value) => ({ value, label: t.layouts[value] }));
const RECIPES = HAND_OUT_RECIPES.map((value) => ({ value, label: t.recipesAt[value] }));

/** The list with or without one of its members, in the order of all. */
function toggled<T extends string>(all: readonly T[], chosen: readonly T[], one: T, on: boolean): T[] {
  return all.filter((each) => (each === one ? on : chosen.includes(each)));
}

/** How the hand-out is made; each change is saved for the next plan as well. */
export function HandOutOptionsForm(props: OptionsFormProps) {
  const { settings, form } = props;
  const { options } = settings;
  return (
    <>
      <RadioGroupField
        label={t.layout}
        value={options.layout}
        options={LAYOUTS}
        onChange={(layout) => form.changeOptions({ layout })}
      />
      <Switches options={options} form={form} />
      <Sections {...props} />
      <Practice settings={settings} form={form} />
    </>
  );
}

function Switches({ options, form }: { options: HandOutOptions; form: HandOutForm }) {
  const { changeOptions } = form;
  return (
    <>
      <SwitchField
        label={t.calories}
        checked={options.calories && !options.largePrint}
        disabled={options.largePrint}
        onChange={(calories) => changeOptions({ calories })}
      />
      <SwitchField
        label={t.macros}
        hint={t.macrosHint}
        checked={options.macros && options.calories && !options.largePrint}
        disabled={options.largePrint || !options.calories}
        onChange={(macros) => changeOptions({ macros })}
      />
      <SwitchField
        label={t.largePrint}
        hint={t.largePrintHint}
        checked={options.largePrint}
        onChange={(largePrint) => changeOptions({ largePrint })}
      />
      <Between>
        <span aria-hidden>{t.recipes}</span>
        <SegmentedControl
          label={t.recipes}
          value={options.recipes}
          options={RECIPES}
          onChange={(recipes) => changeOptions({ recipes })}
        />
      </Between>
      <SwitchField
        label={t.colours}
        hint={t.coloursHint}
        checked={options.colours}
        onChange={(colours) => changeOptions({ colours })}
      />
      <SwitchField
        label={t.pictures}
        hint={t.picturesHint}
        checked={options.pictures}
        onChange={(pictures) => changeOptions({ pictures })}
      />
    </>
  );
}

function Sections({ settings, form, onEditAdvice }: OptionsFormProps) {
  const { options, advice } = settings;
  const ids = advice.map(({ id }) => id);
  return (
    <>
      <CheckboxGroup label={t.include}>
        <Boxes>
          {HAND_OUT_SECTIONS.map((section) => (
            <CheckboxField
              key={section}
              label={t.sections[section]}
              checked={options.sections.includes(section)}
              onChange={(on) =>
                form.changeOptions({
                  sections: toggled(HAND_OUT_SECTIONS, options.sections, section, on),
                })
              }
            />
          ))}
        </Boxes>
      </CheckboxGroup>
      {options.sections.includes('advice') && (
        <CheckboxGroup label={t.advice} hint={t.adviceHint}>
          <Boxes>
            {advice.map(({ id, title }) => (
              <CheckboxField
                key={id}
                label={title}
                checked={options.advice.includes(id)}
                onChange={(on) => form.changeOptions({ advice: toggled(ids, options.advice, id, on) })}
              />
            ))}
          </Boxes>
        </CheckboxGroup>
      )}
      <div>
        <Button size="compact" onClick={onEditAdvice}>
          {t.editAdvice}
        </Button>
      </div>
    </>
  );
}

function Practice({ settings, form }: Pick<OptionsFormProps, 'settings' | 'form'>) {
  const { practiceName, contact, footer } = settings.options;
  return (
    <>
      <TextField
        label={t.practiceName}
        value={practiceName}
        maxLength={HAND_OUT_TEXT_LIMITS.practiceName}
        onChange={(value) => form.changeOptions({ practiceName: value })}
      />
      <TextField
        label={t.contact}
        hint={t.contactHint}
        value={contact}
        maxLength={HAND_OUT_TEXT_LIMITS.contact}
        onChange={(value) => form.changeOptions({ contact: value })}
      />
      <LogoField logo={settings.logo} onChange={(logo) => form.change({ logo })} />
      <TextField
        label={t.footer}
        hint={t.footerHint}
        value={footer}
        maxLength={HAND_OUT_TEXT_LIMITS.footer}
        onChange={(value) => form.changeOptions({ footer: value })}
      />
    </>
  );
}

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.s[2]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
