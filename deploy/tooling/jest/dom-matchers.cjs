const { expect } = require('@jest/globals');
const { configure } = require('@testing-library/dom');
const matchers = require('@testing-library/jest-dom/matchers');

expect.extend(matchers);
// Waiting ends as soon as the thing is there; a busy machine may take longer than the library's one second.
configure({ asyncUtilTimeout: 8_000 });
