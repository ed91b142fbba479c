import { local } from './storage';

const KEY = 'archipel_consent_unsent';

/** Id of the consent choice whose proof the shop has not received yet; kept across page loads. */
export const unsentProof = {
	get: (): string | null => local.get(KEY),
	set: (id: string): boolean => local.set(KEY, id),
	clear: (): void => local.remove(KEY),
};
