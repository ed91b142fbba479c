import { within } from './patience';
import { addInstalled, fetchRegistry } from './read-registry';
import { printedConfig, type Registry } from './registry';
import { bringStyles, STYLE_PATIENCE } from './style-sheet';

let installed: Promise<Registry> | undefined;

/**
 * Brings the style sheets of the islands whose markup a fragment holds: what is shown after that stays as it is when they mount. Settles when
 * they have come, and after five seconds in any case. For markup of another type of page; a page has its own styles.
 *
 * @param fragment Not shown yet.
 */
export async function bringFragmentStyles(fragment: ParentNode): Promise<void> {
	const { base, islands = {}, isPartial } = printedConfig();
	if (!base) return;
	const url = (file = '') => new URL(base + file, document.baseURI).href;
	const bring = async () => {
		const all = isPartial ? addInstalled(islands, await (installed ??= fetchRegistry(url()))) : islands;
		const there = Object.entries(all).filter(([name, entry]) => {
			const hosts = [`[data-archipel="${name}"]`, entry?.adopts].filter(Boolean).join();
			return entry && fragment.querySelector(hosts);
		});
		await Promise.all(there.flatMap(([name, entry]) => bringStyles(name, entry!, url)));
	};
	// Without the registry now, the styles come with their islands.
	await within(STYLE_PATIENCE, bring()).catch(() => (installed = undefined));
}
