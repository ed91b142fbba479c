import { createIdList } from '../../src/stores/id-list';

/** Ids of the compared products; one list for all hosts of the page. */
export const compared = createIdList('archipel-compare');
