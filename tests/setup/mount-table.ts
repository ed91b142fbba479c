/** Every trigger, with what wakes it while a button is held down. What any button of the page wakes comes first: no other has been pressed by then. */
const WHENS: Readonly<Record<string, string>> = {
	'near:button': '',
	load: '',
	idle: '',
	'prefetch | interaction': '',
	visible: '',
	interaction: '',
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
const CONTROLS = ['marked', 'bare'] as const;

/** One host on the page of the table. */
export interface Row {
	/** Its island. */
	readonly name: string;
	readonly when: string;
	/** Source of a script after which `when` is true. */
	readonly wake: string;
	readonly control: (typeof CONTROLS)[number];
}

/** An unmarked button is held or not whatever wakes the island: three triggers stand for all. */
export const ROWS: readonly Row[] = Object.entries(WHENS)
	.flatMap(([when, wake]) => CONTROLS.map((control) => ({ when, wake, control })))
	.filter(({ when, control }) => control === 'marked' || ['load', 'visible', 'interaction'].includes(when))
	.map((row, at) => ({ name: `probe-${at}`, ...row }));

/** What the page tells of a row: its island comes when `arrive()` is called. */
export interface Probe {
	readonly arrive: () => void;
	/** It has come. */
	readonly isThere: boolean;
	/** How often its button has answered. */
	readonly answers: number;
}

declare global {
	interface Window {
		/** By name of the row, from when its island is asked for. */
		archipelTestProbes?: Readonly<Record<string, Probe>>;
	}
}

/** Source of the file of all rows' islands, for `bundle`. It fills `window.archipelTestProbes`. */
export const PROBE = `
	import * as z from 'zod/mini';
	import { mount } from './src/runtime/mount';
	const probes = (window.archipelTestProbes = {});
	const answer = (host) => void probes[host.dataset.archipel].answers++;
	const view = ({ host }) => <button type="button" onClick={() => answer(host)}>Ouvrir</button>;
	const enhance = (host, _props, { activation, signal }) => {
		host.addEventListener('click', ({ target }) => target.closest('button') && answer(host), { signal });
		activation.takeIntents().forEach(() => answer(host));
	};
	const props = () => z.object({});
	const definition = (name, kind) =>
		kind === 'enhance'
			? { name, props, enhance: async () => ({ default: enhance }) }
			: { name, props, view: async () => ({ default: view }), mount: kind === 'replace' ? 'replace' : 'append' };
	export default async (host, context) => {
		const { archipel: name, mount: kind } = host.dataset;
		const probe = (probes[name] = { answers: 0, isThere: false });
		await new Promise((resolve) => (probe.arrive = resolve));
		probe.isThere = true;
		await mount(definition(name, kind), host, context);
	};
`;

/** What a shopper may do about the moment at which an island comes. */
export const GESTURES = [
	'a press during which it mounts',
	'a Space during which it mounts',
	'a click before it comes',
	'Enter before it comes',
	'Enter after it has come while the focus was there',
] as const;
export type Gesture = (typeof GESTURES)[number];

/** One row of the table, with what happens to it on a page. */
export interface Cell {
	readonly row: Row;
	readonly gesture: Gesture;
	readonly mount: Mount;
}

/**
 * Pages on which every row meets every gesture and every way of mounting, and every gesture every way; all three at once would take
 * four times as many. What is appended leaves the server's button alone once it has come, for whoever has an answer to it.
 */
export const PAGES: readonly (readonly Cell[])[] = GESTURES.map((_, page) =>
	ROWS.map((row, at) => {
		const gesture = GESTURES[(at + page) % GESTURES.length]!;
		const mount = MOUNTS[(page + at + Math.floor(at / 2)) % MOUNTS.length]!;
		return { row, gesture, mount: gesture.startsWith('Enter after') && mount === 'append' ? 'enhance' : mount };
	}),
);

/** The page with all rows. @param mountOf How each of them mounts. @param dist Folder of the build, with a slash at the end. */
export function tablePage(mountOf: (row: Row) => Mount, dist: string): string {
	const islands = Object.fromEntries(ROWS.map(({ name, when }) => [name, { when, script: 'probe.js' }]));
	const hosts = ROWS.map((row) => {
		const { name, control } = row;
		const mount = mountOf(row);
		const button = `<button type="button" ${control === 'marked' ? 'data-archipel-intent="open"' : ''}>Ouvrir</button>`;
		// What is appended to does not take the server's button away: it is part of the view's own place where there is one.
		const inner = mount === 'slot' ? `<div data-archipel-slot>${button}</div>` : button;
		return `<div data-archipel="${name}" data-mount="${mount}">${inner}</div>`;
	});
	// Each has a place of its own: what one of them adds brings no other under the pointer.
	return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Islands</title>
		<style>main { display: grid; grid-template-columns: repeat(4, 1fr); grid-auto-rows: 180px }</style>
		<script type="application/json" id="archipel-config">${JSON.stringify({ base: '/mount-table/', islands })}</script>
		<script type="module" src="${dist}archipel.js"></script>
		<main>${hosts.join('')}</main>`;
}
