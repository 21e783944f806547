// Keeps a stack running while journeys are written: prints the settings that `npm run test:journeys` attaches to.
import { startJourneyStack } from './journey-stack.mjs';

const stack = await startJourneyStack();
console.log(
  Object.entries(stack.env)
    .map(([name, value]) => `export ${name}='${value}'`)
    .join('\n'),
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stack.stop().then(() => process.exit(0)));
