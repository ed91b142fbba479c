import { listen } from '../../../src/runtime/listen';
import { findByHash, readAim } from '../model';
import { reach } from './reach';

let groups = 0;

/**
 * Enhances an accordion of `<details>`, which the browser opens by mouse, keyboard and find-in-page. Adds: one open item at a time,
 * and addresses that open an item (TAB-05).
 */
export function enhanceAccordion(host: HTMLElement, signal: AbortSignal): void {
	const items = [...host.querySelectorAll<HTMLDetailsElement>('details')].filter(
		(item) => item.parentElement?.closest('details, [data-archipel]') === host,
	);
	// The item that the visitor opened before the mount stays open: setting `name` closes all but the first open item.
	const chosen = items.find((item) => item.open && item.contains(document.activeElement));
	const name = `archipel-accordion-${++groups}`;
	for (const item of items) {
		const before = item.getAttribute('name');
		item.setAttribute('name', name);
		signal.addEventListener('abort', () =>
			before === null ? item.removeAttribute('name') : item.setAttribute('name', before),
		);
		// Support: `name` closes the others since Chrome 120, Firefox 130, Safari 17.2.
		listen(
			item,
			'toggle',
			{ signal },
			() => item.open && items.forEach((other) => other !== item && (other.open = false)),
		);
	}
	if (chosen) chosen.open = true;
	const open = (asked?: Event) => {
		// At mount the address does not override an item that the visitor has opened.
		if (!asked && chosen) return;
		const target = findByHash(readAim(location.href).hash);
		const item = target && items.find((candidate) => candidate.contains(target));
		if (!target || !item) return;
		item.open = true;
		// At mount the focus moves only if it is not elsewhere.
		if (asked || document.activeElement === document.body) reach(target, item);
	};
	addEventListener('hashchange', open, { signal });
	open();
}
