import { local } from './storage';

const KEY = 'archipel_consent_unsent';

/** Name of the choice whose proof the shop does not have yet, kept over page loads. */
export const unsentProof = {
	get: (): string | null => local.get(KEY),
	set: (id: string): boolean => local.set(KEY, id),
	clear: (): void => local.remove(KEY),
};
