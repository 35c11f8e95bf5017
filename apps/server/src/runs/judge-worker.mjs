// A worker thread does not inherit the loader for TypeScript: it brings its own.
import { register } from 'tsx/esm/api';

register();
await import('./judge-worker.ts');
