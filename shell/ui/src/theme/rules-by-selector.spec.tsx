import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { type ComponentType } from 'react';
import styled, { StyleSheetManager } from 'styled-components';
import { rulesBySelector } from './rules-by-selector.js';

/** The rules written for one component; its two classes are called `.name` and `.self`. */
function rulesOf(Component: ComponentType): string[] {
  const target = document.createElement('div');
  const { container } = render(
    <StyleSheetManager stylisPlugins={[rulesBySelector]} target={target} disableCSSOMInjection>
      <Component />
    </StyleSheetManager>,
  );
  const [self = '-', name = '-'] = container.firstElementChild?.classList ?? [];
  return [...target.querySelectorAll('style')]
    .flatMap(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent ?? ''))
    .map((rule) => rule.replaceAll(`.${name}`, '.name').replaceAll(`.${self}`, '.self'))
    .filter((rule) => rule.trim() !== '');
}

test('a rule under a condition begins with its selector', () => {
  const Box = styled.div`
    color: red;

    @media (max-width: 480px) {
      color: blue;
    }

    @container (max-width: 10px) {
      color: green;
    }
  `;
  expect(rulesOf(Box)).toEqual([
    '.name{color:red;}',
    '.name{@media (max-width: 480px){color:blue;}}',
    '.name{@container (max-width: 10px){color:green;}}',
  ]);
});

test('several rules under one condition stay in their order, before what comes after the condition', () => {
  const Box = styled.div`
    @media (max-width: 480px) {
      color: blue;

      &:hover,
      > span {
        color: black;
      }
    }

    && {
      color: white;
    }
  `;
  expect(rulesOf(Box)).toEqual([
    '.name{@media (max-width: 480px){color:blue;}}',
    '.name:hover,.name >span{@media (max-width: 480px){color:black;}}',
    '.name.name{color:white;}',
  ]);
});

test('conditions within conditions stand within the rule as they stood around it', () => {
  const Box = styled.div`
    @media print {
      @supports (display: grid) {
        & + & {
          color: blue;
        }
      }
    }
  `;
  expect(rulesOf(Box)).toEqual(['.self+.self{@media print{@supports (display: grid){color:blue;}}}']);
});

test('a page of paper is no element: a condition around it stays as it was', () => {
  const Box = styled.div`
    @media print {
      color: black;

      @page {
        size: A4;
      }
    }
  `;
  expect(rulesOf(Box)).toEqual(['@media print{.name{color:black;}@page{size:A4;}}']);
});

test('what moves is written as it was', () => {
  const Box = styled.div`
    @keyframes turn-for-this-test {
      to {
        rotate: 1turn;
      }
    }
  `;
  expect(rulesOf(Box)).toEqual(['@keyframes turn-for-this-test{to{rotate:1turn;}}']);
});
