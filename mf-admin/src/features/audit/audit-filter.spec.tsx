import { beforeEach, describe, expect, it } from '@jest/globals';
import { apiError, fakeApi, type FakeApi, renderScreen } from '@pora/kit/testing';
import { auditRoutes } from '@pora/contracts/admin/audit.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { screen, waitFor } from '@testing-library/react';
import { AuditPanel } from './audit-panel.js';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(sessionRoutes.people, { items: [] });
  api.on(auditRoutes.list, {
    ...{ items: [], nextStartKey: null, total: 0, isMore: false, away: [] },
    names: { unsearched: [], more: [] },
  });
  api.on(auditRoutes.file, apiError(503, 'service_unavailable', 'Nie wczytano wpisów wszystkich usług.'));
});
const show = async () => {
  const { user } = renderScreen(<AuditPanel />, { path: '/admin?tab=audit', user: { isAdmin: true } });
  await screen.findByText('Żadne zdarzenie nie pasuje do filtrów.');
  return user;
};
const field = () => screen.getByRole('searchbox', { name: 'Szukaj w dzienniku' });
const lastText = () => api.calls(auditRoutes.list).at(-1)?.query?.text;

describe('pole szukania w dzienniku', () => {
  it('plik pobrany zaraz po wpisaniu ma to, co wpisano, myszą i z klawiatury', async () => {
    const user = await show();
    const button = screen.getByRole('button', { name: 'Eksportuj CSV' });
    await user.type(field(), 'p-4c1e');
    await user.click(button);
    await waitFor(() => expect(api.calls(auditRoutes.file).at(-1)?.query).toMatchObject({ text: 'p-4c1e' }));
    expect(field()).toHaveValue('p-4c1e');

    await user.type(field(), '{Backspace}f');
    // The cross in the field, the button that clears the filters, the export.
    for (let step = 0; step < 3; step += 1) await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.calls(auditRoutes.file).at(-1)?.query).toMatchObject({ text: 'p-4c1f' }));
  });

  it('wyczyszczone zaraz po wpisaniu jest puste i takie zostaje', async () => {
    const user = await show();
    await user.type(field(), 'p-4');
    await user.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    expect(field()).toHaveValue('');
    await user.type(field(), 'p-5');
    await waitFor(() => expect(lastText()).toBe('p-5'));
    expect(field()).toHaveValue('p-5');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });
});
