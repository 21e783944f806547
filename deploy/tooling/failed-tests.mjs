import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** As many as name the reason; the rest stands where the test ran. */
const REASON_LINES = 12;

/**
 * What of a report of jest tells which tests failed.
 * @typedef {object} Report
 * @property {{ name: string, status: string, message: string, assertionResults: FinishedTest[] }[]} testResults one per file
 *
 * @typedef {object} FinishedTest
 * @property {string} fullName
 * @property {string} status
 * @property {string[] | null} [failureMessages]
 */

/**
 * The tests that failed and the files that could not be run, each with the first lines of its reason.
 * @param {Report | undefined} report absent when jest wrote none
 * @param {string} root folder the names of files begin at
 * @returns {string[]}
 */
export function failedTests(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [told(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      told(`${file} › ${fullName}`, (failureMessages ?? []).join('\n')),
    );
  });
}

/** @param {string} what @param {string} reason */
function told(what, reason) {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, REASON_LINES);
  return [`✗ ${what}`, ...lines.map((line) => `  ${line}`)].join('\n');
}
