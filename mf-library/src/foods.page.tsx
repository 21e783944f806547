import { useParams } from '@pora/kit/router';
import { lazy, Suspense } from 'react';
import { DATA_QUALITY } from './shared/data-quality-path.js';
import { FoodsScreen } from './features/foods/foods.screen.js';

const DataQualityScreen = lazy(async () => ({
  default: (await import('./features/data-quality/data-quality.screen.js')).DataQualityScreen,
}));

/** The food database, or what of its data is to be mended. */
export function FoodsPage() {
  const { id } = useParams();
  if (id !== DATA_QUALITY) return <FoodsScreen />;
  return (
    <Suspense>
      <DataQualityScreen />
    </Suspense>
  );
}
