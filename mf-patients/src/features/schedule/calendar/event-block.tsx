import { media, truncate, VisuallyHidden } from '@pora/ui';
import {
  BabyIcon,
  CircleCheckIcon,
  CloudOffIcon,
  FileTextIcon,
  RepeatIcon,
  TriangleAlertIcon,
  UserXIcon,
  CircleXIcon,
} from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { type VisitPhase } from '../../visits/public.js';
import { type PlacedEvent, type ShownEvent } from '../events/shown-events.js';
import { type Moves } from '../moves/use-moves.js';
import { scheduleStrings as t } from '../schedule.strings.js';
import { SLOT_MINUTES, rangeOf, timeOf } from './clock.js';
import { eventLook, heard, inNarrowVisit } from './event-look.js';

/** Lines of words that half an hour has room for in the week. */
const LINES_PER_SLOT = 2;

interface EventBlockProps {
  shown: PlacedEvent;
  /** With notes and words, as the day has room for. */
  wide: boolean;
  unsaved: boolean;
  moves: Moves;
  onOpen: (id: string) => void;
}

/** A visit on the grid of hours: opens with a click or Enter, is moved by dragging or with Space. */
export function EventBlock({ shown, wide, unsaved, moves, onOpen }: EventBlockProps) {
  const { event, start, end, lane, lanes, patient, phase, label } = shown;
  const lifted = moves.draft?.shown.event.id === event.id;
  const isShort = end - start < SLOT_MINUTES;
  return (
    <Place
      style={{
        top: `calc(${start / SLOT_MINUTES} * var(--slot))`,
        height: `calc(${Math.max(end - start, SLOT_MINUTES / 2) / SLOT_MINUTES} * var(--slot))`,
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
      }}
    >
      <Block
        type="button"
        $phase={phase}
        $lifted={lifted}
        $wide={wide}
        $short={isShort}
        data-event={event.id}
        {...moves.handlers(shown)}
        onClick={() => !moves.wasDragged() && onOpen(event.id)}
      >
        {wide ? (
          <Line>
            <b>{rangeOf(start, end)}</b> <Name $struck={phase === 'cancelled'}>{label}</Name>
            <Marks shown={shown} unsaved={unsaved} />
          </Line>
        ) : (
          <Stack $struck={phase === 'cancelled'} $short={isShort} style={{ '--lines': titleLines(shown) }}>
            <What>
              <b>{timeOf(start)}</b> {event.title}
              {patient && <Dash> – </Dash>}
            </What>
            {patient && <Who>{patient.name}</Who>}
            {unsaved && <CloudOffIcon size={12} />}
          </Stack>
        )}
        <VisuallyHidden>{spokenFacts(shown, wide, unsaved)}</VisuallyHidden>
        {!shown.goesOn && <Edge data-edge aria-hidden="true" {...moves.edgeHandlers(shown)} />}
      </Block>
    </Place>
  );
}

/** Lines a title may take in a column of the week: the patient has the last one, and is never cut away by a long title. */
function titleLines({ start, end, patient }: PlacedEvent): number {
  const lines = Math.floor((LINES_PER_SLOT * (end - start)) / SLOT_MINUTES);
  return Math.max(patient ? lines - 1 : lines, 1);
}

/** What the drawing says by colour and sign, in words. */
function spokenFacts({ phase, overlaps, event, end }: PlacedEvent, wide: boolean, unsaved: boolean): string {
  const facts = [!wide && `do ${timeOf(end)}`, t.phases[phase]];
  if (!wide) facts.push(overlaps && t.overlaps, event.seriesId !== undefined && t.repeats);
  if (unsaved && !wide) facts.push(t.unsaved);
  return `, ${facts.filter(Boolean).join(', ')}`;
}

const PHASE_ICONS = new Map<VisitPhase, ReactNode>([
  ['done', <CircleCheckIcon key="done" size={14} />],
  ['missed', <UserXIcon key="missed" size={14} />],
  ['cancelled', <CircleXIcon key="cancelled" size={14} />],
]);

function Marks({ shown, unsaved }: { shown: PlacedEvent; unsaved: boolean }) {
  const { event, patient, overlaps } = shown;
  return (
    <>
      {event.seriesId !== undefined && <RepeatIcon size={14} aria-label={t.repeats} role="img" />}
      {patient?.isChild && (
        <Fact>
          <BabyIcon size={14} />
          {t.child}
        </Fact>
      )}
      {event.notes !== undefined && (
        <Note>
          <FileTextIcon size={14} />
          <span>{event.notes}</span>
        </Note>
      )}
      <End>
        {unsaved && (
          <Fact $tone="amber">
            <CloudOffIcon size={14} />
            {t.unsaved}
          </Fact>
        )}
        {overlaps && (
          <Fact $tone="amber">
            <TriangleAlertIcon size={14} />
            {t.overlaps}
          </Fact>
        )}
        <PhaseWord shown={shown} />
      </End>
    </>
  );
}

