/** webpack puts this nonce on the style and script elements it creates. */
declare let __webpack_nonce__: string;

declare module '*.woff2' {
  export const url: string;
}
