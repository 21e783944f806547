// The one command. Only the version check lives here, in syntax that old Node versions still read.
var wanted = [20, 19];
var have = process.versions.node.split('.').map(Number);

if (have[0] < wanted[0] || (have[0] === wanted[0] && have[1] < wanted[1])) {
  console.error(
    'Pora potrzebuje Node.js ' +
      wanted.join('.') +
      ' lub nowszego, a to jest ' +
      process.versions.node +
      ': zainstaluj nowszą wersję z https://nodejs.org i uruchom npm start jeszcze raz.',
  );
  process.exit(1);
}

import('./main.mjs').then(function (main) {
  return main.main();
});
