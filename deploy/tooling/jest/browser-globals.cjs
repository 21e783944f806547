// What jsdom lacks and the product's libraries use.
const { TextDecoder, TextEncoder } = require('node:util');
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web');

Object.assign(globalThis, { TextDecoder, TextEncoder, ReadableStream, TransformStream, WritableStream });
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '0px';
  scrollMargin = '0px';
  /** @type {number[]} */
  thresholds = [];
  takeRecords = () => [];
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

// As in the product, styles go into the page by rule; as text, each new one would have all others read again.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// React notes where each element was made, for its warnings, up to 10,000 times a second; that took a tenth of the time
// of the tests. Above that number it goes without, and here it is always above.
const React = /** @type {Record<string, unknown>} */ (require('react'));
const internals = /** @type {object} */ (
  React['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
