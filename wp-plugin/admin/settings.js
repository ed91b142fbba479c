/**
 * The search of the settings screen, the islands that were open before saving, a page that has an island, a file in place of its text, and a warning
 * before changes are left. Everything else on the screen works without it.
 */
(() => {
	'use strict';

	const form = document.querySelector('.archipel-settings');
	const search = form?.querySelector('.archipel-search');
	if (!search) return;
	const field = search.querySelector('input');
	const status = search.querySelector('[role="status"]');
	const islands = [...form.querySelectorAll('.archipel-island, .archipel-general')];
	const OPEN = 'archipel-settings-open';

	/** Without accents and capitals: « Réduction » is found by "reduction". */
	const plain = (text) =>
		text
			.normalize('NFD')
			.replaceAll(/[\u0300-\u036f]/g, '')
			.toLowerCase();

	/** Everything that would be saved, as text. */
	const state = () => new URLSearchParams(new FormData(form)).toString();

	function remember() {
		const open = islands.filter((island) => island.open).map(({ id }) => id);
		try {
			sessionStorage.setItem(OPEN, open.join(' '));
		} catch {
			// Without storage they are closed after saving.
		}
	}

	function reopen() {
		try {
			const ids = (sessionStorage.getItem(OPEN) ?? '').split(' ');
			for (const island of islands) island.open ||= ids.includes(island.id);
		} catch {
			// As above.
		}
	}

	/** Shows the rows that contain every word, and all rows of an island whose own name or description does. */
	function filter() {
		const wanted = plain(field.value).split(/\s+/).filter(Boolean);
		const has = (element) => wanted.every((word) => plain(element?.textContent ?? '').includes(word));
		let found = 0;
		for (const island of islands) {
			const isNamed = has(island.querySelector('summary')) || has(island.querySelector('fieldset > p'));
			const rows = [...island.querySelectorAll('tr')];
			for (const row of rows) row.hidden = !isNamed && !has(row);
			island.hidden = !isNamed && rows.every((row) => row.hidden);
			if (island.hidden) continue;
			found++;
			if (!isNamed) island.open = true;
		}
		for (const other of form.querySelectorAll('.archipel-presets, .archipel-transfer, .archipel-reset'))
			other.hidden = wanted.length > 0;
		for (const group of form.querySelectorAll('.archipel-group'))
			group.hidden = !group.querySelector('.archipel-island:not([hidden])');
		const { found: some, none } = status.dataset;
		status.textContent = !wanted.length ? '' : found ? some.replace('{count}', found) : none;
	}

	/** Returns a page of the site, parsed; one that does not come is empty. */
	async function load(url) {
		const answer = await fetch(url).catch(() => undefined);
		const html = answer?.ok ? await answer.text().catch(() => '') : '';
		return new DOMParser().parseFromString(html, 'text/html');
	}

	/** Promises of pages by URL. */
	const pages = {};

	/** Points the link of an island to the first page that has it; where none has, it stays. */
	async function find(link) {
		for (const url of [link.href, ...JSON.parse(form.dataset.pages)]) {
			pages[url] ??= load(url);
			if (!(await pages[url]).querySelector(link.dataset.finds)) continue;
			link.href = url;
			return;
		}
	}

	// `toggle` and `invalid` do not bubble: they are heard on their way down.
	form.addEventListener(
		'toggle',
		({ target }) => {
			const link = target.open && target.querySelector('a[data-finds]');
			if (link) find(link);
		},
		true,
	);

	search.hidden = false;
	reopen();
	field.addEventListener('input', filter);
	// The return key in the search must not save.
	field.addEventListener('keydown', (event) => {
		if (event.key === 'Enter') event.preventDefault();
	});
	form.querySelector('.archipel-file').hidden = false;
	form.querySelector('#archipel-file').addEventListener('change', async ({ target }) => {
		if (target.files[0]) form.querySelector('#archipel-import').value = await target.files[0].text();
	});
	let isSaving = false;
	const saved = state();
	form.addEventListener('submit', () => {
		remember();
		isSaving = true;
	});
	// Leaving asks first: a choice that was made and not saved looks like one that holds.
	window.addEventListener('beforeunload', (event) => {
		if (!isSaving && state() !== saved) event.preventDefault();
	});
	// A value that the browser refuses is in a closed island, where its message would not show.
	form.addEventListener(
		'invalid',
		({ target }) => {
			const island = target.closest('details');
			if (island) Object.assign(island, { open: true, hidden: false });
		},
		true,
	);
})();
