import { describe, expect, it } from '@jest/globals';
import { failedTests } from './failed-tests.mjs';

describe('the failures named at the end of a run', () => {
  it('each test that failed stands with its file and the beginning of its reason, without colours', () => {
    const testResults = [
      {
        name: '/pora/services/a.spec.ts',
        status: 'failed',
        message: 'long',
        assertionResults: [
          { fullName: 'a plan is kept', status: 'passed', failureMessages: [] },
          {
            fullName: 'a plan is removed',
            status: 'failed',
            failureMessages: [`\u001B[31mExpected\u001B[39m 1\n${'line\n'.repeat(30)}last`],
          },
        ],
      },
      { name: '/pora/services/b.spec.ts', status: 'passed', message: '', assertionResults: [] },
    ];
    const [told, ...others] = failedTests({ testResults }, '/pora');
    expect(others).toEqual([]);
    expect(told).toMatch(/^✗ services\/a\.spec\.ts › a plan is removed\n {2}Expected 1\n/);
    expect(told).not.toContain('last');
  });

  it('a file that could not be run at all is named with what it said', () => {
    const testResults = [
      { name: '/pora/c.spec.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ];
    expect(failedTests({ testResults }, '/pora')).toEqual(['✗ c.spec.ts\n  Cannot find module']);
  });

  it('a tier that wrote no report names nothing', () => {
    expect(failedTests(undefined, '/pora')).toEqual([]);
  });
});
