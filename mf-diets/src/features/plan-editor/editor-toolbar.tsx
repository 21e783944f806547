import { Button, IconButton, mediaQueries, SegmentedControl, theme, useMediaQuery } from '@pora/ui';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  FileOutputIcon,
  Grid3x3Icon,
  PanelLeftOpenIcon,
  PanelRightOpenIcon,
  Rows3Icon,
  SparklesIcon,
} from '@pora/ui/icons';
import { type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { editorStrings as t } from './plan-editor.strings.js';
import { type EditorView, type EditorViewState } from './use-editor-view.js';

/** What can be done with the whole plan. */
export interface PlanActions {
  generating: boolean;
  onGenerate: () => void;
  exporting: boolean;
  onExport: () => void;
}

interface EditorToolbarProps extends PlanActions {
  view: EditorViewState;
}

const VIEWS: { value: EditorView; label: string; icon: ReactNode }[] = [
  { value: 'day', label: t.views.day, icon: <Rows3Icon aria-hidden /> },
  { value: 'overview', label: t.views.overview, icon: <Grid3x3Icon aria-hidden /> },
];

/** Arrows over the switch choose the view, they do not turn the day. */
function keepArrows(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}

/** Second row of the editor: view, day, and what can be done with the whole plan. */
export function EditorToolbar({ view, generating, onGenerate, exporting, onExport }: EditorToolbarProps) {
  const tablet = useMediaQuery(mediaQueries.tablet);
  return (
    <>
      <span onKeyDown={keepArrows}>
        <SegmentedControl
          label={t.views.label}
          value={view.current}
          onChange={view.setView}
          options={VIEWS}
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
      <Divider />
      <Button icon={<SparklesIcon aria-hidden />} busy={generating} onClick={onGenerate}>
        {t.generate}
      </Button>
      <Push />
      <Button
        variant="quiet"
        icon={<FileOutputIcon aria-hidden />}
        busy={exporting}
        onClick={onExport}
        collapse
      >
        {t.exportDocx}
      </Button>
      {tablet && (
        <IconButton
          size="regular"
          label={t.params.title}
          icon={<PanelRightOpenIcon />}
          onClick={() => view.setParamsOpen(true)}
        />
      )}
    </>
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
