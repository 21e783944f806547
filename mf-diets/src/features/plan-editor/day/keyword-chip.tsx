import { SaladIcon, SandwichIcon, SoupIcon } from '@pora/ui/icons';
import { theme, tip } from '@pora/ui';
import styled from 'styled-components';
import { type MealKeyword } from './meal-keyword.js';

const ICONS = { sandwich: SandwichIcon, salad: SaladIcon, soup: SoupIcon };
const LABELS = { sandwich: 'kanapka', salad: 'sałatka', soup: 'zupa' };

/** Small tinted icon after a meal's name; nothing when the name says no kind. */
export function KeywordChip({ keyword }: { keyword: MealKeyword | null }) {
  if (!keyword) return null;
  const Icon = ICONS[keyword];
  return (
    <Chip $keyword={keyword} {...tip(LABELS[keyword])}>
      <Icon size={13} aria-hidden />
    </Chip>
  );
}

const Chip = styled.span<{ $keyword: MealKeyword }>`
  display: inline-grid;
  vertical-align: -4px;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: ${theme.r[1]};
  background: ${({ $keyword }) => theme.kw[$keyword].soft};
  color: ${({ $keyword }) => theme.kw[$keyword].solid};
`;
