import { type RefCallback, useCallback, useState } from 'react';
import { DEFAULT_CHART_WIDTH } from './line-chart-layout.js';

/** Width of a chart's box in px, followed as the box changes: texts keep their size on a phone. */
export function useChartWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(DEFAULT_CHART_WIDTH);
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const read = (): void => setWidth(Math.round(box.clientWidth) || DEFAULT_CHART_WIDTH);
    read();
    const watch = new ResizeObserver(read);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return [measure, width];
}
