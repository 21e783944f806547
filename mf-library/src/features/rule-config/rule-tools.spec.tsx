import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RULE_CONFIG as defaults } from '@pora/contracts/catalog/rule-config.defaults';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { ruleTrialRoutes } from '@pora/contracts/plans/rule-trial.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { makePatient } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openRules, rulesAnswer, SAVED_AT } from './testing/open-rules.js';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => button(/^Zapisz$|^Zapisz Ctrl/);
const dayTolerance = () => screen.getByRole('textbox', { name: /^Tolerancja dnia/ });

const NOBODY = { candidates: 0, reaching: 0, meals: [] };
const BEFORE = { left: 46, reachTarget: 40, capacity: 92 };
const BREAKFAST = {
  ...{ type: 'breakfast', slots: 14, before: BEFORE, after: { left: 44, reachTarget: 38, capacity: 88 } },
  ...{
    verdict: 'ok',
    sentence: '44 do wyboru.',
    reasons: ['2 nie ma zamiennika'],
    lost: NOBODY,
    gained: NOBODY,
  },
};
const DINNER = {
  ...{ type: 'dinner', slots: 14, before: BEFORE, after: { left: 17, reachTarget: 3, capacity: 14 } },
  ...{ verdict: 'few_reach_target', sentence: 'Tylko 3 z 7 osiąga cel.', reasons: [] },
  lost: {
    ...{ candidates: 30, reaching: 1 },
    meals: Array.from({ length: 20 }, (_, index) => ({
      ...{ mealId: `m-${index}`, name: `Kanapki ${index + 1}`, kcal: null },
      reason: 'Typ posiłku nie pasuje do tego miejsca.',
    })),
  },
  gained: {
    ...{ candidates: 1, reaching: 0 },
    meals: [
      {
        ...{ mealId: 'm-krem', name: 'Krem z dyni', kcal: 368 },
        reason: 'Najwięcej 120 kcal przy porcji 100%, cel 380 kcal.',
      },
    ],
  },
};

