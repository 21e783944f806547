/** The sign-in page of the development identity provider: pick an account, or try any address. */
import { LOCAL_ACCOUNTS } from './accounts.mjs';

const STYLE = `
  :root { color-scheme: light dark; --canvas: #f0f4f2; --surface: #fff; --text: #14211b; --text-2: #414e48;
    --line: #828d88; --ink: #0e4834; --on-ink: #f5fcf9; --hover: #e5ece8; --focus: #0b66d6; }
  @media (prefers-color-scheme: dark) { :root { --canvas: #0c1310; --surface: #131b17; --text: #e8efeb;
    --text-2: #b7c0bc; --line: #6b7872; --ink: #98e0c0; --on-ink: #071a13; --hover: #232d28; --focus: #5ca0f6; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--canvas);
    color: var(--text); font: 400 16px/24px "Hanken Grotesk Variable", "Segoe UI", system-ui, sans-serif; }
  main { width: min(400px, 100%); background: var(--surface); padding: 32px; border-radius: 14px; }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; font-weight: 620; letter-spacing: -.014em; }
  h2 { margin: 28px 0 8px; font-size: 16px; }
  p { margin: 0 0 20px; color: var(--text-2); }
  form { margin: 0 0 12px; }
  button, input { width: 100%; min-height: 44px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 7px;
    background: transparent; color: inherit; font: inherit; text-align: left; }
  button { cursor: pointer; }
  button:hover { background: var(--hover); }
  button b, button small { display: block; }
  button small { color: var(--text-2); font-size: 14px; line-height: 20px; }
  .main { background: var(--ink); border-color: var(--ink); color: var(--on-ink); text-align: center; margin-top: 12px; }
  .main:hover { background: var(--ink); text-decoration: underline; }
  .quiet { text-align: center; border-color: transparent; }
  label { display: block; margin-bottom: 4px; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }`;

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** @param {{ name: string, email: string, role: string }} account */
function accountForm({ name, email, role }) {
  return `<form method="post"><button name="email" value="${escapeHtml(email)}"><b>${escapeHtml(name)}</b>
    <small>${escapeHtml(role)}, ${escapeHtml(email)}</small></button></form>`;
}

/** @param {string} body @param {string} nonce */
function page(body, nonce) {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lokalne logowanie</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>`;
}

/** Page with the ready accounts. @param {string} nonce Value of the policy's nonce. */
export function signInPage(nonce) {
  return page(
    `<h1>Lokalne logowanie</h1>
<p>Zastępuje konto Google na tym komputerze. Hasło nie jest potrzebne.</p>
${Object.values(LOCAL_ACCOUNTS).map(accountForm).join('\n')}
<h2>Inne konto</h2>
<form method="post"><label for="email">Adres e-mail</label>
<input id="email" name="email" type="email" required maxlength="200" autocomplete="off">
<button class="main">Zaloguj tym adresem</button></form>
<form method="post"><button class="quiet" name="cancel" value="1">Anuluj</button></form>`,
    nonce,
  );
}

/** Page for a request that belongs to no sign-in under way. @param {string} nonce */
export function expiredPage(nonce) {
  return page(
    `<h1>Logowanie wygasło</h1><p>Wróć do panelu i zacznij logowanie jeszcze raz.</p><p><a href="/login">Przejdź do logowania</a></p>`,
    nonce,
  );
}
