import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button.js';
import { expectNoAxeViolations } from '../testing/axe.js';
import { stubMatchMedia } from '../testing/match-media.js';
import { DataTable } from './data-table.js';
import { type DataColumn, type DataTableProps, pageWindow, sortRows, toggleSort } from './table-model.js';

interface Food {
  id: string;
  name: string;
  kcal: number | null;
}

const foods: Food[] = [
  { id: 'a', name: 'Łosoś', kcal: 201 },
  { id: 'b', name: 'Ćwikła', kcal: null },
  { id: 'c', name: 'Cukinia', kcal: 17 },
];
const columns: DataColumn<Food>[] = [
  { id: 'name', header: 'Nazwa', title: true, cell: (food) => food.name, sortValue: (food) => food.name },
  {
    id: 'kcal',
    header: 'Kalorie',
    numeric: true,
    cell: (food) => food.kcal ?? '–',
    sortValue: (food) => food.kcal,
    phone: 'line1-end',
  },
  { id: 'use', header: 'Działania', hideHeader: true, cell: () => <Button>Użyj</Button> },
];

function Foods(props: Partial<DataTableProps<Food>>) {
  return (
    <DataTable
      caption="Produkty"
      rows={foods}
      columns={columns}
      rowKey={(food) => food.id}
      rowName={(food) => food.name}
      {...props}
    />
  );
}

const bodyRows = (): Element[] => [...document.querySelectorAll('tbody tr:not([aria-hidden])')];
const names = (): (string | null)[] => bodyRows().map((row) => row.querySelector('td')?.textContent ?? null);
const pager = () => within(screen.getByLabelText('Strony: Produkty'));

describe('a table', () => {
  test('is sorted by a header in Polish order, then the other way, and says so', async () => {
    render(<Foods />);
    expect(names()).toEqual(['Łosoś', 'Ćwikła', 'Cukinia']);
    const header = screen.getByRole('columnheader', { name: 'Nazwa' });
    expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(header).getByRole('button'));
    expect(names()).toEqual(['Cukinia', 'Ćwikła', 'Łosoś']);
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header).getByRole('button'));
    expect(names()).toEqual(['Łosoś', 'Ćwikła', 'Cukinia']);
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Działania' })).not.toHaveAttribute('aria-sort');
    await expectNoAxeViolations();
  });

  test('keeps rows without a value at the end in both directions', () => {
    const order = (direction: 'ascending' | 'descending'): string[] =>
      sortRows(foods, columns, { column: 'kcal', direction }).map((food) => food.id);
    expect(order('ascending')).toEqual(['c', 'a', 'b']);
    expect(order('descending')).toEqual(['a', 'c', 'b']);
    expect(toggleSort({ column: 'kcal', direction: 'descending' }, 'kcal').direction).toBe('ascending');
  });

  test('opens a row by a click anywhere, by its name, and moves with the arrows; buttons in it are their own', async () => {
    const open = jest.fn();
    render(<Foods onOpen={open} />);
    await userEvent.click(screen.getByText('17'));
    expect(open).toHaveBeenLastCalledWith(foods[2]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Użyj' })[0] as HTMLElement);
    expect(open).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Łosoś' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cukinia' }));
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('shows what stands in its place when there is nothing', () => {
    render(<Foods rows={[]} empty={<p>Brak produktów</p>} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Brak produktów')).toBeTruthy();
  });
});

const many: Food[] = Array.from({ length: 1284 }, (_unused, index) => ({
  id: String(index + 1),
  name: `Posiłek ${index + 1}`,
  kcal: index,
}));

describe('the pages of a table', () => {
  test('are named after their table: two tables of one screen have two navigations', async () => {
    render(
      <main>
        <h1>Kosz</h1>
        <Foods caption="Pacjenci" />
        <Foods caption="Plany" />
      </main>,
    );
    expect(screen.getAllByRole('navigation').map((pages) => pages.getAttribute('aria-label'))).toEqual([
      'Strony: Pacjenci',
      'Strony: Plany',
    ]);
    await expectNoAxeViolations();
  });

  test('[library §9] hold fifty rows and a window of five numbers', async () => {
    render(<Foods rows={many} />);
    expect(bodyRows()).toHaveLength(50);
    expect(screen.getByText('1–50 z 1 284')).toBeTruthy();
    const numbers = (): (string | null)[] =>
      pager()
        .getAllByRole('button', { name: /^Strona / })
        .map((button) => button.textContent);
    expect(numbers()).toEqual(['1', '2', '3', '4', '5', '26']);
    await userEvent.click(pager().getByRole('button', { name: 'Strona 26' }));
    expect(numbers()).toEqual(['22', '23', '24', '25', '26']);
    expect(names()[0]).toBe('Posiłek 1251');
    expect(screen.getByText('1 251–1 284 z 1 284')).toBeTruthy();
    expect(pager().getByRole('button', { name: 'Następna strona' })).toBeDisabled();
    await expectNoAxeViolations(screen.getByLabelText('Strony: Produkty'));
  });

  test('start again at one when the search changes, and never end beyond the last', async () => {
    const { rerender } = render(<Foods rows={many} resetKey="" />);
    await userEvent.click(pager().getByRole('button', { name: 'Strona 3' }));
    rerender(<Foods rows={many.slice(0, 120)} resetKey="" />);
    expect(names()[0]).toBe('Posiłek 101');
    rerender(<Foods rows={many.slice(0, 60)} resetKey="" />);
    expect(names()[0]).toBe('Posiłek 51');
    rerender(<Foods rows={many.slice(0, 60)} resetKey="pos" />);
    expect(names()[0]).toBe('Posiłek 1');
  });

  test('follow the row that is opened beside the table, and leave it where the person stopped', async () => {
    const { rerender } = render(<Foods rows={many} currentKey="50" />);
    expect(names()[0]).toBe('Posiłek 1');
    rerender(<Foods rows={many} currentKey="51" />);
    expect(names()[0]).toBe('Posiłek 51');
    expect(bodyRows()[0]).toHaveAttribute('aria-current', 'true');
    rerender(<Foods rows={many} />);
    expect(names()[0]).toBe('Posiłek 51');
    await userEvent.click(pager().getByRole('button', { name: 'Strona 3' }));
    expect(names()[0]).toBe('Posiłek 101');
  });

  test('have the focus on the row that was looked at last', () => {
    const open = jest.fn();
    const { rerender } = render(<Foods onOpen={open} currentKey="a" />);
    rerender(<Foods onOpen={open} currentKey="c" />);
    rerender(<Foods onOpen={open} />);
    expect(screen.getByRole('button', { name: 'Cukinia' })).toHaveFocus();
  });

  test.each([
    [1, 26, [1, 2, 3, 4, 5]],
    [3, 26, [1, 2, 3, 4, 5]],
    [14, 26, [12, 13, 14, 15, 16]],
    [26, 26, [22, 23, 24, 25, 26]],
    [2, 3, [1, 2, 3]],
  ])('around page %i of %i are %j', (page, count, numbers) => {
    expect(pageWindow(page, count)).toEqual(numbers);
  });
});

