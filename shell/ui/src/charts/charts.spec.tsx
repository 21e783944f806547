import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe.js';
import { linearScale, niceTicks, paddedRange } from './chart-scale.js';
import { LineChart } from './line-chart.js';
import { layoutLineChart } from './line-chart-layout.js';
import { trendOf } from './chart-trend.js';
import { Meter } from './meter.js';
import { StackedBar } from './stacked-bar.js';

const weights = [
  { date: '2026-09-02', value: 81.4 },
  { date: '2026-11-17', value: 76.2 },
  { date: '2026-10-14', value: 78.8 },
];

describe('the scales of a chart', () => {
  test('map a range onto the canvas, and a single value to its middle', () => {
    expect(linearScale([70, 80], [200, 0])(75)).toBe(100);
    expect(linearScale([75, 75], [200, 0])(75)).toBe(100);
  });

  test('have round values and air around the curve', () => {
    expect(niceTicks(70.2, 81.9)).toEqual([72, 76, 80]);
    expect(niceTicks(25.3, 28.9, 5)).toEqual([26, 27, 28]);
    expect(paddedRange([76.2, 81.2], 4)).toEqual([75.7, 81.7]);
    expect(paddedRange([76], 4)).toEqual([74, 78]);
  });

  test('put days in order and show the first and the last date', () => {
    const { marks, dateLabels } = layoutLineChart({ points: weights, width: 640, height: 236 });
    expect(marks.map((mark) => mark.point.value)).toEqual([81.4, 78.8, 76.2]);
    expect(dateLabels.map((label) => label.text)).toEqual(['02.09', '14.10', '17.11']);
  });
});

describe('the weight chart', () => {
  const inKg = (kg: number): string => `${kg.toFixed(1).replace('.', ',')} kg`;
  const toBmi = (kg: number): number => kg / (1.68 * 1.68);

  test('shows one curve on two scales and the newest value in words', async () => {
    render(
      <LineChart
        title="Masa i BMI"
        summary="Masa ciała od 02.09 do 17.11.2026: z 81,4 kg do 76,2 kg"
        points={weights}
        unit="kg"
        describe={inKg}
        secondScale={{ unit: 'BMI', toSecond: toBmi }}
        goal={{ value: 25 * 1.68 * 1.68, label: 'BMI 25' }}
        bands={[{ from: '2026-08-20', to: '2026-10-14', label: 'Etap I', detail: '1900 kcal' }]}
      />,
    );
    const picture = screen.getByRole('slider', { name: /z 81,4 kg do 76,2 kg/ });
    expect(picture.textContent).toContain('76,2 kg');
    expect(picture.textContent).toContain('Etap I · 1900 kcal');
    expect(picture.textContent).toContain('BMI 25');
    expect(screen.getByRole('table', { name: 'Masa i BMI' })).toHaveTextContent('14.10.2026');
    await expectNoAxeViolations();
  });

  test('keeps the size of its texts on a phone: the canvas is as wide as its box', () => {
    const measured = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(330);
    render(<LineChart title="Masa" summary="Masa ciała" points={weights} unit="kg" describe={inKg} />);
    expect(screen.getByRole('slider')).toHaveAttribute('viewBox', '0 0 330 236');
    measured.mockRestore();
    const { marks, dateLabels } = layoutLineChart({ points: weights, width: 200, height: 236 });
    expect(marks.every((mark) => mark.x < 200)).toBe(true);
    expect(dateLabels.map((label) => label.text)).toEqual(['02.09', '17.11']);
  });

  test('names the day under the pointer', () => {
    render(<LineChart title="Masa" summary="Masa ciała" points={weights} unit="kg" describe={inKg} />);
    const picture = screen.getByRole('slider');
    picture.getBoundingClientRect = () => ({ left: 0, width: 640 }) as DOMRect;
    fireEvent(picture, new MouseEvent('pointermove', { clientX: 40, bubbles: true }));
    expect(picture.textContent).toContain('02.09.2026: 81,4 kg');
  });
});

