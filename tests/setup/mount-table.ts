import { DIST_URL } from '../../fixtures/archipel/manifest';

/** Triggers, and scripts that fire them while a button is held down. Triggers fired by any button come first, before another button is pressed. */
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

/** Ways to mount an island. `slot` is `append` into a slot in the server's HTML. */
export const MOUNTS = ['enhance', 'replace', 'append', 'slot'] as const;

/** Whether the server's HTML marks the control as an intent of the island. */
const CONTROLS = ['marked', 'bare'] as const;

/** Hosts on the table's page. Holding an unmarked button does not depend on the trigger, so three triggers are enough. */
export const ROWS = Object.entries(WHENS)
	.flatMap(([when, wake]) => CONTROLS.map((control) => ({ when, wake, control })))
	.filter(({ when, control }) => control === 'marked' || ['load', 'visible', 'interaction'].includes(when))
	.map((row, at) => ({ name: `probe-${at}`, ...row }));
export type Row = (typeof ROWS)[number];

/** State of a row in the page; its island loads when `arrive()` is called. */
export interface Probe {
	readonly arrive: () => void;
	/** Whether the island has loaded. */
	readonly isThere: boolean;
	/** Number of presses handled by its button. */
	readonly answers: number;
}

declare global {
	interface Window {
		/** By row name, set when the island is requested. */
		archipelTestProbes?: Readonly<Record<string, Probe>>;
	}
}

/** Source of the islands' module, for `bundle`. Fills `window.archipelTestProbes`. */
export const PROBE = `
	import { mount } from './src/runtime/mount';
	const probes = (window.archipelTestProbes = {});
	const answer = (host) => void probes[host.dataset.archipel].answers++;
	const view = ({ host }) => <button type="button" onClick={() => answer(host)}>Ouvrir</button>;
	const enhance = (host, _props, { activation, signal }) => {
		host.addEventListener('click', ({ target }) => target.closest('button') && answer(host), { signal });
		activation.takeIntents().forEach(() => answer(host));
	};
	const props = { defaults: {}, rules: async () => ({ default: {} }) };
	const definition = (name, kind) =>
		kind === 'enhance'
			? { name, ...props, enhance: async () => ({ default: enhance }) }
			: { name, ...props, view: async () => ({ default: view }), mount: kind === 'replace' ? 'replace' : 'append' };
	export default async (host, context) => {
		const { archipel: name, mount: kind } = host.dataset;
		const probe = (probes[name] = { answers: 0, isThere: false });
		await new Promise((resolve) => (probe.arrive = resolve));
		probe.isThere = true;
		await mount(definition(name, kind), host, context);
	};
`;

/** Gestures around the moment at which an island mounts. */
export const GESTURES = [
	'a press during which it mounts',
	'a Space during which it mounts',
	'a click before it comes',
	'Enter before it comes',
	'Enter after it has come while the focus was there',
] as const;
export type Gesture = (typeof GESTURES)[number];

/**
 * Pages that combine every row with every gesture and every mount, and every gesture with every mount; all three together would need four times as
 * many. An appended view keeps the server's button, so "Enter after" is tested with `enhance` instead.
 */
export const PAGES = GESTURES.map((_, page) =>
	ROWS.map((row, at) => {
		const gesture = GESTURES[(at + page) % GESTURES.length]!;
		const mount = MOUNTS[(page + at + Math.floor(at / 2)) % MOUNTS.length]!;
		return {
			row,
			gesture,
			mount: gesture.startsWith('Enter after') && mount === 'append' ? 'enhance' : mount,
		} as const;
	}),
);

/** HTML of a page with its rows. */
export function tablePage(cells: (typeof PAGES)[number]): string {
	const islands = Object.fromEntries(ROWS.map(({ name, when }) => [name, { when, script: 'probe.js' }]));
	const hosts = cells.map(({ row: { name, control }, mount }) => {
		const button = `<button type="button" ${control === 'marked' ? 'data-archipel-intent="open"' : ''}>Ouvrir</button>`;
		// `append` keeps the server's button; in a slot the button is replaced by the view.
		const inner = mount === 'slot' ? `<div data-archipel-slot>${button}</div>` : button;
		return `<div data-archipel="${name}" data-mount="${mount}">${inner}</div>`;
	});
	// Fixed places: content added by one host moves no other under the pointer.
	return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Islands</title>
		<style>main { display: grid; grid-template-columns: repeat(4, 1fr); grid-auto-rows: 180px }</style>
		<script type="application/json" id="archipel-config">${JSON.stringify({ base: '/mount-table/', islands })}</script>
		<script type="module" src="${DIST_URL}archipel.js"></script>
		<main>${hosts.join('')}</main>`;
}

/** Delivers an island's file, and waits for the work that needs no interaction. Runs in the page. */
export async function deliver(island: string): Promise<void> {
	const find = () => window.archipelTestProbes?.[island];
	const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	for (let tries = 0; !find() && tries < 200; tries++) await frame();
	find()!.arrive();
	for (let tries = 0; !find()!.isThere && tries < 200; tries++) await frame();
	for (let frames = 0; frames < 5; frames++) await frame();
}
