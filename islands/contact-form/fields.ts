import { listen } from '../../src/runtime/listen';
import { withProtocol } from './model';
import { wrapsOf } from './cf7-form';

/** Adds Contact Form 7's field behaviours (CF-05). Disabled controls are enabled again on abort. */
export function assistFields(form: HTMLFormElement, signal: AbortSignal): void {
	const all = <E extends Element = HTMLElement>(selector: string) => [...form.querySelectorAll<E>(selector)];

	const mayAccept = !form.classList.contains('wpcf7-acceptance-as-validation');
	const followAcceptance = () => {
		if (!mayAccept || !form.querySelector('.wpcf7-acceptance')) return;
		const isMissing = missingAcceptance(form) !== undefined;
		for (const button of all<HTMLInputElement>('.wpcf7-submit')) button.disabled = isMissing;
	};
	const followFreeText = (changed?: EventTarget | null) => {
		for (const item of all('.has-free-text')) {
			const text = item.querySelector<HTMLInputElement>('.wpcf7-free-text');
			const tick = item.querySelector<HTMLInputElement>('[type=checkbox], [type=radio]');
			if (!text || !tick) continue;
			text.disabled = !tick.checked;
			if (changed === tick && tick.checked) text.focus();
		}
	};
	const count = () => {
		for (const counter of all('.wpcf7-character-count')) {
			const { targetName = '', startingValue, maximumValue, minimumValue } = counter.dataset;
			const field = form.elements.namedItem(targetName);
			if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
			const number = (value: string | undefined) => Math.abs(Number.parseInt(value ?? '', 10)) || 0;
			const written = field.value.trim().length;
			const shown = `${counter.classList.contains('down') ? number(startingValue) - written : written}`;
			counter.dataset['currentValue'] = shown;
			counter.textContent = shown;
			const most = number(maximumValue);
			counter.classList.toggle('too-long', most > 0 && field.value.length > most);
			counter.classList.toggle('too-short', field.value.length < number(minimumValue));
		}
	};
	const followAll = () => {
		followAcceptance();
		followFreeText();
		count();
	};

	followAll();
	form.addEventListener('input', count, { signal });
	listen(form, 'change', { signal }, ({ target }) => {
		if (target instanceof HTMLInputElement) {
			if (target.closest('.wpcf7-exclusive-checkbox') && target.checked) {
				for (const other of all<HTMLInputElement>('[type=checkbox]'))
					if (other.name === target.name && other !== target) other.checked = false;
			}
			if (target.matches('.wpcf7-validates-as-url')) {
				const address = withProtocol(target.value);
				if (address !== target.value) target.value = address;
			}
		}
		followAcceptance();
		followFreeText(target);
	});
	// The browser resets the fields after this event.
	form.addEventListener('reset', () => setTimeout(followAll), { signal });
	signal.addEventListener('abort', () => {
		for (const field of all<HTMLInputElement>('.wpcf7-submit, .wpcf7-free-text')) field.disabled = false;
	});
}

/** Returns the first acceptance box that blocks sending: not ticked, or ticked if inverted. */
export function missingAcceptance(form: HTMLFormElement): HTMLInputElement | undefined {
	const boxes = form.querySelectorAll<HTMLInputElement>('.wpcf7-acceptance:not(.optional) [type=checkbox]');
	return [...boxes].find((box) => box.checked === (box.closest('.invert') !== null));
}

/** Shows the value of a field elsewhere in the form (`[data-reflection-of]`). */
export function reflect(form: HTMLFormElement, field: string): void {
	const values = Array.from(new FormData(form))
		.filter(([name, value]) => (name === field || name === `${field}[]`) && value !== '')
		.flatMap(([, value]) => (typeof value === 'string' ? value : value.name || []));
	for (const place of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
		if (place.dataset['reflectionOf'] !== field) continue;
		if (place instanceof HTMLOutputElement) {
			place.textContent = values[0] ?? place.dataset['default'] ?? '';
			continue;
		}
		for (const output of place.querySelectorAll('output')) {
			if (output.hasAttribute('data-default')) output.hidden = values.length > 0;
			else output.remove();
		}
		for (const value of values) {
			const output = document.createElement('output');
			output.name = field;
			output.textContent = value;
			place.append(output);
		}
	}
}

/** Returns the field of a control, if the field is validated. */
export function fieldOf(form: HTMLFormElement, control: Element): string | undefined {
	const field = control.closest<HTMLElement>('.wpcf7-form-control-wrap')?.dataset['name'];
	const isChecked = field && control.closest('.wpcf7-form-control') && !control.closest('.novalidate');
	return isChecked && wrapsOf(form, field).length ? field : undefined;
}
