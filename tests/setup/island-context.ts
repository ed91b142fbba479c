import type { Intent } from '../../src/runtime/activation';
import type { IslandContext } from '../../src/runtime/define-island';

/** Context of an island that has just been mounted. A failure throws. @param pressed Controls that were pressed before. */
export const islandContext = (
	signal: AbortSignal = new AbortController().signal,
	pressed: readonly (HTMLElement | Intent)[] = [],
): IslandContext => ({
	activation: {
		by: 'idle',
		takeIntents: () => pressed.map((one) => (one instanceof HTMLElement ? { control: one } : one)),
	},
	signal,
	fail(error) {
		throw error;
	},
});
