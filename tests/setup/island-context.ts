import type { Intent } from '../../src/runtime/activation';
import type { IslandContext } from '../../src/runtime/define-island';

/** Context of an island that a test mounts. A failure of the island is one of the test. */
export const islandContext = (signal: AbortSignal, intents: Intent[] = []): IslandContext => ({
	activation: { by: 'idle', takeIntents: () => intents },
	signal,
	fail: (error) => {
		throw error;
	},
});
