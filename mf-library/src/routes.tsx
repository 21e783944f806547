import { defineRemote } from '@pora/kit';
import { PageHead, PageLayout } from '@pora/ui';

function MealsScreen() {
  return (
    <PageLayout>
      <PageHead title="Biblioteka posiłków" />
    </PageLayout>
  );
}

function FoodsScreen() {
  return (
    <PageLayout>
      <PageHead title="Baza produktów" />
    </PageLayout>
  );
}

function IntolerancesScreen() {
  return (
    <PageLayout>
      <PageHead title="Baza nietolerancji" />
    </PageLayout>
  );
}

function SettingsScreen() {
  return (
    <PageLayout>
      <PageHead title="Ustawienia" />
    </PageLayout>
  );
}

/** Pages of this remote; the shell opens them under /meals, /foods, /intolerances and /settings. */
export const remote = defineRemote({
  meals: async () => MealsScreen,
  foods: async () => FoodsScreen,
  intolerances: async () => IntolerancesScreen,
  settings: async () => SettingsScreen,
});
