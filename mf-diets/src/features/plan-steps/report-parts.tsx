import { Button, media, theme } from '@pora/ui';
import { ArrowRightIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { Children, type KeyboardEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { stepStrings as t } from './plan-steps.strings.js';

/** Body of a report: its parts under each other, a button at the end not stretched. */
export const ReportBody = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.s[3]};

  > :not(button) {
    align-self: stretch;
  }
`;

type Figure = readonly [value: string, label: string];

interface ReportFiguresProps {
  /** What became of the first figure, large: before, after, and the target beside them. */
  change?: readonly Figure[];
  figures: readonly Figure[];
}

/** Figures of a report side by side. */
export function ReportFigures({ change = [], figures }: ReportFiguresProps) {
  return (
    <Bands>
      {change.length > 0 && (
        <Change>
          {change.map(([value, label], index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {index === 1 && <ArrowRightIcon size={16} aria-hidden />}
                {value}
              </dd>
            </div>
          ))}
        </Change>
      )}
      <Band $small={change.length > 0}>
        {figures.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Band>
    </Bands>
  );
}

interface ReportSectionProps {
  title: string;
  /** What could not be done and needs a look. */
  amber?: boolean;
  children: ReactNode;
}

/** Lines of a report under their heading; nothing where there are none. */
export function ReportSection({ title, amber = false, children }: ReportSectionProps) {
  if (Children.toArray(children).length === 0) return null;
  const Frame = amber ? AmberSection : 'section';
  return (
    <Frame>
      <Heading>{title}</Heading>
      <Lines>{children}</Lines>
    </Frame>
  );
}

interface ReportLineProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** Of what could not be done. */
  amber?: boolean;
  /** Leads to the place the line is about. */
  onShow?: () => void;
}

/** A place of the plan with what is said of it. */
export function ReportLine({ icon, title, text, amber = false, onShow }: ReportLineProps) {
  return (
    <li>
      {amber ? <TriangleAlertIcon aria-hidden /> : icon}
      <span>
        <strong>{title}</strong> {text}
      </span>
      {onShow && (
        <Button
          size="compact"
          {...(!amber && { variant: 'quiet', icon: <ArrowRightIcon aria-hidden /> })}
          aria-label={t.showPlace(title)}
          onClick={onShow}
        >
          {t.show}
        </Button>
      )}
    </li>
  );
}

/** From a report to all that speaks against the plan. */
export function ShowWarnings({ onLeave }: { onLeave?: () => void }) {
  const { address } = usePlanEditing();
  const show = () => {
    onLeave?.();
    address.open('warnings');
  };
  return (
    <Button variant="quiet" icon={<TriangleAlertIcon aria-hidden />} onClick={show}>
      {t.warnings}
    </Button>
  );
}

/** Ctrl+Z over a report takes its step back. */
export function UndoKey({ onUndo, children }: { onUndo: (() => void) | undefined; children: ReactNode }) {
  const undo = (event: KeyboardEvent) => {
    if (!onUndo || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z')
      return;
    event.preventDefault();
    event.stopPropagation();
    onUndo();
  };
  return <Bare onKeyDown={undo}>{children}</Bare>;
}

const Bare = styled.div`
  display: contents;
`;

const Bands = styled.div`
  display: grid;
  gap: ${theme.s[3]};
  padding: ${theme.s[3]} ${theme.s[4]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.sunken};
  font-variant-numeric: tabular-nums;

  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dt {
    font: ${theme.t.small};
    color: ${theme.c.text3};
  }

  dd {
    margin: 0;
    font: ${theme.t.title};
  }
`;

const Change = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.s[3]};
  margin: 0;

  dd {
    position: relative;
    font: ${theme.t.page};
  }

  svg {
    position: absolute;
    top: 50%;
    right: 100%;
    margin-right: ${theme.s[4]};
    color: ${theme.c.text2};
    translate: 0 -50%;
  }

  ${media.phone} {
    dd {
      font: ${theme.t.title};
    }

    svg {
      margin-right: ${theme.s[2]};
    }
  }
`;

const Band = styled.dl<{ $small: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $small }) => ($small ? theme.s[1] : theme.s[3])} ${theme.s[5]};
  margin: 0;
  padding-top: ${({ $small }) => ($small ? theme.s[2] : 0)};
  border-top: ${({ $small }) => ($small ? `1px solid ${theme.c.line}` : 0)};

  ${({ $small }) =>
    $small &&
    css`
      && > div {
        flex-direction: row-reverse;
        align-items: baseline;
        gap: ${theme.s[1]};
      }

      && dd {
        font: ${theme.t.strong};
      }
    `}
`;

const Heading = styled.h3`
  margin: 0 0 ${theme.s[1]};
  font: ${theme.t.strong};
`;

const AmberSection = styled.section`
  padding: ${theme.s[2]} ${theme.s[3]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.amberSoft};
  color: ${theme.c.amberText};

  && li,
  && strong {
    border: 0;
    color: inherit;
  }
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.s[3]};
    min-height: 2rem;
    padding: ${theme.s[1]} 0;
    border-top: 1px solid ${theme.c.line};
    font: ${theme.t.dense};
    color: ${theme.c.text2};
  }

  svg {
    flex: none;
  }

  strong {
    margin-right: ${theme.s[1]};
    color: ${theme.c.text};
  }

  span:first-of-type {
    flex: 1;
    min-width: 0;
  }
`;
