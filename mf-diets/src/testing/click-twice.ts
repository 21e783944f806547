import { fireEvent } from '@testing-library/react';

/** A double click on a button: both clicks come before anything it sent can draw it as busy. */
export function clickTwice(button: HTMLElement): void {
  fireEvent.click(button);
  fireEvent.click(button);
}
