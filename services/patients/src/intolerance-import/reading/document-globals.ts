/**
 * The PDF reader names these classes of a browser when it is loaded; it uses them to draw, which nobody does here. The
 * package that would bring them is native and left out (see `overrides` in package.json).
 */
class NotDrawn {}

Object.assign(globalThis, { DOMMatrix: NotDrawn, ImageData: NotDrawn, Path2D: NotDrawn });
