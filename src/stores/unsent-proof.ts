import { local } from './storage';

const KEY = 'archipel_consent_unsent';

/** Name of the choice that has not been followed up, kept over page loads: the shop does not have its proof yet. */
export const unsentProof = {
	get: (): string | null => local.get(KEY),
	set: (id: string): boolean => local.set(KEY, id),
	clear: (): void => local.remove(KEY),
};