function SelectableFoods({ onDelete }: { onDelete: (ids: string[]) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Foods
      selection={{
        selected,
        onChange: setSelected,
        actions: <Button onClick={() => onDelete([...selected])}>Usuń mapowania</Button>,
      }}
    />
  );
}

describe('the selection of a table', () => {
  test('counts the chosen rows and offers what can be done with them', async () => {
    const remove = jest.fn();
    render(<SelectableFoods onDelete={remove} />);
    expect(screen.queryByRole('button', { name: 'Usuń mapowania' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Łosoś' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Cukinia' }));
    expect(screen.getByText('2 zaznaczone')).toBeTruthy();
    const all = screen.getByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' });
    expect(all).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Usuń mapowania' }));
    expect(remove).toHaveBeenLastCalledWith(['a', 'c']);
    await userEvent.click(all);
    expect(screen.getByText('3 zaznaczone')).toBeTruthy();
    await expectNoAxeViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Odznacz' }));
    expect(screen.queryByRole('button', { name: 'Odznacz' })).toBeNull();
  });

  test('takes the place of the order on a phone, where a finger also hits beside the box', async () => {
    const restore = stubMatchMedia(['(max-width: 480px)']);
    render(<SelectableFoods onDelete={() => undefined} />);
    expect(screen.getByRole('combobox', { name: 'Sortuj' })).toBeInTheDocument();
    const box = screen.getByRole('checkbox', { name: 'Zaznacz: Łosoś' });
    await userEvent.click(box.parentElement as HTMLElement);
    expect(box).toBeChecked();
    expect(screen.getByText('1 zaznaczony')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Sortuj' })).toBeNull();
    await expectNoAxeViolations();
    restore();
  });
});

describe('a long table in a box', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('draws only the rows in sight and still counts them all', () => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(440);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
    render(<Foods rows={many} pageSize="all" virtual={{ height: '440px', rowHeight: 44 }} />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1285');
    expect(bodyRows().length).toBeGreaterThanOrEqual(10);
    expect(bodyRows().length).toBeLessThan(40);
  });
});

describe('a table on a phone', () => {
  let restore: () => void = () => undefined;
  afterEach(() => restore());

  test('becomes rows of two lines with a list of orders', async () => {
    restore = stubMatchMedia(['(max-width: 480px)']);
    const open = jest.fn();
    render(<Foods onOpen={open} />);
    expect(screen.queryByRole('table')).toBeNull();
    const rows = within(screen.getByRole('list', { name: 'Produkty' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['Łosoś201Użyj', 'Ćwikła–Użyj', 'Cukinia17Użyj']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortuj' }), 'Kalorie, malejąco');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Łosoś');
    await userEvent.click(screen.getByRole('button', { name: 'Cukinia' }));
    expect(open).toHaveBeenCalledWith(foods[2]);
    await expectNoAxeViolations();
  });

  test('keeps a filter beside the order, also when nothing passes it', async () => {
    restore = stubMatchMedia(['(max-width: 480px)']);
    const filter = <Button>Każda kategoria</Button>;
    const { rerender } = render(<Foods phoneStart={filter} />);
    const order = screen.getByRole('combobox', { name: 'Sortuj' });
    expect(order.parentElement?.parentElement).toContainElement(
      screen.getByRole('button', { name: 'Każda kategoria' }),
    );
    rerender(<Foods rows={[]} phoneStart={filter} />);
    expect(screen.getByRole('button', { name: 'Każda kategoria' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Sortuj' })).toBeNull();
  });

  test('offers no order where there is nothing to order', () => {
    restore = stubMatchMedia(['(max-width: 480px)']);
    render(<Foods rows={[]} />);
    expect(screen.queryByRole('combobox', { name: 'Sortuj' })).toBeNull();
  });
});
