import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce, LiveRegion } from '../feedback/live-region.js';
import { useDelayed } from '../hooks/use-delayed.js';
import { mealIcons } from '../icons/index.js';
import { PageHead, SectionHead } from '../page/page-head.js';
import { EmptyState, ErrorState } from '../page/page-states.js';
import { expectNoAxeViolations } from '../testing/axe.js';
import { mealTypeKeys } from '../theme/tokens.js';
import { Avatar, initialsOf } from './avatar.js';
import { Badge } from './badge.js';
import { Chip } from './chip.js';
import { Disclosure } from './disclosure.js';
import { InlineNotice } from './inline-notice.js';
import { Logo, Spinner } from './logo.js';
import { defaultPlateArcs, plateArcPaths } from './plate-clock.js';
import { SkeletonRows } from './skeleton.js';

describe('the plate-clock', () => {
  test('draws the usual five meals as in the logo of the design', () => {
    const paths = plateArcPaths(defaultPlateArcs, 11).map(({ path }) => path);
    expect(paths[0]).toBe('M16.86 5.03A11 11 0 0 1 26.97 15.14');
    expect(paths[2]).toBe('M21.75 25.38A11 11 0 0 1 5.84 20.21');
    expect(paths[4]).toBe('M5.84 11.79A11 11 0 0 1 15.14 5.03');
  });
});

describe('small pieces of a page', () => {
  test('have no accessibility fault', async () => {
    const remove = jest.fn();
    render(
      <main>
        <PageHead title="Pacjenci" count={48} description="Dziś 6 wizyt" />
        <SectionHead title="Zamienniki" count={3} />
        <Logo />
        <Avatar name="Żaneta Ćwiklińska" />
        <Badge tone="ok">Aktywny</Badge>
        <Chip meal="lunch">Obiad</Chip>
        <Chip onRemove={remove}>Laktoza</Chip>
        <InlineNotice tone="amber" title="Niezapisane zmiany." live>
          Zmieniono porcje.
        </InlineNotice>
        <EmptyState title="Brak planów" description="Wybierz pacjenta." compact />
      </main>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Pacjenci' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Usuń: Laktoza' }));
    expect(remove).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations();
  });

  test('show the initials of a name with Polish letters', () => {
    expect(['Żaneta Ćwiklińska', 'łukasz', ' Anna Maria Nowak ', ''].map(initialsOf)).toEqual([
      'ŻĆ',
      'Ł',
      'AN',
      '',
    ]);
  });

  test('have an icon for every meal type', () => {
    expect(mealTypeKeys.filter((type) => !mealIcons[type])).toEqual([]);
  });

  test('fold away and say so', async () => {
    render(<Disclosure title="Porcje">Zakres porcji</Disclosure>);
    const toggle = screen.getByRole('button', { name: 'Porcje', expanded: true });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Zakres porcji')).toBeNull();
    await expectNoAxeViolations();
  });
});

describe('an error in place of data', () => {
  test('says what failed and tries again', async () => {
    const retry = jest.fn();
    render(<ErrorState title="Nie udało się pobrać słownika" onRetry={retry} requestId="ab12" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Numer zgłoszenia: ab12');
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations();
  });
});

describe('waiting', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('shows nothing for the first 200 ms', () => {
    const { result, rerender } = renderHook(({ active }) => useDelayed(active), {
      initialProps: { active: true },
    });
    act(() => void jest.advanceTimersByTime(199));
    expect(result.current).toBe(false);
    act(() => void jest.advanceTimersByTime(1));
    expect(result.current).toBe(true);
    rerender({ active: false });
    expect(result.current).toBe(false);
    rerender({ active: true });
    expect(result.current).toBe(false);
  });

  test('is spoken as well as drawn', () => {
    render(
      <>
        <Spinner label="Logowanie..." />
        <SkeletonRows label="Wczytywanie pacjentów" />
      </>,
    );
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
      'Logowanie...',
      'Wczytywanie pacjentów',
    ]);
  });
});

describe('spoken messages', () => {
  test('are read again when the same sentence comes twice', () => {
    render(<LiveRegion />);
    const region = document.querySelector('[aria-live=polite]');
    act(() => announce('3 wyniki'));
    const first = region?.textContent;
    act(() => announce('3 wyniki'));
    expect(first).toBe('3 wyniki');
    expect(region?.textContent).not.toBe(first);
    expect(region?.textContent?.trim()).toBe('3 wyniki');
  });
});
