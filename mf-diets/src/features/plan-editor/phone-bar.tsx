import { focusRing, Spinner, theme } from '@pora/ui';
import { FileOutputIcon, Grid3x3Icon, PanelRightOpenIcon, Rows3Icon, SparklesIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type PlanActions } from './editor-toolbar.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { type EditorViewState } from './use-editor-view.js';

interface PhoneBarProps extends PlanActions {
  view: EditorViewState;
}

/** Views and actions of the plan under the thumb, instead of the toolbar. */
export function PhoneBar({ view, generating, onGenerate, exporting, onExport }: PhoneBarProps) {
  return (
    <Bar role="group" aria-label={t.actions}>
      <Place
        icon={<Rows3Icon size={20} aria-hidden />}
        label={t.views.day}
        pressed={view.current === 'day'}
        onClick={() => view.setView('day')}
      />
      <Place
        icon={<Grid3x3Icon size={20} aria-hidden />}
        label={t.views.overview}
        pressed={view.current === 'overview'}
        onClick={() => view.setView('overview')}
      />
      <Place
        icon={<SparklesIcon size={20} aria-hidden />}
        label={t.generateShort}
        name={t.generate}
        busy={generating}
        onClick={onGenerate}
      />
      <Place
        icon={<PanelRightOpenIcon size={20} aria-hidden />}
        label={t.parameters}
        name={t.params.title}
        onClick={() => view.setParamsOpen(true)}
      />
      <Place
        icon={<FileOutputIcon size={20} aria-hidden />}
        label={t.docx}
        name={t.exportDocx}
        busy={exporting}
        onClick={onExport}
      />
    </Bar>
  );
}

interface PlaceProps {
  icon: ReactNode;
  label: string;
  /** Full name when the label is short for it. */
  name?: string;
  pressed?: boolean;
  busy?: boolean;
  onClick: () => void;
}

function Place({ icon, label, name, pressed, busy = false, onClick }: PlaceProps) {
  return (
    <PlaceButton
      type="button"
      aria-label={name}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner size={20} /> : icon}
      {label}
    </PlaceButton>
  );
}

const Bar = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  padding: ${theme.s[1]} ${theme.s[1]} max(${theme.s[1]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.c.line};
  background: ${theme.c.surface};
`;

const PlaceButton = styled.button`
  ${focusRing}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.1875rem;
  min-height: 3.25rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.r[2]};
  background: transparent;
  color: ${theme.c.text3};
  font: ${theme.t.micro};
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${theme.c.ink};
    font-weight: 700;
  }
`;
