/**
 * What a caught value says about itself. Anything may be thrown, and an error of another realm (jest gives every test
 * file its own) is no instance of our Error: so its fields are looked at, not its class.
 */

/**
 * @typedef {object} ErrorFields
 * @property {unknown} [name]
 * @property {unknown} [message]
 * @property {unknown} [code]
 * @property {unknown} [path] File that a call of the system was about.
 * @property {unknown} [status] Exit code of a program.
 */

/** @param {unknown} error @returns {ErrorFields} */
function fieldsOf(error) {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Code of a system or database error, e.g. `ENOENT`. @param {unknown} error @returns {string | undefined} */
export function codeOf(error) {
  const { code } = fieldsOf(error);
  return typeof code === 'string' ? code : undefined;
}

/** Whether an error has one of the codes. @param {unknown} error @param {...string} codes */
export function hasCode(error, ...codes) {
  return codes.includes(codeOf(error) ?? '');
}

/** Whether an error has one of the names, e.g. `TimeoutError`. @param {unknown} error @param {...string} names */
export function hasName(error, ...names) {
  const { name } = fieldsOf(error);
  return typeof name === 'string' && names.includes(name);
}

/** Whether a program that was run ended with this code. @param {unknown} error @param {number} status */
export function hasStatus(error, status) {
  return fieldsOf(error).status === status;
}

/** File that an error of the system is about. @param {unknown} error @returns {string | undefined} */
export function pathOf(error) {
  const { path } = fieldsOf(error);
  return typeof path === 'string' ? path : undefined;
}

/** Sentence of an error, or whatever else was thrown as text. @param {unknown} error */
export function messageOf(error) {
  const { message } = fieldsOf(error);
  return typeof message === 'string' ? message : String(error);
}
