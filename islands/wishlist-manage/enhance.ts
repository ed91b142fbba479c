import type { Enhance, IslandContext } from '../../src/runtime/define-island';
import { manageTable } from './parts/manage-table';
import { pageForm } from './parts/page-form';
import type { Props } from './props';
import { clickedControl } from '../../src/runtime/keys';
import { element } from '../../src/dom/element';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { t } from './messages';
import './view.css';

/** Enhances the further forms of TI Wishlist Premium (WLT-06…08, WLS-02, WLS-03); each form works without scripts. */
const enhance: Enhance<Props> = (host, _props, context) => {
	if (!(host instanceof HTMLFormElement)) signInToggle(host, context);
	else if (host.querySelector('[name="tinvwl_subscribes[]"]')) followForm(host, context);
	else if (host.querySelector('[name="action"]')) pageForm(host, context);
	else manageTable(host, context);
	context.activation.takeIntents().forEach(({ submitter, control }) => (submitter ?? control).click());
};

export default enhance;

/** The sign-in toggle for guests: TI hides the login form by CSS until the toggle is pressed (WLS-03). */
function signInToggle(host: HTMLElement, { signal }: IslandContext): void {
	const toggle = host.querySelector<HTMLElement>('.showlogin')!;
	const form = host.querySelector<HTMLElement>('.login');
	if (!form) return;
	const show = (isShown: boolean) => {
		form.hidden = !isShown;
		toggle.setAttribute('aria-expanded', String(isShown));
	};
	toggle.setAttribute('role', 'button');
	show(form.contains(document.activeElement));
	signal.addEventListener('abort', () => (form.hidden = false));
	host.addEventListener(
		'click',
		(event) => {
			if (!clickedControl(event, '.showlogin')) return;
			event.preventDefault();
			show(form.hidden === true);
			form.querySelector('input')?.focus();
		},
		{ signal },
	);
}

const BOX = 'input[name="tinvwl_subscribes[]"]';

/** The follow form: requires at least one kind of message and adds “select all”. The browser submits it (WLS-02). */
function followForm(host: HTMLFormElement, { signal }: IslandContext): void {
	const boxes = [...host.querySelectorAll<HTMLInputElement>(BOX)];
	const isChosen = () => boxes.some(({ checked }) => checked);
	const all = element('button', { type: 'button', class: 'archipel-text-button archipel-button' });
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
