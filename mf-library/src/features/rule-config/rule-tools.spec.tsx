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
    expect(within(dialog).getByText('Ta wersja mówi to samo.')).toBeInTheDocument();
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
    const before = { left: 46, reachTarget: 40, capacity: 92 };
    api.on(ruleTrialRoutes.run, {
      caloriesPerDay: 1750,
      types: [
        {
          ...{ type: 'breakfast', slots: 14, before, after: { left: 44, reachTarget: 38, capacity: 88 } },
          ...{ verdict: 'ok', sentence: '44 do wyboru.', reasons: ['2 nie ma zamiennika'] },
        },
        {
          ...{ type: 'dinner', slots: 14, before, after: { left: 7, reachTarget: 3, capacity: 14 } },
          ...{ verdict: 'few_reach_target', sentence: 'Tylko 3 z 7 osiąga cel.', reasons: [] },
        },
      ],
    });
    await user.clear(dayTolerance());
    await user.type(dayTolerance(), '15');
    await user.click(button('Próba na sucho'));
    const dialog = await screen.findByRole('dialog', { name: 'Próba na sucho' });
    expect(within(dialog).getByRole('button', { name: 'Policz' })).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: 'Kalorie dziennie' }), '1750');
    await user.click(within(dialog).getByRole('checkbox', { name: 'KB' }));
    await user.click(within(dialog).getByRole('button', { name: 'Policz' }));
    const row = await within(dialog).findByRole('row', { name: /Śniadanie/ });
    expect(row).toHaveTextContent('46 → 44');
    expect(row).toHaveTextContent('−2');
    expect(row).toHaveTextContent('2 nie ma zamiennika');
    expect(within(dialog).getByRole('row', { name: /Kolacja/ })).toHaveTextContent('Tylko 3 z 7 osiąga cel.');
    const body = api.calls(ruleTrialRoutes.run)[0]?.body;
    expect(body).toMatchObject({ patientId: null, mealsPerDay: 5, caloriesPerDay: 1750 });
    expect(body?.sources).toEqual(['own', 'AG', 'KS']);
    expect(body?.config).toMatchObject({ calorieBudget: { dailyTargetTolerancePercent: 15 } });
    await user.click(within(dialog).getByRole('button', { name: 'Zapisz reguły' }));
    await waitFor(() => expect(lastSaved().calorieBudget.dailyTargetTolerancePercent).toBe(15));
  });
});
