import { textOf } from '../../../src/safety/html';

/** Returns the text of a label with markup or entities. Loaded lazily, because most shops have plain labels and need no HTML parser. */
export const plainLabel = (html: string): string => textOf(html);
