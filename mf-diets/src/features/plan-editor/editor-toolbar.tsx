import { Button, IconButton, SegmentedControl } from '@pora/ui';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  FileOutputIcon,
  Grid3x3Icon,
  PanelLeftCloseIcon,
  PanelLeftOpenIcon,
  Rows3Icon,
  SparklesIcon,
} from '@pora/ui/icons';
import styled from 'styled-components';
import { editorStrings as t } from './plan-editor.strings.js';

/** The two views of the plan. */
export type EditorView = 'day' | 'overview';

interface EditorToolbarProps {
  view: EditorView;
  onView: (view: EditorView) => void;
  day: number;
  lastDay: number;
  onStep: (step: -1 | 1) => void;
  paramsOpen: boolean;
  onParams: (open: boolean) => void;
  generating: boolean;
  onGenerate: () => void;
  exporting: boolean;
  onExport: () => void;
}

/** Second row of the editor: view, day, and what can be done with the whole plan. */
export function EditorToolbar(props: EditorToolbarProps) {
  const {
    view,
    onView,
    day,
    lastDay,
    onStep,
    paramsOpen,
    onParams,
    generating,
    onGenerate,
    exporting,
    onExport,
  } = props;
  return (
    <>
      <IconButton
        label={paramsOpen ? t.params.hide : t.params.show}
        pressed={paramsOpen}
        icon={paramsOpen ? <PanelLeftCloseIcon /> : <PanelLeftOpenIcon />}
        onClick={() => onParams(!paramsOpen)}
      />
      <SegmentedControl
        label={t.views.label}
        value={view}
        onChange={onView}
        options={[
          { value: 'day', label: t.views.day, icon: <Rows3Icon aria-hidden /> },
          { value: 'overview', label: t.views.overview, icon: <Grid3x3Icon aria-hidden /> },
        ]}
      />
      {view === 'day' && (
        <Stepper>
          <IconButton
            label={t.previousDay}
            shortcut="←"
            icon={<ChevronLeftIcon />}
            disabled={day <= 1}
            onClick={() => onStep(-1)}
          />
          <strong>{t.day(day)}</strong>
          <IconButton
            label={t.nextDay}
            shortcut="→"
            icon={<ChevronRightIcon />}
            disabled={day >= lastDay}
            onClick={() => onStep(1)}
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
    </>
  );
}

const Stepper = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[1]};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Divider = styled.span`
  width: 1px;
  height: 20px;
  background: ${({ theme }) => theme.c.line};
`;

const Push = styled.span`
  flex: 1;
`;
