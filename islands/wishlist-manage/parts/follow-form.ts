import { element } from '../../../src/dom/element';
import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import type { IslandContext } from '../../../src/runtime/define-island';
import { t } from '../messages';

const BOX = 'input[name="tinvwl_subscribes[]"]';

/** The follow form: requires at least one kind of message and adds “select all”. The browser submits it (WLS-02). */
export function followForm(host: HTMLFormElement, { signal }: IslandContext): void {
	const boxes = [...host.querySelectorAll<HTMLInputElement>(BOX)];
	const isChosen = () => boxes.some(({ checked }) => checked);
	const all = element('button', { type: 'button', class: 'archipel-wishlist-manage__all archipel-button' });
	const label = () => (all.textContent = t(boxes.every(({ checked }) => checked) ? 'followNone' : 'followAll'));
	all.addEventListener('click', () => {
		const isOn = !boxes.every(({ checked }) => checked);
		for (const box of boxes) box.checked = isOn;
		changed();
	});
	const changed = () => {
		label();
		clearNotice(host);
		for (const box of boxes) box.removeAttribute('aria-invalid');
	};
	label();
	if (boxes.length > 1) boxes.at(-1)!.closest('p, li, label')?.after(all);
	signal.addEventListener('abort', () => all.remove());
	host.addEventListener('change', changed, { signal });
	host.addEventListener(
		'submit',
		(event) => {
			if (isChosen()) return;
			event.preventDefault();
			for (const box of boxes) box.setAttribute('aria-invalid', 'true');
			boxes[0]?.focus();
			showNotice(host, { type: 'error', text: t('noFollow'), control: event.submitter ?? host });
		},
		{ signal },
	);
}
