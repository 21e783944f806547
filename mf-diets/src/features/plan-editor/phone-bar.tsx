import { focusRing, Spinner, theme } from '@pora/ui';
import { EllipsisIcon, Grid3x3Icon, PanelRightOpenIcon, Rows3Icon, SparklesIcon } from '@pora/ui/icons';
import { type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { MoreMenu } from './more-menu.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { type ToolbarEntry } from './toolbar-entries.js';
import { type EditorViewState } from './use-editor-view.js';

interface PhoneBarProps {
  view: EditorViewState;
  entries: readonly ToolbarEntry[];
}

/** Views and actions of the plan under the thumb, instead of the toolbar. */
export function PhoneBar({ view, entries }: PhoneBarProps) {
  const [generate, ...others] = entries;
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
      {generate && (
        <Place
          icon={<SparklesIcon size={20} aria-hidden />}
          label={t.generateShort}
          aria-label={generate.label}
          busy={generate.busy ?? false}
          onClick={generate.onSelect}
        />
      )}
      <Place
        icon={<PanelRightOpenIcon size={20} aria-hidden />}
        label={t.parameters}
        aria-label={t.params.title}
        onClick={() => view.setParamsOpen(true)}
      />
      <MoreMenu
        entries={others}
        trigger={
          <Place
            icon={<EllipsisIcon size={20} aria-hidden />}
            label={t.moreShort}
            aria-label={t.moreActions}
          />
        }
      />
    </Bar>
  );
}

interface PlaceProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ReactNode;
  /** Short enough for a fifth of the bar; the full name is `aria-label`. */
  label: string;
  pressed?: boolean;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function Place({ icon, label, pressed, busy = false, onClick, ...rest }: PlaceProps) {
  return (
    <PlaceButton
      {...rest}
      type="button"
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
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
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
  font: 600 0.75rem/1rem ${theme.font};
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${theme.c.ink};
    font-weight: 700;
  }
`;
