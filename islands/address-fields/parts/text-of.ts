/** The gate for server HTML, as a module of its own: the bundler makes an object of the exports of one that is imported dynamically. */
export { textOf } from '../../../src/safety/html';
