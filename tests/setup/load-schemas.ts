import { loadSchemas } from '../../src/runtime/load-schemas';

// Tests make schemas themselves, and stop the clock; on a page the libraries come with the first thing to check or to ask.
await Promise.all([loadSchemas(), import('ky')]);
