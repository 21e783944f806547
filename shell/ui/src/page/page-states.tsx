import { CloudOffIcon, RefreshCwIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.js';
import { PlateClock } from '../display/plate-clock.js';
import { theme } from '../theme/theme.js';
import { uiStrings } from '../ui.strings.js';

/** Props of EmptyState. */
export interface EmptyStateProps {
  /** What is not there: "Brak planów". */
  title: string;
  /** One sentence: what belongs here and how it comes. */
  description?: ReactNode;
  /** The one action that fills it, at most one more. */
  actions?: ReactNode;
  /** Without the picture, for panels and tables. */
  compact?: boolean;
}

/** An empty place: one sentence and the action that fills it. */
export function EmptyState({ title, description, actions, compact = false }: EmptyStateProps) {
  return (
    <Centre $compact={compact}>
      {!compact && <PlateClock size={120} empty />}
      <Title>{title}</Title>
      {description && <Description>{description}</Description>}
      {actions && <Actions>{actions}</Actions>}
    </Centre>
  );
}

/** Props of ErrorState. */
export interface ErrorStateProps {
  /** What failed: "Nie udało się pobrać słownika". */
  title?: string;
  description?: ReactNode;
  /** Shows "Spróbuj ponownie". */
  onRetry?: () => void;
  /** The retry is under way. */
  busy?: boolean;
  /** Another way on, beside the retry. */
  actions?: ReactNode;
  /** Id of the failed request, to be told to support. */
  requestId?: string;
  compact?: boolean;
}

/** A place that could not be loaded: what failed and the way to try again. */
export function ErrorState({
  title = uiStrings.errorTitle,
  description = uiStrings.errorDescription,
  onRetry,
  busy = false,
  actions,
  requestId,
  compact = false,
}: ErrorStateProps) {
  return (
    <Centre role="alert" $compact={compact}>
      {!compact && (
        <ErrorSign>
          <CloudOffIcon size={26} />
        </ErrorSign>
      )}
      <Title>{title}</Title>
      <Description>{description}</Description>
      {requestId && (
        <RequestId>
          {uiStrings.requestId}: <code>{requestId}</code>
        </RequestId>
      )}
      {onRetry && (
        <Actions>
          <Button variant="primary" icon={<RefreshCwIcon />} busy={busy} onClick={onRetry}>
            {uiStrings.retry}
          </Button>
          {actions}
        </Actions>
      )}
    </Centre>
  );
}

const Centre = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: ${({ $compact }) => ($compact ? '0' : 'min(34rem, 70vh)')};
  padding: ${({ $compact }) => ($compact ? '1.5rem 1rem' : '2rem 1rem')};
  text-align: center;
`;

const Title = styled.h2`
  margin: 1rem 0 0.25rem;
  font: ${theme.t.title};
  letter-spacing: ${theme.trackTight};
  text-wrap: balance;
`;

const Description = styled.p`
  max-width: 24rem;
  color: ${theme.c.text2};
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[4]};
`;

const ErrorSign = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${theme.c.dangerSoft};
  color: ${theme.c.dangerText};
`;

const RequestId = styled.p`
  margin-top: ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