describe('reguły prostymi słowami i historia', () => {
  const summary = () => screen.getByRole('navigation', { name: 'Reguły prostymi słowami' });

  it('zdania mówią, co działa, i zmieniają się z polami; to, czego nikt nie czyta, w nich nie stoi', async () => {
    const { user } = await openRules(rulesAnswer({ fixedPortions: { custom_1: 100, snack: 80 } }));
    expect(summary()).toHaveTextContent('Dzień: cel ±20%.');
    expect(summary()).toHaveTextContent('Przekąska zawsze 80%.');
    expect(summary()).not.toHaveTextContent('custom_1');
    expect(summary()).toHaveTextContent(
      'Plan 14-dniowy: obiad na 2 dni, kolacja na 2 dni, kolacja od dnia 2.',
    );
    await user.clear(dayTolerance());
    await user.type(dayTolerance(), '15');
    await waitFor(() => expect(summary()).toHaveTextContent('Dzień: cel ±15%.'));
  });

  it('zdanie prowadzi do swojej sekcji, także zwiniętej', async () => {
    const { user } = await openRules();
    await user.click(button('Porcje'));
    await user.click(button('Przejdź do sekcji: Porcje'));
    expect(button('Porcje')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Porcje')).toHaveFocus();
  });

  it('historia porównuje zapis z formularzem i wczytuje go jako niezapisaną zmianę', async () => {
    const { user, api, lastSaved } = await openRules();
    const older = { ...defaults, fixedPortions: { snack: 80 } };
    const save2 = { version: 2, config: defaults, savedAt: SAVED_AT, savedBy: 'alicja@gabinet.example' };
    const save1 = { ...save2, version: 1, config: older, savedAt: '2026-11-03T16:05:00.000Z' };
    api.on(ruleConfigRoutes.history, { items: [save2, save1] });
    api.on(sessionRoutes.people, { items: [{ email: 'alicja@gabinet.example', name: 'Alicja Różańska' }] });
    await user.click(button('Historia'));
    const dialog = await screen.findByRole('dialog', { name: 'Historia reguł' });
    expect(await within(dialog).findByText('1 zmiana: Porcje')).toBeInTheDocument();
    expect(within(dialog).getAllByText('Alicja Różańska')).toHaveLength(2);
    expect(within(dialog).getByText('Ta wersja niczym się nie różni od obecnych reguł.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: /^03\.11\.2026/ }));
    const row = within(dialog).getByRole('row', { name: /Porcja stała: Przekąska/ });
    expect(row).toHaveTextContent('80%');
    await user.click(within(dialog).getByRole('button', { name: /^Przywróć: 03\.11\.2026/ }));
    expect(screen.queryByRole('dialog', { name: 'Historia reguł' })).toBeNull();
    expect(save()).toBeEnabled();
    await user.click(save());
    await waitFor(() => expect(lastSaved()).toEqual(older));
  });

  it('próba na sucho liczy na regułach z formularza i mówi, ilu kandydatów ubyło i dlaczego', async () => {
    const { user, api, lastSaved } = await openRules();
    api.on(patientRoutes.list, { items: [makePatient({ id: 'p-1' })] });
    api.on(ruleTrialRoutes.run, { caloriesPerDay: 1750, types: [BREAKFAST, DINNER] });
    await user.clear(dayTolerance());
    await user.type(dayTolerance(), '15');
    await user.click(button('Próba na sucho'));
    const dialog = await screen.findByRole('dialog', { name: 'Próba na sucho' });
    expect(within(dialog).getByRole('button', { name: 'Policz' })).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: 'Kalorie dziennie' }), '1750');
    await user.click(within(dialog).getByRole('checkbox', { name: 'KB' }));
    await user.click(within(dialog).getByRole('button', { name: 'Policz' }));
    const row = await within(dialog).findByRole('row', { name: /Śniadanie/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(1, 5)).toEqual(['46', '44', '−2', '40 → 38']);
    expect(row).toHaveTextContent('2 nie ma zamiennika');
    expect(within(dialog).getByRole('row', { name: /Kolacja/ })).toHaveTextContent('Tylko 3 z 7 osiąga cel.');
    const body = api.calls(ruleTrialRoutes.run)[0]?.body;
    expect(body).toMatchObject({ patientId: null, mealsPerDay: 5, caloriesPerDay: 1750 });
    expect(body?.sources).toEqual(['own', 'AG', 'KS']);
    expect(body?.config).toMatchObject({ calorieBudget: { dailyTargetTolerancePercent: 15 } });
    await user.click(within(dialog).getByRole('button', { name: 'Zapisz reguły' }));
    await waitFor(() => expect(lastSaved().calorieBudget.dailyTargetTolerancePercent).toBe(15));
  });

  it('próba na sucho wymienia posiłki, które odpadły i które doszły, z powodem; reszta po kliknięciu', async () => {
    const { user, api } = await openRules();
    api.on(patientRoutes.list, { items: [makePatient({ id: 'p-1' })] });
    api.on(ruleTrialRoutes.run, { caloriesPerDay: 1750, types: [BREAKFAST, DINNER] });
    await user.click(button('Próba na sucho'));
    const dialog = await screen.findByRole('dialog', { name: 'Próba na sucho' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Kalorie dziennie' }), '1750');
    await user.click(within(dialog).getByRole('button', { name: 'Policz' }));
    const toggle = await within(dialog).findByRole('button', { name: 'Posiłki: Kolacja' });
    expect(within(dialog).queryByRole('button', { name: 'Posiłki: Śniadanie' })).toBeNull();
    await user.click(toggle);
    expect(within(dialog).getByRole('button', { name: 'Posiłki: Kolacja' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const lost = within(dialog).getByRole('heading', { name: 'Odpadło 31' }).closest('section')!;
    expect(lost).toHaveTextContent('z wyboru 30, z trafiających w cel 1');
    expect(within(lost).getAllByRole('listitem')).toHaveLength(5);
    expect(within(lost).getByText('Kanapki 1')).toBeInTheDocument();
    expect(within(lost).getAllByText('Typ posiłku nie pasuje do tego miejsca.')).toHaveLength(5);
    await user.click(within(lost).getByRole('button', { name: 'i 26 innych' }));
    expect(within(lost).getAllByRole('listitem')).toHaveLength(20);
    expect(lost).toHaveTextContent('i 11 innych');
    const gained = within(dialog).getByRole('heading', { name: 'Doszło 1' }).closest('section')!;
    expect(gained).toHaveTextContent(/Krem z dyni\s*368\s*kcalDotąd: Najwięcej 120 kcal/);
  });
});
