const { expect } = require('@jest/globals');
const { configure, getConfig } = require('@testing-library/dom');
const matchers = require('@testing-library/jest-dom/matchers');

expect.extend(matchers);
// Waiting ends as soon as the thing is there; a busy machine may take longer than the library's one second.
configure({ asyncUtilTimeout: 8_000 });

// While it waits, the library asks again and again, and at every answer it does not like it printed the whole page into an
// error that nobody reads. The error of a wait that ended in vain still shows the page.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    /** @type {{ _disableExpensiveErrorDiagnostics?: boolean }} */ (getConfig())
      ._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
});
