import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { type FakeApi, fakeApi, renderScreen } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { RuleConfigScreen } from '../rule-config.screen.js';

/** When the rules of the tests were saved. */
export const SAVED_AT = '2026-11-16T11:05:00.000Z';

/** The rules of the practice as the server answers them. */
export const rulesAnswer = (config: Partial<RuleConfig> = {}, version = 2) => ({
  config: { ...DEFAULT_RULE_CONFIG, ...config },
  defaults: DEFAULT_RULE_CONFIG,
  ...{ source: 'database', updatedAt: SAVED_AT, migrated: false, version },
});

/** The settings with these rules, once the form is there. */
export async function openRules(answer: object = rulesAnswer(), prepare?: (api: FakeApi) => void) {
  // The form is a part of its own, which a busy machine reads for longer than a test waits for a button.
  await import('../edit/rule-editor.js');
  const api = fakeApi();
  api.on(ruleConfigRoutes.get, answer);
  api.on(ruleConfigRoutes.save, ({ body }: { body: { config: RuleConfig } }) => ({
    config: body.config,
    updatedAt: SAVED_AT,
    version: 3,
  }));
  prepare?.(api);
  const { user } = renderScreen(<RuleConfigScreen />, { path: '/settings', route: '/settings' });
  await screen.findByRole('button', { name: 'Budżet kaloryczny' });
  const lastSaved = () => (api.calls(ruleConfigRoutes.save).at(-1)?.body as { config: RuleConfig }).config;
  return { api, user, lastSaved };
}
