import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe.js';
import { linearScale, niceTicks, paddedRange } from './chart-scale.js';
import { LineChart } from './line-chart.js';
import { layoutLineChart } from './line-chart-layout.js';
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
  const toBmi = (kg: number): number => kg / (1.68 * 1.68);

  test('shows one curve on two scales and the newest value in words', async () => {
    render(
      <LineChart
        title="Masa i BMI"
        summary="Masa ciała od 02.09 do 17.11.2026: z 81,4 kg do 76,2 kg"
        points={weights}
        unit="kg"
        secondScale={{ unit: 'BMI', toSecond: toBmi }}
        goal={{ value: 25 * 1.68 * 1.68, label: 'BMI 25' }}
        stages={[{ date: '2026-09-02', label: 'Etap I' }]}
      />,
    );
    const picture = screen.getByRole('img', { name: /z 81,4 kg do 76,2 kg/ });
    // 76.2 / 1.68² = 27.0
    expect(picture.textContent).toContain('76,2 kg · BMI 27,0');
    expect(screen.getByRole('table', { name: 'Masa i BMI' })).toHaveTextContent('14.10.2026');
    await expectNoAxeViolations();
  });

  test('keeps the size of its texts on a phone: the canvas is as wide as its box', () => {
    const measured = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(330);
    render(<LineChart title="Masa" summary="Masa ciała" points={weights} unit="kg" />);
    expect(screen.getByRole('img')).toHaveAttribute('viewBox', '0 0 330 236');
    measured.mockRestore();
    const { marks, dateLabels } = layoutLineChart({ points: weights, width: 200, height: 236 });
    expect(marks.every((mark) => mark.x < 200)).toBe(true);
    expect(dateLabels.map((label) => label.text)).toEqual(['02.09', '17.11']);
  });

  test('names the day under the pointer', () => {
    render(<LineChart title="Masa" summary="Masa ciała" points={weights} unit="kg" />);
    const picture = screen.getByRole('img');
    picture.getBoundingClientRect = () => ({ left: 0, width: 640 }) as DOMRect;
    fireEvent(picture, new MouseEvent('pointermove', { clientX: 40, bubbles: true }));
    expect(picture.textContent).toContain('02.09.2026: 81,4 kg');
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