const SAID_PHASES = new Set<VisitPhase>(['done', 'running', 'missed', 'cancelled']);

/** What became of a visit, where it says something: a planned one is drawn plain. */
export function PhaseWord({ shown: { phase } }: { shown: Pick<ShownEvent, 'phase'> }) {
  if (!SAID_PHASES.has(phase)) return null;
  return (
    <Fact aria-hidden="true" $tone={phase === 'missed' ? 'amber' : phase === 'done' ? 'ok' : undefined}>
      {PHASE_ICONS.get(phase)}
      {t.phases[phase]}
    </Fact>
  );
}

const Place = styled.div`
  container-type: inline-size;
  position: absolute;
  padding: 1px 4px 1px 3px;
`;

const Block = styled.button<{ $phase: VisitPhase; $lifted: boolean; $wide: boolean; $short: boolean }>`
  ${eventLook}
  position: relative;
  display: flex;
  align-items: ${({ $wide, $short }) => ($wide && $short ? 'center' : 'flex-start')};
  width: 100%;
  height: 100%;
  padding: ${({ $wide, $short }) => ($wide ? `${$short ? 0 : '0.375rem'} 0.5rem 0` : '0 0.25rem 0')} 0.625rem;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.r[2]};
  font: ${({ theme }) => theme.t.dense};
  text-align: left;
  cursor: pointer;
  opacity: ${({ $lifted }) => ($lifted ? 0.45 : 1)};
  -webkit-touch-callout: none;
  user-select: none;

  &:focus-visible {
    box-shadow: ${({ theme }) => theme.focus};
    outline: 2px solid transparent;
  }

  ${media.tablet} {
    padding-inline: ${({ $wide }) => ($wide ? '0.625rem 0.5rem' : '0.4375rem 0')};
  }
`;

const Line = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: 0.8125rem;
  line-height: 1.125rem;

  b {
    flex: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  svg {
    flex: none;
  }
`;

const What = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--lines);
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  ${inNarrowVisit(css`
    -webkit-line-clamp: calc(var(--lines) + 1);

    b {
      display: block;
    }
  `)}
`;

const Who = styled.span`
  ${truncate}
  display: block;
`;

/** Belongs to the name of the visit; where title and patient stand under one another there is no room for it. */
const Dash = styled.span`
  ${inNarrowVisit(heard)}
`;

/** Time and title, then the patient on a line of their own; a narrow column puts the time above both. */
const Stack = styled.span<{ $struck: boolean; $short: boolean }>`
  position: relative;
  flex: 1;
  min-width: 0;
  font-size: 0.75rem;
  line-height: 0.9375rem;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};

  > svg {
    position: absolute;
    top: 1px;
    right: 0.25rem;
    background: inherit;
  }

  ${media.phone} {
    line-height: 0.875rem;
  }

  /* A quarter of an hour is one line high. */
  ${({ $short }) =>
    $short &&
    css`
      ${truncate}

      ${What}, ${What} b, ${Who} {
        display: inline;
      }
    `}
`;

const Name = styled.span<{ $struck: boolean }>`
  ${truncate}
  flex: 0 1 auto;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

const Note = styled.span`
  display: inline-flex;
  flex: 0 10 auto;
  align-items: center;
  gap: 0.25rem;
  min-width: 0;
  font: ${({ theme }) => theme.t.small};

  span {
    ${truncate}
  }

  ${media.tablet} {
    span {
      display: none;
    }
  }
`;

const End = styled.span`
  display: inline-flex;
  flex: none;
  gap: 0.625rem;
  margin-left: auto;
`;

const Fact = styled.span<{ $tone?: 'amber' | 'ok' | undefined }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.25rem;
  color: ${({ theme, $tone }) =>
    $tone === 'amber' ? theme.c.amberText : $tone === 'ok' ? theme.c.okText : 'inherit'};
  font-size: 0.75rem;
  white-space: nowrap;
`;

/** The lower edge, by which a visit is made longer or shorter with mouse or finger; keys have Shift and arrows. */
const Edge = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 7px;
  cursor: ns-resize;
  touch-action: none;

  ${media.touch} {
    height: min(1rem, 40%);
  }
`;
