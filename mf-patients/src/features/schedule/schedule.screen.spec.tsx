import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { ScheduleScreen } from './schedule.screen.js';

describe('harmonogram', () => {
  it('[core §2] mówi, do czego służy, i nie udaje, że zna wizyty', () => {
    renderScreen(<ScheduleScreen />, { path: '/schedule' });
    expect(screen.getByRole('heading', { level: 1, name: 'Harmonogram' })).toBeDefined();
    expect(screen.getByText('Zarządzaj wizytami i konsultacjami.')).toBeDefined();
    expect(screen.getByText('Wizyt nie wczytano')).toBeDefined();
  });
});
