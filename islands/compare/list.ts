import { createIdList } from '../../src/stores/id-list';

/** Ids of the compared products; one list for all hosts of the page. */
export const compared = createIdList('archipel-compare');

/** Products compared at most: more columns do not fit side by side. */
export const MAX = 4;
