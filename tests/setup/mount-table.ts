/** Every trigger, with what wakes it while a button is held down. */
export const WHENS: Readonly<Record<string, string>> = {
	load: '',
	idle: '',
	'prefetch | interaction': '',
	visible: '',
	interaction: '',
	'near:button': '',
	'media:(min-width: 1px)': '',
	'cookie:probe': 'document.cookie = "probe=1"; dispatchEvent(new Event("focus"))',
	'storage:probe': 'localStorage.setItem("probe", "1"); dispatchEvent(new Event("storage"))',
	'event:probe': 'document.dispatchEvent(new Event("probe"))',
	'hash:probe': 'location.hash = "probe"',
};

/** Every way in which an island comes to its host. `slot` is `append` into a place that the server has left. */
export const MOUNTS = ['enhance', 'replace', 'append', 'slot'] as const;
export type Mount = (typeof MOUNTS)[number];

/** How the server's HTML marks the control: as one that means something to the island, or not at all. */
export const CONTROLS = ['marked', 'bare'] as const;

/**
 * Source of an island's file for `bundle`: it counts in `window.answers` how often its button has answered. Its file comes when `window.arrive()`
 * is called; `window.isThere` tells when it has.
 */
export const PROBE = `
	import * as z from 'zod/mini';
	import { mount } from './src/runtime/mount';
	const answer = () => void (window.answers = (window.answers ?? 0) + 1);
	const view = () => <button type="button" id="own" onClick={answer}>Ouvrir</button>;
	const enhance = (host, _props, { activation, signal }) => {
		host.addEventListener('click', ({ target }) => target.closest('button') && answer(), { signal });
		activation.takeIntents().forEach(answer);
	};
	const props = () => z.object({});
	const definition = (kind) =>
		kind === 'enhance'
			? { name: 'probe', props, enhance: async () => ({ default: enhance }) }
			: { name: 'probe', props, view: async () => ({ default: view }), mount: kind === 'replace' ? 'replace' : 'append' };
	const arrival = new Promise((resolve) => (window.arrive = resolve));
	export default async (host, context) => {
		await arrival;
		window.isThere = true;
		await mount(definition(host.dataset.mount), host, context);
	};
`;

/** The page of one row. @param dist Folder of the build, with a slash at the end. */
export function rowPage(when: string, mount: Mount, control: (typeof CONTROLS)[number], dist: string): string {
	const button = `<button type="button" ${control === 'marked' ? 'data-archipel-intent="open"' : ''}>Ouvrir</button>`;
	// What is appended to does not take the server's button away: it is part of the view's own place where there is one.
	const inner = mount === 'slot' ? `<div data-archipel-slot>${button}</div>` : button;
	const islands = { probe: { when, script: 'probe.js' } };
	return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${mount}</title>
		<script type="application/json" id="archipel-config">${JSON.stringify({ base: '/mount-table/', islands })}</script>
		<script type="module" src="${dist}archipel.js"></script>
		<div data-archipel="probe" data-mount="${mount}">${inner}</div>`;
}
