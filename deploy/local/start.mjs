// The one command. Only the version check lives here, in syntax that old Node versions still read.
var wanted = { major: 20, minor: 19 };
var have = process.versions.node.split('.').map(Number);
var major = have[0] || 0;
var minor = have[1] || 0;

if (major < wanted.major || (major === wanted.major && minor < wanted.minor)) {
  console.error(
    'Pora needs Node.js ' +
      wanted.major +
      '.' +
      wanted.minor +
      ' or newer, and this is ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org and run npm start again.',
  );
  process.exit(1);
}

import('./main.mjs')
  .then(function (main) {
    return main.main();
  })
  .catch(function (error) {
    console.error(error);
    process.exit(1);
  });
