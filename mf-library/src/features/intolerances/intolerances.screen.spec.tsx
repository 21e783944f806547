import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { IntolerancesScreen } from './intolerances.screen.js';

describe('baza nietolerancji', () => {
  it('[library §2] pusta mówi, po co są powiązania, i prowadzi do produktów', () => {
    renderScreen(<IntolerancesScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Baza nietolerancji' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Przejdź do bazy produktów' })).toHaveAttribute('href', '/foods');
  });
});
