import { describe, expect, it } from '@jest/globals';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { apiError, fakeApi, renderScreen } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { RuleConfigScreen } from './rule-config.screen.js';

const answer = { config: DEFAULT_RULE_CONFIG, defaults: DEFAULT_RULE_CONFIG };

describe('silnik reguł', () => {
  it('[library §2] bez zapisanych reguł mówi, że działają domyślne, i „brak danych” o zmianie', async () => {
    fakeApi().on(ruleConfigRoutes.get, { ...answer, source: 'defaults', updatedAt: null });
    renderScreen(<RuleConfigScreen />);
    expect(await screen.findByText('Źródło: reguły domyślne')).toBeInTheDocument();
    expect(screen.getByText('Ostatnia zmiana: brak danych')).toBeInTheDocument();
    expect(screen.getByText('średnia planu ±10%, dzień ±20%, posiłek ±20%')).toBeInTheDocument();
    expect(screen.getByText('obiad na 2 dni, kolacja na 2 dni')).toBeInTheDocument();
  });

  it('[library §2] z regułami gabinetu mówi, skąd są i kiedy je zmieniono', async () => {
    const repeatLimits = { ...DEFAULT_RULE_CONFIG.repeatLimits, defaultPerType: 1 };
    fakeApi().on(ruleConfigRoutes.get, {
      ...answer,
      config: { ...DEFAULT_RULE_CONFIG, repeatLimits },
      source: 'database',
      updatedAt: '2026-11-16T11:05:00.000Z',
    });
    renderScreen(<RuleConfigScreen />);
    expect(await screen.findByText('Źródło: baza danych')).toBeInTheDocument();
    expect(screen.getByText(/Ostatnia zmiana: 16\.11\.2026/)).toBeInTheDocument();
    expect(screen.getByText('to samo danie najwyżej 1 raz w planie')).toBeInTheDocument();
  });

  it('[library §2.32] zanim przyjdą, mówi „Ładowanie konfiguracji…”', async () => {
    let arrive: (rules: unknown) => void = () => undefined;
    const rules = new Promise((resolve) => (arrive = resolve));
    fakeApi().on(ruleConfigRoutes.get, () => rules);
    renderScreen(<RuleConfigScreen />);
    expect(await screen.findByRole('status')).toHaveTextContent('Ładowanie konfiguracji…');
    arrive({ ...answer, source: 'defaults', updatedAt: null });
    expect(await screen.findByText('Źródło: reguły domyślne')).toBeInTheDocument();
    expect(screen.queryByText('Ładowanie konfiguracji…')).toBeNull();
  });

  it('[library §8] błąd daje „Spróbuj ponownie”', async () => {
    const api = fakeApi();
    api.on(ruleConfigRoutes.get, apiError(500, 'internal', 'Katalog nie odpowiada.'));
    const { user } = renderScreen(<RuleConfigScreen />);
    expect(await screen.findByText('Nie udało się pobrać konfiguracji.')).toBeInTheDocument();
    api.on(ruleConfigRoutes.get, { ...answer, source: 'defaults', updatedAt: null });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Źródło: reguły domyślne')).toBeInTheDocument();
  });
});
