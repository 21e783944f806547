/** The names of a phrase as a person wrote them. */
import type { Phrase } from './phrase.js';
import type { Meant } from './said.js';

/** Names that are kept out. */
export function avoidedNamesOf({ avoided, inside }: Phrase): string[] {
  return unique([...avoided, ...inside].map(nameOf));
}

/** Names that are eaten. */
export function permittedNamesOf({ permitted, except, onlyStates, avoided }: Phrase): string[] {
  const only = onlyStates.map(({ word }) => [avoided[0]?.ref.text ?? '', word].join(' ').trim());
  return unique([...[...permitted, ...except].map(nameOf), ...only]);
}

function nameOf({ ref }: Meant): string {
  return [ref.text, ...ref.states.map(({ word }) => word.replaceAll('_', ' '))].join(' ');
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