describe('a chart that is walked through', () => {
  const walk = (points: readonly { date: string; value: number }[]) =>
    render(<LineChart title="Masa" summary="Masa ciała" points={points} unit="kg" describe={String} />);

  test('by the arrows: each press says the next measurement, the ends stay the ends', () => {
    walk(weights);
    const picture = screen.getByRole('slider');
    expect(picture).toHaveAttribute('aria-valuetext', '17.11.2026: 76.2');
    fireEvent.keyDown(picture, { key: 'ArrowLeft' });
    expect(picture).toHaveAttribute('aria-valuetext', '14.10.2026: 78.8');
    fireEvent.keyDown(picture, { key: 'Home' });
    fireEvent.keyDown(picture, { key: 'ArrowLeft' });
    expect(picture).toHaveAttribute('aria-valuetext', '02.09.2026: 81.4');
    fireEvent.keyDown(picture, { key: 'End' });
    expect(picture).toHaveAttribute('aria-valuenow', '3');
  });

  test('a single measurement stands in the middle, two are joined without a trend', () => {
    const one = layoutLineChart({ points: weights.slice(0, 1), width: 640, height: 236 });
    expect(one.marks[0]?.x).toBe((42 + 600) / 2);
    expect(one.marks[0]?.y).toBe((212 + 26) / 2);
    const two = layoutLineChart({ points: weights.slice(0, 2), width: 640, height: 236 });
    expect(two.polyline.split(' ')).toHaveLength(2);
    expect(two.hasTrend).toBe(false);
  });

  test('no measurement draws nothing', () => {
    const { container } = walk([]);
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('the trend', () => {
  test('is the mean of a measurement and its neighbours, the ends are what was measured', () => {
    const points = [80, 76, 78].map((value, at) => ({ date: `2026-09-0${at + 1}`, value }));
    expect(trendOf(points).map(({ value }) => value)).toEqual([80, 78, 78]);
  });

  test('bands lie inside the canvas; a name that does not fit is left out', () => {
    const { bands } = layoutLineChart({
      points: weights,
      width: 640,
      height: 236,
      until: '2026-11-20',
      bands: [
        { from: '2026-07-01', to: '2026-08-01', label: 'przed wszystkim' },
        { from: '2026-08-20', to: '2026-10-01', label: 'Etap I', detail: '1900 kcal' },
        { from: '2026-11-18', to: '2026-11-20', label: 'Etap II' },
      ],
    });
    expect(bands.map(({ text }) => text)).toEqual(['Etap I · 1900 kcal', '']);
    expect(bands[0]?.left).toBe(42 - 4);
  });
});

describe('the calorie bars', () => {
  test('say in a sentence what they show', async () => {
    render(
      <>
        <StackedBar
          label="Dzień 4: 950 z 1 750 kcal"
          max={2000}
          target={1750}
          tolerance={{ low: 1600, high: 1900 }}
          ghost={177}
          segments={[
            { id: 'a', meal: 'breakfast', value: 425, label: 'Jaglanka' },
            { id: 'b', meal: 'lunch', value: 525, label: 'Gulasz' },
          ]}
        />
        <Meter label="Białko" value={120} max={95} valueText="120 z 95 g" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Dzień 4: 950 z 1 750 kcal' })).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Białko' })).toHaveAttribute('aria-valuenow', '95');
    expect(screen.getByRole('meter', { name: 'Białko' })).toHaveAttribute('aria-valuetext', '120 z 95 g');
    await expectNoAxeViolations();
  });
});

describe('słupek opisany obok', () => {
  test('bez własnego zdania jest niewidoczny dla czytnika ekranu', () => {
    const { container } = render(<StackedBar label="" segments={[]} max={100} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('[role=img]')).toBeNull();
  });
});
