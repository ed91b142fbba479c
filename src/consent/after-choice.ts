import type { Choice } from '../stores/consent';
import { local } from '../stores/storage';

const KEY = 'archipel_consent_unsent';

/** Id of the consent choice that is not carried out yet, its proof not received; kept across page loads. */
export const unsentProof = {
	get: (): string | null => local.get(KEY),
	set: (id: string): boolean => local.set(KEY, id),
	clear: (): void => local.remove(KEY),
};

/** Applies a choice: deletes cookies and sends the proof. Failed steps, e.g. offline, are repeated on the next page. */
export function afterChoice(choice: Choice): Promise<void> {
	unsentProof.set(choice.id);
	return import('./apply-choice').then(({ applyChoice }) => applyChoice(choice)).then(unsentProof.clear, () => {});
}
