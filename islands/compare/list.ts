import { createIdList } from '../../src/stores/id-list';

/** What the visitor compares; one list for all hosts of the page. */
export const compared = createIdList('archipel-compare');
