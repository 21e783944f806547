import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { announce, media, theme, toast, VisuallyHidden } from '@pora/ui';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled, { keyframes } from 'styled-components';
import { usePlanEditing, useSelectedSlot, useSelectSlot } from '../plan-work/public.js';
import { CarriedItem } from './carried-item.js';
import { MoveBar } from './move-bar.js';
import { type MoveContext, MoveController } from './move-controller.js';
import { lockInTheWay, slotAt } from './move-model.js';
import { MoveQuestionDialog } from './move-questions.js';
import { describeTotals } from './move-words.js';
import { MovesContext, useMovePart } from './moves-context.js';
import { labelOf } from './slot-label.js';
import { moveStrings as t } from './slot-moves.strings.js';
import { elementAt, MOVE_HINT_ID } from './slot-place.js';
import { useKeyboardMoves } from './use-keyboard-moves.js';
import { useMoveKnowledge } from './use-move-knowledge.js';
import { useMoveQuestions } from './use-move-questions.js';
import { usePaintedSlots } from './use-painted-slots.js';
import { type PointerAt, usePointerMoves } from './use-pointer-moves.js';
import { useTapMoves } from './use-tap-moves.js';
import { usePut } from './use-put.js';

const SHAKE_MS = 240;
/** Width of what is carried, with the space to the edge of the window. */
const CARRIED_PX = 264;

/** A refused slot shakes for a moment. */
function shake(area: HTMLElement | null, place: SlotPlace): void {
  const element = area ? elementAt(area, place) : undefined;
  if (!element) return;
  element.dataset['shake'] = 'true';
  setTimeout(() => delete element.dataset['shake'], SHAKE_MS);
}

/**
 * Around the slots and the search: meals are dragged, carried by keys or put where a finger taps [diets §2]. Cells take
 * part by `slotPlaceProps`.
 */
export function SlotMovesArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const carried = useRef<HTMLDivElement>(null);
  const { question, moves, days } = useMovesOfPlan(area);
  const { address } = usePlanEditing();
  const follow = useCallback(({ x, y }: PointerAt) => {
    const card = carried.current;
    if (!card) return;
    const left = Math.min(x + 10, window.innerWidth - CARRIED_PX);
    card.style.transform = `translate(${left}px, ${y + 10}px)`;
  }, []);
  const { look, view } = address;
  const reveal = useCallback((day: number) => view === 'day' && look({ day }), [look, view]);
  usePointerMoves(area, moves, follow);
  useKeyboardMoves(area, moves, reveal);
  useTapMoves(area, moves);
  usePaintedSlots(area, moves);
  useChosenSlot();
  return (
    <MovesContext.Provider value={moves}>
      <Area ref={area}>
        {children}
        <VisuallyHidden id={MOVE_HINT_ID}>{t.hint}</VisuallyHidden>
        <MoveBar />
        <SpokenTotals />
        <CarriedItem frame={carried} days={days} />
      </Area>
      {question && <MoveQuestionDialog key={question.kind} question={question} />}
    </MovesContext.Provider>
  );
}

/** The chosen slot follows the day that is shown. */
function useChosenSlot() {
  const { address, plan } = usePlanEditing();
  const selected = useSelectedSlot();
  const select = useSelectSlot();
  const shownDay = address.view === 'day' ? (address.day ?? 1) : selected?.day;
  useEffect(() => {
    if (!selected || shownDay === undefined) return;
    const here = { ...selected, day: shownDay };
    if (!slotAt(plan, here)) select(undefined);
    else if (selected.day !== shownDay) select(here);
  }, [selected, shownDay, plan, select]);
}

/** The one controller of the opened plan, on the newest plan at every moment. */
function useMovesOfPlan(area: RefObject<HTMLDivElement | null>) {
  const editing = usePlanEditing();
  const { plan, generating, commands } = editing;
  const knowledge = useMoveKnowledge(plan.id);
  const { question, questions } = useMoveQuestions();
  const { put, copyInto } = usePut({ editing, questions });
  const selected = useSelectedSlot();
  const { day = 1 } = editing.address;
  const refuse: MoveContext['refuse'] = (text, place) => {
    if (place) shake(area.current, place);
    toast.error(text);
  };
  const context: MoveContext = {
    ...{ plan, knowledge, refuse, copyInto },
    home: () => selected ?? { day, slotIndex: 0 },
    refusal: () =>
      generating ? t.generating : commands.writer.state.phase === 'unsaved' ? t.waiting : undefined,
    put: async (item, over, mode) => {
      const locked = lockInTheWay(plan, item, over, mode);
      if (!locked) return put(item, over, mode);
      const slot = slotAt(plan, over);
      if (mode === 'all') refuse(t.lockedRow);
      else if (locked === 'origin') refuse(t.lockedOrigin, item.kind === 'slot' ? item.place : undefined);
      else refuse(t.lockedTarget(slot ? labelOf(slot) : ''), over);
      return false;
    },
  };
  const [moves] = useState(() => new MoveController(context));
  useLayoutEffect(() => moves.renew(context));
  return { question, moves, days: plan.planDays.length };
}

/** The sums after the drop for a screen reader, once they are known. */
function SpokenTotals() {
  const spoken = useMovePart((session) => (session?.by === 'keyboard' ? describeTotals(session).spoken : ''));
  useEffect(() => {
    if (spoken !== '') announce(spoken);
  }, [spoken]);
  return null;
}

const shaking = keyframes`
  25% { transform: translateX(-5px); }
  50% { transform: translateX(5px); }
  75% { transform: translateX(-3px); }
`;

/* Marks of the slots: they stand on the elements themselves, see use-painted-slots. */
const Area = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;

  [data-slot-place] {
    -webkit-touch-callout: none;
  }

  && [data-drop] {
    outline-offset: -1px;
  }

  && [data-drop='fits'] {
    outline: 1.5px solid ${theme.c.select};
  }

  && [data-drop='mismatch'] {
    outline: 1.5px dashed ${theme.c.amberText};
  }

  && [data-drop='danger'] {
    outline: 2px solid ${theme.c.danger};
  }

  && [data-drop='locked'] {
    outline: none;
    opacity: 0.55;
    cursor: not-allowed;
  }

  && [data-drop='origin'] {
    outline: 1.5px dashed ${theme.c.lineControl};
    opacity: 0.6;
  }

  && [data-over] {
    outline-width: 3px;
    background: ${theme.c.selectSoft};
    box-shadow: ${theme.e[2]};
  }

  [data-shake] {
    animation: ${shaking} ${SHAKE_MS}ms;

    ${media.reducedMotion} {
      animation: none;
    }
  }
`;
