import { openGate } from '../../src/safety/html';
import { on } from '../../src/stores/events';
import { CHECKBOX, QUANTITY, UPDATE } from './served-list';

export interface TableListeners {
	/** Handles a submit button. @returns Whether to prevent the browser's submit. */
	readonly act: (submitter: HTMLElement | null) => boolean;
	readonly change: (target: Element) => void;
	/** Called when another tab has changed the lists. */
	readonly refresh: () => void;
	readonly step: (row: number, by: number) => void;
	readonly drag: (row: number, event: PointerEvent) => void;
}

/** Selector of fields in which Enter would submit by the first button of the form, which removes the first product. */
const FIELDS = `${QUANTITY}, ${CHECKBOX}, [name="tinvwl-new-wl"]`;

/** Adds one delegated listener per kind of event, independent of the number of rows. */
export function listenToTable(form: HTMLFormElement, signal: AbortSignal, listeners: TableListeners): void {
	const until = { signal };
	const { noValidate } = form;
	const rowOf = (part: Element) => Number(part.closest<HTMLElement>('[data-archipel-row]')?.dataset['archipelRow']);
	// An invalid quantity must block its update only, not the other buttons.
	form.noValidate = true;
	signal.addEventListener('abort', () => (form.noValidate = noValidate));
	form.addEventListener('submit', (event) => listeners.act(event.submitter) && event.preventDefault(), until);
	form.addEventListener('change', ({ target }) => target instanceof Element && listeners.change(target), until);
	form.addEventListener(
		'click',
		({ target }) => {
			const button = (target as Element).closest<HTMLElement>('[data-archipel-step]');
			if (button) listeners.step(rowOf(button), Number(button.dataset['archipelStep']));
		},
		until,
	);
	form.addEventListener(
		'pointerdown',
		(event) => {
			const handle = (event.target as Element).closest('.archipel-wishlist-table__handle');
			if (handle) listeners.drag(rowOf(handle), event);
		},
		until,
	);
	form.addEventListener(
		'keydown',
		(event) => {
			const field = event.target as Element;
			if (event.key !== 'Enter' || !field.matches(FIELDS)) return;
			event.preventDefault();
			if (field.matches(QUANTITY)) form.querySelector<HTMLElement>(UPDATE)?.click();
		},
		until,
	);
	on('archipel:wishlist-changed', ({ source }) => source === 'tab' && listeners.refresh(), signal);
	// Responses are inserted as HTML, which needs the sanitizer.
	openGate().catch(() => {});
}
