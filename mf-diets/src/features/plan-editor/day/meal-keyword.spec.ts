import { describe, expect, it } from '@jest/globals';
import { keywordOf } from './meal-keyword.js';

describe('słowa w nazwie posiłku', () => {
  it.each([
    ['Kanapki z pieczonym schabem', 'sandwich'],
    ['Tost z awokado', 'sandwich'],
    ['Sałatka grecka z ciecierzycą', 'salad'],
    ['Zupa pomidorowa z soczewicą', 'soup'],
    ['Krem z dyni', 'soup'],
    ['Owsianka z kremem orzechowym', null],
  ])('[diets §2] „%s” → %s', (name, keyword) => {
    expect(keywordOf(name)).toBe(keyword);
  });
});
