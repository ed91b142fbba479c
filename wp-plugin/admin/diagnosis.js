/**
 * The screen of the diagnosis: asks for one check after the other, opens a page of the site in a frame, reports what only a browser sees, and
 * copies the report. Without it a link has everything checked on the server, but for the frame.
 */
(() => {
	'use strict';

	const root = document.querySelector('.archipel-check[data-settings]');
	if (!root) return;
	const settings = JSON.parse(root.dataset.settings);
	const started = Date.now();
	const text = root.querySelector('textarea');
	const copy = root.querySelector('.archipel-check__copy');

	/** Milliseconds after which the frame is judged as it is. */
	const PATIENCE = 15000;
	/** Milliseconds that islands get after the page has loaded. */
	const REST = 3000;

	const sleep = (duration) => new Promise((resolve) => setTimeout(resolve, duration));

	const rows = (filter = '') => [...root.querySelectorAll(`.archipel-check__row${filter}`)];

	/** Asks admin-ajax.php for a check, and returns the finding. */
	async function ask(id, facts) {
		const body = new URLSearchParams({ action: settings.action + id, _wpnonce: settings.nonce, ...facts });
		const response = await fetch(settings.ajax, { method: 'POST', credentials: 'same-origin', body });
		const { success, data } = await response.json();
		if (!success) throw new Error('refused');
		return data;
	}

	/** Checks what a row is about, and shows what is found; a check that does not answer does not stop the others. */
	async function check(row) {
		const { check: id } = row.dataset;
		try {
			const facts = id === 'browser' ? await report() : {};
			row.outerHTML = (await ask(id, facts)).row;
		} catch {
			row.querySelector('.archipel-check__verdict').textContent = settings.unanswered;
			row.dataset.verdict = 'critical';
		}
	}

	function finish() {
		const faults = [...rows('[data-verdict="recommended"]'), ...rows('[data-verdict="critical"]')];
		const { length: count } = faults;
		const said = count ? settings.found.split(' | ')[count === 1 ? 0 : 1].replace('{count}', count) : settings.none;
		root.querySelector('.archipel-check__status').textContent = said;
		// Sorts faults before good checks, critical ones first.
		for (const row of faults) row.parentNode.prepend(row);
		const lines = rows().map((row) => row.dataset.text);
		text.value = `${text.dataset.head}${lines.filter(Boolean).join('\n')}\n`;
	}

	/** Names of the cookies that scripts can read here. */
	const cookies = () => document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || []);

	/** The element of the stub in the page as a guest gets it here, beyond a CDN that the server itself does not pass; empty without one. */
	async function stubForGuests() {
		try {
			const response = await fetch(settings.page, { credentials: 'omit' });
			const page = new DOMParser().parseFromString(await response.text(), 'text/html');
			const isStub = ({ id, outerHTML }) =>
				id === 'archipel-js' || outerHTML.split('>')[0].includes(`/${settings.entry}`);
			const stub = [...page.querySelectorAll('script')].find(isStub);
			return stub ? [stub.outerHTML] : [];
		} catch {
			return [];
		}
	}

	/** Opens the page in a frame and returns what happened there. */
	async function watch() {
		const before = cookies();
		const failed = [];
		const refused = new Set();
		const frame = document.createElement('iframe');
		Object.assign(frame, { className: 'archipel-check__frame', title: '', tabIndex: -1, ariaHidden: 'true' });

		const refuse = (directive, address) => refused.add(`${directive} ${String(address).split('?')[0]}`);
		/** Tells refusals from before the listener was there, where the browser keeps them. */
		function recall({ ReportingObserver }) {
			if (!ReportingObserver) return;
			const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
			observer.observe();
			for (const { body } of observer.takeRecords()) refuse(body.effectiveDirective, body.blockedURL);
			observer.disconnect();
		}
		let isWatched = false;
		/** Listens in the frame's document, once it is the page's. */
		function listen() {
			const page = frame.contentDocument;
			if (isWatched || !page || page.URL === 'about:blank') return;
			isWatched = true;
			page.addEventListener('securitypolicyviolation', (event) => refuse(event.effectiveDirective, event.blockedURI));
			page.addEventListener('archipel:error', ({ detail }) => failed.push(`${detail.island} (${detail.code})`));
		}

		const polling = setInterval(listen, 10);
		const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
		frame.src = settings.page;
		root.append(frame);
		if (await Promise.race([loaded, sleep(PATIENCE)])) {
			listen();
			await sleep(REST);
		}
		clearInterval(polling);

		// A site that forbids its pages in frames was not seen: nothing is said of it.
		const inside = isWatched && frame.contentDocument ? frame.contentWindow : undefined;
		if (inside) recall(inside);
		const files = inside?.performance.getEntriesByType('resource') ?? [];
		// A module that has come has run.
		const isStub = ({ name, responseStatus }) => name.includes(`/${settings.entry}`) && !(responseStatus >= 400);
		const names = inside?.location.protocol === 'https:' ? files.map(({ name }) => name.split('?')[0]) : [];
		const isChosen = /(^|; )(archipel_consent|cookie_notice_accepted)=/.test(document.cookie);
		const facts = {
			started: !inside || files.some(isStub),
			failed,
			refused: [...refused],
			insecure: names.filter((name) => name.startsWith('http://')),
			cookies: isChosen ? [] : cookies().filter((name) => !before.includes(name)),
		};
		frame.remove();
		return facts;
	}

	/** Returns the findings of the browser, which the server adds to its own. */
	async function report() {
		const [facts, stub] = await Promise.all([watch(), stubForGuests()]);
		const clock = Math.round(started / 1000) - settings.now;
		return { report: JSON.stringify({ ...facts, stub, clock }) };
	}

	async function checkAll() {
		for (const row of rows('[data-verdict=""]')) await check(row);
		finish();
	}
	checkAll();

	copy.hidden = false;
	copy.addEventListener('click', async () => {
		try {
			await navigator.clipboard.writeText(text.value);
		} catch {
			// Without permission, or without HTTPS.
			text.select();
			document.execCommand('copy');
			copy.focus();
		}
		copy.nextElementSibling.textContent = settings.copied;
	});
})();
