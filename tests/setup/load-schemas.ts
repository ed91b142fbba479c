import { loadSchemas } from '../../src/runtime/schema';

// Loaded early, because tests create schemas and use fake timers; pages load the libraries on first use.
await Promise.all([loadSchemas(), import('ky')]);
