import { CheckIcon, OctagonAlertIcon, XIcon } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled, { css, keyframes } from 'styled-components';
import { Kbd } from '../display/kbd.js';
import { media } from '../theme/media.js';
import { StylesAhead } from '../theme/styles-ahead.js';
import { theme } from '../theme/theme.js';
import { uiStrings } from '../ui.strings.js';
import { floatingBox, placeFloatingBox } from './floating-host.js';
import { placeToasts } from './toast-clearance.js';
import { type ToastEntry, toastStore } from './toast-store.js';

/** Draws the toast queue at the bottom centre; mounted once by the shell. */
export function Toaster() {
  const { visible, paused } = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot);
  const isEmpty = visible.length === 0;
  useLayoutEffect(placeFloatingBox, []);
  useLayoutEffect(placeToasts, [visible]);
  useEffect(() => {
    // The last toast can go while the pointer is over it; then no leave event will come.
    if (isEmpty) toastStore.resume();
  }, [isEmpty]);
  if (isEmpty) return <FirstToast />;
  return createPortal(
    <Region
      aria-label={uiStrings.notifications}
      // One that came under a resting pointer is not being read: it must not stay over what the next press is for.
      onPointerMove={toastStore.pause}
      onPointerLeave={resumeUnlessFocused}
      onFocus={toastStore.pause}
      onBlur={resumeUnlessHovered}
    >
      {visible.map((entry) => (
        <ToastCard key={entry.id} entry={entry} paused={paused} />
      ))}
    </Region>,
    floatingBox,
  );
}

const SAMPLE: ToastEntry = {
  id: '',
  title: '',
  description: ' ',
  durationMs: 0,
  action: { label: '', shortcut: ' ', run: () => undefined },
};

/** A toast tells of what was done just now, while the next deed begins: its styles must not come with it. */
function FirstToast() {
  return (
    <StylesAhead>
      <Region>
        <ToastCard entry={SAMPLE} paused />
      </Region>
    </StylesAhead>
  );
}

function resumeUnlessFocused(event: PointerEvent<HTMLElement>): void {
  if (!event.currentTarget.contains(document.activeElement)) toastStore.resume();
}

function resumeUnlessHovered(event: FocusEvent<HTMLElement>): void {
  const staysInside = event.currentTarget.contains(event.relatedTarget);
  if (!staysInside && !event.currentTarget.matches(':hover')) toastStore.resume();
}

function ToastCard({ entry, paused }: { entry: ToastEntry; paused: boolean }) {
  const isError = entry.tone === 'error';
  const defaultIcon = isError ? <OctagonAlertIcon /> : entry.tone === 'success' ? <CheckIcon /> : null;
  const act = (): void => {
    toastStore.dismiss(entry.id);
    entry.action?.run();
  };
  return (
    <Card role={isError ? 'alert' : 'status'} data-error={isError}>
      {entry.icon ?? defaultIcon}
      <Text>
        {entry.description ? <strong>{entry.title}</strong> : entry.title}
        {entry.description && <Description>{entry.description}</Description>}
        {entry.requestId && (
          <Description>
            {uiStrings.requestId}: {entry.requestId}
          </Description>
        )}
      </Text>
      {entry.action && (
        <ActionButton type="button" onClick={act}>
          {entry.action.label}
          {entry.action.shortcut && <ActionKey aria-hidden="true">{entry.action.shortcut}</ActionKey>}
        </ActionButton>
      )}
      <CloseButton
        type="button"
        aria-label={uiStrings.dismissToast}
        onClick={() => toastStore.dismiss(entry.id)}
      >
        <XIcon size={14} />
      </CloseButton>
      <TimeLeft
        style={{
          animationDuration: `${entry.durationMs}ms`,
          animationPlayState: paused ? 'paused' : 'running',
        }}
      />
    </Card>
  );
}

const rise = keyframes`
  from { opacity: 0; translate: 0 4px; }
`;

const shrink = keyframes`
  to { scale: 0 1; }
`;

const Region = styled.section`
  position: fixed;
  z-index: ${theme.z.toast};
  right: ${theme.s[4]};
  bottom: calc(max(0.625rem, env(safe-area-inset-bottom)) + var(--toast-lift, 0px));
  left: ${theme.s[4]};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.s[2]};
  pointer-events: none;

  /* Above the bar under the thumb and the buttons of a sheet: what was told is no reason to wait for them. */
  ${media.phone} {
    bottom: calc(5rem + env(safe-area-inset-bottom));
  }
`;

const Card = styled.div`
  --toast-text: #f3f8f5;
  --toast-tint: #ffffff;
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  max-width: min(100%, 40rem);
  padding: 0.5rem 0.5rem 0.5rem 0.875rem;
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${theme.r[3]};
  background: #12211b;
  color: var(--toast-text);
  font: ${theme.t.body};
  box-shadow: ${theme.e[3]};
  pointer-events: auto;
  animation: ${rise} ${theme.m.base} ${theme.ease.out};

  [data-theme='dark'] & {
    --toast-text: #101a16;
    --toast-tint: #0b4a34;
    background: #e9f2ed;
  }

  &[data-error='true'],
  [data-theme='dark'] &[data-error='true'] {
    --toast-text: ${theme.c.onDanger};
    --toast-tint: currentColor;
    background: ${theme.c.danger};
  }
`;

const Text = styled.div`
  min-width: 0;
  padding: 0.125rem 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: 640;
  }
`;

const Description = styled.span`
  margin-left: 0.375rem;
`;

const toastButton = css`
  flex: none;
  border: 0;
  border-radius: 6px;
  background: color-mix(in srgb, var(--toast-tint) 8%, transparent);
  color: inherit;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, var(--toast-tint) 18%, transparent);
  }

  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 1px;
  }
`;

const ActionButton = styled.button`
  ${toastButton}
  display: flex;
  align-items: center;
  gap: 0.4375rem;
  min-height: ${theme.h.compact};
  padding: 0 0.5rem;
  font-weight: 650;
`;

const ActionKey = styled(Kbd)`
  border-color: color-mix(in srgb, currentColor 30%, transparent);
  background: transparent;
  color: inherit;

  /* Nobody presses Ctrl with a finger. */
  @media (pointer: coarse), (max-width: 480px) {
    display: none;
  }
`;

const CloseButton = styled.button`
  ${toastButton}
  display: grid;
  place-items: center;
  width: ${theme.h.compact};
  height: ${theme.h.compact};
  padding: 0;
  background: transparent;
`;

const TimeLeft = styled.span`
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  height: 2px;
  background: #7cc8a4;
  transform-origin: left;
  animation: ${shrink} linear forwards;

  [data-error='true'] > & {
    background: currentColor;
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
