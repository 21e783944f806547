import { type Plan } from '@pora/contracts/plans/plan.model';
import { Button, IconButton, mediaQueries, SegmentedControl, theme, useMediaQuery } from '@pora/ui';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  EllipsisIcon,
  Grid3x3Icon,
  PanelLeftOpenIcon,
  PanelRightOpenIcon,
  Rows3Icon,
} from '@pora/ui/icons';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { HistoryButtons } from '../plan-history/public.js';
import { PlanVerdict } from '../plan-safety/public.js';
import { MoreMenu } from './more-menu.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { type ToolbarEntry } from './toolbar-entries.js';
import { type EditorView, type EditorViewState } from './use-editor-view.js';

interface EditorToolbarProps {
  plan: Plan;
  view: EditorViewState;
  entries: readonly ToolbarEntry[];
}

/** The row stays one row: in these windows it gives up words, then buttons of its own. */
const TIGHT = {
  /** The editor beside the rail, at its narrowest: the verdict is a sign and a number. */
  desk: '(max-width: 1120px)',
  /** Upright tablets and windows at 200 %: history and parameters are under "⋯", views have no icons. */
  narrow: '(max-width: 767px)',
  /** Phones on their side: the first deed is an icon. */
  narrowest: '(max-width: 640px)',
};

const VIEWS: { value: EditorView; label: string; icon: ReactNode }[] = [
  { value: 'day', label: t.views.day, icon: <Rows3Icon aria-hidden /> },
  { value: 'overview', label: t.views.overview, icon: <Grid3x3Icon aria-hidden /> },
];
const PLAIN_VIEWS = VIEWS.map(({ value, label }) => ({ value, label }));

/** Arrows over the switch choose the view, they do not turn the day. */
function keepArrows(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}

const SEEN = ['current', 'dayIndex', 'lastDay', 'paramsOpen'] as const;

/** What else changes with the plan, such as its meals, is not said here. */
const isSameToolbar = (a: EditorToolbarProps, b: EditorToolbarProps): boolean =>
  a.entries === b.entries &&
  a.plan.id === b.plan.id &&
  a.plan.version === b.plan.version &&
  SEEN.every((key) => a.view[key] === b.view[key]);

/** Second row of the editor: view, day, and what can be done with the whole plan. */
export const EditorToolbar = memo(function EditorToolbar({ plan, view, entries }: EditorToolbarProps) {
  const tablet = useMediaQuery(mediaQueries.tablet);
  const narrow = useMediaQuery(TIGHT.narrow);
  const narrowest = useMediaQuery(TIGHT.narrowest);
  const tight = useMediaQuery(TIGHT.desk);
  const at = (place: ToolbarEntry['place']) => entries.filter((entry) => entry.place === place);
  const [first, ...work] = at('work');
  return (
    <>
      <span onKeyDown={keepArrows}>
        <SegmentedControl
          label={t.views.label}
          value={view.current}
          onChange={view.setView}
          options={narrow ? PLAIN_VIEWS : VIEWS}
        />
      </span>
      {!tablet && !view.paramsOpen && (
        <IconButton
          label={t.params.show}
          icon={<PanelLeftOpenIcon />}
          onClick={() => view.setParamsOpen(true)}
        />
      )}
      {view.current === 'day' && (
        <Stepper>
          <IconButton
            label={t.previousDay}
            shortcut="←"
            icon={<ChevronLeftIcon />}
            disabled={view.dayIndex <= 0}
            onClick={() => view.step(-1)}
          />
          <strong>{t.day(view.dayIndex + 1)}</strong>
          <IconButton
            label={t.nextDay}
            shortcut="→"
            icon={<ChevronRightIcon />}
            disabled={view.dayIndex >= view.lastDay}
            onClick={() => view.step(1)}
          />
        </Stepper>
      )}
      <HistoryButtons withList={!narrow} />
      {!narrow && <Divider />}
      {first && (
        <Deed
          entry={tablet ? { ...first, short: t.generateShort } : first}
          variant="secondary"
          collapse={narrowest}
        />
      )}
      {!tablet && work.map((entry) => <Deed key={entry.id} entry={entry} />)}
      <Push />
      <PlanVerdict plan={plan} compact={tight} />
      {!tablet && (
        <>
          <Divider />
          {at('output').map((entry) => (
            <Deed key={entry.id} entry={entry} />
          ))}
          {at('icon').map(({ id, label, icon, onSelect }) => (
            <IconButton key={id} label={label} icon={icon} onClick={onSelect} />
          ))}
        </>
      )}
      {tablet && !narrow && (
        <IconButton
          size="regular"
          label={t.params.title}
          icon={<PanelRightOpenIcon />}
          onClick={() => view.setParamsOpen(true)}
        />
      )}
      <MoreMenu
        entries={
          narrow
            ? [parametersEntry(view), ...entries.filter((entry) => entry !== first)]
            : tablet
              ? entries.filter((entry) => entry !== first && entry.place !== 'phone')
              : at('menu')
        }
        trigger={
          <IconButton size={tablet ? 'regular' : 'compact'} label={t.moreActions} icon={<EllipsisIcon />} />
        }
      />
    </>
  );
}, isSameToolbar);

/** The drawer of parameters, where it has no button of its own. */
const parametersEntry = (view: EditorViewState): ToolbarEntry => ({
  ...{ id: 'params', label: t.params.title, icon: <PanelRightOpenIcon aria-hidden />, place: 'menu' },
  onSelect: () => view.setParamsOpen(true),
});

interface DeedProps {
  entry: ToolbarEntry;
  variant?: 'secondary' | 'quiet';
  collapse?: boolean;
}

/** A deed as a button; the quiet ones shrink to their icons in narrow windows. */
function Deed({ entry, variant = 'quiet', collapse = variant === 'quiet' }: DeedProps) {
  const { label, short, icon, busy = false, onSelect } = entry;
  return (
    <Button
      variant={variant}
      icon={icon}
      busy={busy}
      onClick={onSelect}
      collapse={collapse}
      aria-label={label}
    >
      {short ?? label}
    </Button>
  );
}

const Stepper = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s[1]};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  strong {
    min-width: 3.75rem;
    font: ${theme.t.strong};
    text-align: center;
  }
`;

const Divider = styled.span`
  width: 1px;
  height: 1.25rem;
  margin: 0 ${theme.s[1]};
  background: ${theme.c.line};
`;

const Push = styled.span`
  flex: 1;
`;
