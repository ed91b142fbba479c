/** Re-exports `textOf` for a dynamic import: of `html.ts` itself the bundler would have to keep all exports, as an object. */
export { textOf } from '../../../src/safety/html';
