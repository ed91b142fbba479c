import { signal as createSignal, type Signal } from '@preact/signals-core';
import { isPurpose, type Purpose } from '../../../src/safety/purposes';
import { watch } from '../../../src/stores/watch';

/** The choice per purpose. */
export interface PurposeChoice {
	/** What is asked about. */
	readonly offered: readonly Purpose[];
	readonly isOpen: Signal<boolean>;
	/** What is ticked. */
	readonly chosen: Signal<readonly Purpose[]>;
}

/** Whether the page holds something of it back. A cache may have kept the page from before the server knew. */
const isHeld = (purpose: string): boolean => document.querySelector(`[data-archipel-consent=${purpose}]`) !== null;

/** The choice of `notice.php`, all off and closed: its boxes follow, and are followed. */
export function servedChoice(fields: HTMLElement, signal: AbortSignal): PurposeChoice {
	const boxOf = (row: HTMLElement) => row.querySelector('input')!;
	for (const row of fields.querySelectorAll<HTMLElement>('[hidden]')) row.hidden = !isHeld(boxOf(row).value);
	const boxes = [...fields.querySelectorAll<HTMLElement>('.archipel-cookie-notice__purpose:not([hidden])')].map(boxOf);
	const ticked = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
	const choice = {
		offered: boxes.map(({ value }) => value).filter(isPurpose),
		isOpen: createSignal(false),
		chosen: createSignal<readonly Purpose[]>([]),
	};
	fields.addEventListener('change', () => (choice.chosen.value = ticked().filter(isPurpose)), { signal });
	watch(signal, () => {
		for (const box of boxes) box.checked = choice.chosen.value.includes(box.value as Purpose);
	});
	watch(signal, () => (fields.hidden = !choice.isOpen.value));
	return choice;
}
