import { textOf } from '../../../src/safety/html';

/** The text of labels that hold markup or entities. Most shops have none, and need no parser. */
export const plainLabel = (html: string): string => textOf(html);
