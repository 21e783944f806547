import { failureProps } from '@pora/kit';
import { Button, ErrorState, theme } from '@pora/ui';
import { ArrowLeftIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { type HandOutOptions, type HandOutSettings } from '@pora/contracts/plans/hand-out.model';
import { AdviceLibrary } from './advice-library.js';
import { BeforeHandOut } from './before-hand-out.js';
import { Between, OldNotice } from './dialog-parts.js';
import { type DatesForm, HandOutDatesForm } from './hand-out-dates.js';
import { HandOutOptionsForm } from './hand-out-options.js';
import { handOutStrings as t } from './hand-out.strings.js';
import { type HandOutForm } from './use-hand-out-settings.js';
import { type HandOutIssues } from './use-issues.js';

/** What of the dialog is in sight beside, or instead of, the preview. */
export type HandOutView = 'before' | 'options' | 'advice' | 'preview';

interface AsideProps {
  view: HandOutView;
  onView: (view: HandOutView) => void;
  settings: HandOutSettings;
  form: HandOutForm;
  dates: DatesForm;
  before: HandOutIssues;
  onRepair: () => void;
}

/** What stands beside the preview: the questions before handing out, the options, or the texts of advice. */
export function HandOutAside({ view, onView, settings, form, dates, before, onRepair }: AsideProps) {
  if (view === 'advice')
    return <AdviceLibrary settings={settings} form={form} onBack={() => onView('options')} />;
  if (view === 'options')
    return (
      <>
        <div>
          <Button size="compact" icon={<ArrowLeftIcon aria-hidden />} onClick={() => onView('before')}>
            {t.before.back}
          </Button>
        </div>
        <Remembered>{t.remembered}</Remembered>
        <HandOutDatesForm form={dates} />
        <HandOutOptionsForm settings={settings} form={form} onEditAdvice={() => onView('advice')} />
      </>
    );
  return (
    <>
      <HandOutDatesForm form={dates} month />
      <Checked before={before} onRepair={onRepair} />
      <Content options={settings.options} onChange={() => onView('options')} />
    </>
  );
}

/** The issues of the plan as it was just checked; while that is not known, nothing leaves. */
function Checked({ before, onRepair }: Pick<AsideProps, 'before' | 'onRepair'>) {
  const { safety, isChecked } = before;
  if (safety.phase === 'loading') return <p>{t.before.checking}</p>;
  if (safety.phase === 'failed') return <ErrorState title={t.before.checkFailed} {...failureProps(safety)} />;
  if (isChecked) return <BeforeHandOut before={before} absent={safety.data.absent} onRepair={onRepair} />;
  return (
    <OldNotice load={safety} title={t.before.checkFailed}>
      {t.unchecked}
    </OldNotice>
  );
}

/** What the material will hold, in two lines, and the way to change it. */
function Content({ options, onChange }: { options: HandOutOptions; onChange: () => void }) {
  const { layout, calories, macros, largePrint, colours, sections } = options;
  const look = [
    t.layouts[largePrint ? 'headings' : layout].split(':')[0],
    ...(calories && !largePrint ? [t.calories] : []),
    ...(calories && macros && !largePrint ? [t.macros] : []),
    ...(largePrint ? [t.largePrint] : []),
    ...(colours ? [t.colours] : []),
  ];
  const included = sections.map((section) => t.sections[section]);
  const lower = (names: readonly (string | undefined)[]) => names.join(', ').toLocaleLowerCase('pl');
  return (
    <Included aria-label={t.before.content}>
      <Between>
        <h3>{t.before.content}</h3>
        <Button size="compact" variant="quiet" onClick={onChange}>
          {t.before.change}
        </Button>
      </Between>
      <Facts>
        <dt>{t.before.layout}</dt>
        <dd>{lower(look)}</dd>
        <dt>{t.before.included}</dt>
        <dd>{included.length > 0 ? lower(included) : t.before.nothingIncluded}</dd>
      </Facts>
    </Included>
  );
}

const Remembered = styled.p`
  margin: 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;

const Included = styled.section`
  padding-top: ${theme.s[2]};
  border-top: 1px solid ${theme.c.lineStrong};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.s[1]} ${theme.s[3]};
  margin: ${theme.s[2]} 0 0;
  font: ${theme.t.dense};

  dt {
    color: ${theme.c.text2};
  }

  dd {
    margin: 0;
  }
`;
