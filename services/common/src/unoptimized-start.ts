import { setFlagsFromString } from 'node:v8';

// Imported first by a service's program. What runs once, at its start, is not worth the memory of being compiled for speed
// (measured: 3 to 4 MB of 105). `startService` allows it again as soon as the start is over.
setFlagsFromString('--no-opt');
