import { loadSchemas } from '../../src/runtime/schema';

// Tests make schemas themselves; on a page the library comes with the first thing to check.
await loadSchemas();
