// Says which Polish words a spelling dictionary does not know. Development only: nothing that runs reads it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * @typedef {object} Ending one line of the dictionary's table of endings
 * @property {string} flag words that take the ending carry it
 * @property {string} strip what the word loses for it
 * @property {RegExp} condition what the word must end with
 */

const PREFIXES = ['', 'nie', 'naj'];

/**
 * A check of single words against the Polish Hunspell dictionary: a form is known when taking an ending away
 * leaves a word that may have it.
 * @returns {(word: string) => boolean}
 */
export function polishSpelling() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-pl'));
  const words = readWords(readFileSync(path.join(folder, 'index.dic'), 'utf8'));
  const endings = readEndings(readFileSync(path.join(folder, 'index.aff'), 'utf8'));
  /** @param {string} word */
  const isForm = (word) => {
    if (words.has(word)) return true;
    for (let at = 1; at <= word.length; at += 1) {
      for (const { flag, strip, condition } of endings.get(word.slice(at)) ?? []) {
        const base = word.slice(0, at) + strip;
        if (words.get(base)?.includes(flag) && condition.test(base)) return true;
      }
    }
    return false;
  };
  return (word) =>
    PREFIXES.some((prefix) => {
      if (!word.startsWith(prefix)) return false;
      const rest = word.slice(prefix.length);
      return rest !== '' && (isForm(rest) || isForm(rest.charAt(0).toUpperCase() + rest.slice(1)));
    });
}

/** @param {string} text */
function readWords(text) {
  /** @type {Map<string, string>} */
  const words = new Map();
  for (const line of text.split('\n')) {
    const [word = '', flags = ''] = line.trim().split('/');
    if (word !== '') words.set(word, (words.get(word) ?? '') + flags);
  }
  return words;
}

/** @param {string} text */
function readEndings(text) {
  /** @type {Map<string, Ending[]>} */
  const endings = new Map();
  for (const line of text.split('\n')) {
    const [, flag = '', strip = '', added = '', condition = ''] =
      /^SFX (\S)\s+(\S+)\s+(\S+)\s+(\S+)/u.exec(line) ?? [];
    if (condition === '') continue;
    const ending = added === '0' ? '' : added;
    const rule = { flag, strip: strip === '0' ? '' : strip, condition: new RegExp(`${condition}$`, 'u') };
    endings.set(ending, [...(endings.get(ending) ?? []), rule]);
  }
  return endings;
}
