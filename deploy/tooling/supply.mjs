// `npm run test:supply`: every case of the supply of meals (source × diet × meals a day × energy), some minutes.
process.env.PORA_SUPPLY = 'all';
process.argv.splice(2, Infinity, 'unit', 'deploy/seed/diet-supply.spec.ts');
await import('./run-jest.mjs');
