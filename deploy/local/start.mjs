// The one command. Only the version check lives here, in syntax that old Node versions still read.
var wanted = [20, 19];
var have = process.versions.node.split('.').map(Number);

if (have[0] < wanted[0] || (have[0] === wanted[0] && have[1] < wanted[1])) {
  console.error(
    'Pora needs Node.js ' +
      wanted.join('.') +
      ' or newer, and this is ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org and run npm start again.',
  );
  process.exit(1);
}

import('./main.mjs').then(function (main) {
  return main.main();
});
