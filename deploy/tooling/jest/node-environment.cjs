// jest's environment for the tests without a browser. A worker runs many files one after another, and a context of
// node:async_hooks that a file has used stays switched on: Node then carries it along with every promise of all later files.
const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');

/** Used since the last file ended. @type {Set<AsyncLocalStorage<unknown>>} */
const used = new Set();
const { run, enterWith } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (
  /** @type {unknown} */ store,
  /** @type {(...given: unknown[]) => unknown} */ callback,
  /** @type {unknown[]} */ ...given
) {
  used.add(this);
  return run.call(this, store, callback, ...given);
};
AsyncLocalStorage.prototype.enterWith = function (/** @type {unknown} */ store) {
  used.add(this);
  return enterWith.call(this, store);
};

module.exports = class NodeEnvironment extends TestEnvironment {
  /** @override */
  async teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    await super.teardown();
  }
};
