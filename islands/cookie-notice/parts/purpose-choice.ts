import { signal as createSignal, type Signal } from '@preact/signals-core';
import { isPurpose, type Purpose } from '../../../src/safety/purposes';
import { watch } from '../../../src/stores/watch';

/** Choice of purposes. */
export interface PurposeChoice {
	/** Purposes asked about. */
	readonly offered: readonly Purpose[];
	readonly isOpen: Signal<boolean>;
	/** Purposes ticked. */
	readonly chosen: Signal<readonly Purpose[]>;
}

/** Returns whether the page holds back elements of a purpose. A cached page may be older than the server's record. */
const isHeld = (purpose: string): boolean => document.querySelector(`[data-archipel-consent=${purpose}]`) !== null;

/** Connects the fields of `notice.php`, all off and closed, with signals in both directions. */
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
	watch(signal, () => {
		fields.hidden = !choice.isOpen.value;
		if (!fields.hidden) boxes[0]?.focus();
	});
	return choice;
}
