import { commonMessages } from '../../src/i18n/common-messages';
import { settings } from '../../src/runtime/settings';
import { describeError } from '../../src/shop/request-error';
import type { VariationState } from '../../src/stores/variation-state';
import { describeBy } from '../../src/dom/field-errors';
import { showNotice } from '../../src/dom/inline-notice';
import { announce } from '../../src/ui/announcer';
import type { ChoiceStatus } from './chooser';
import { messages } from './messages';
import { chooseText, focusField, openFields } from './option-label';

export type Explainer = ReturnType<typeof createExplainer>;

/** Tells after `anchor` that the variation could not be looked up. @returns Function that takes it back. */
export function explainFailure(anchor: Element, error: unknown, onClick: () => void): () => void {
	const action = { label: commonMessages('retry'), onClick };
	return showNotice(anchor, { type: 'error', text: describeError(error), action });
}

let sentences = 0;

/** Explains why nothing was added. @param noticeAfter Element after which the reason is shown for a complete choice that cannot be added. */
export function createExplainer(form: HTMLElement, noticeAfter: Element, state: VariationState) {
	/** Functions that remove a shown explanation, by option. */
	const shown = new Map<HTMLSelectElement | undefined, () => void>();

	/** Whether an incomplete choice was refused. */
	let isRefused = false;

	const mark = (select: HTMLSelectElement, isInView: boolean) => {
		const text = settings().shop.nativeAlerts ? undefined : pleaseChoose(select);
		shown.set(select, markMissing(select, text, isInView));
	};
	const takeBack = (isOver: (select?: HTMLSelectElement) => boolean) => {
		for (const [select, remove] of shown) if (isOver(select) && shown.delete(select)) remove();
	};

	return {
		/**
		 * Shows the reason at the button, or a sentence under each option without a choice, and announces all at once; or uses `alert()` if the
		 * owner wants that (VAR-05). Missing options are marked, and the first one gets the focus (SW-10).
		 */
		explain(status: ChoiceStatus) {
			// The error message of the failed request is shown already.
			if (status === 'failed') return;
			const open = status === 'incomplete' ? openFields(form) : [];
			const [first] = open;
			const reason = messages(first ? 'selectOptions' : 'unavailable');
			isRefused ||= Boolean(first);
			takeBack(() => true);
			for (const select of open) mark(select, select === first);
			if (settings().shop.nativeAlerts) globalThis.alert(reason);
			else if (first) announce([reason, ...open.map(pleaseChoose)].join(' '), 'assertive');
			else shown.set(undefined, showNotice(noticeAfter, { type: 'error', text: reason }));
			if (first) focusField(first, state);
		},
		/** Removes the reason, and sentences and marks of options that are chosen now; an option whose choice was cleared has its own again. */
		choiceChanged() {
			takeBack((select) => !select || Boolean(select.value));
			if (isRefused) for (const select of openFields(form)) if (!shown.has(select)) mark(select, false);
		},
	};
}

/** Returns « Veuillez choisir une taille. » */
function pleaseChoose(select: HTMLSelectElement): string {
	const text = chooseText(select);
	return messages('please', { choose: text.charAt(0).toLowerCase() + text.slice(1) });
}

/**
 * Marks an option without a choice.
 *
 * @param text Sentence under the option, which describes its control. @default none
 * @param isInView Scrolls the sentence into view.
 * @returns Function that takes back mark and sentence.
 */
function markMissing(select: HTMLSelectElement, text: string | undefined, isInView: boolean): () => void {
	const cell = select.closest('.value') ?? select.parentElement!;
	const id = `archipel-missing-${++sentences}`;
	// Toggle buttons of a toolbar have no `aria-invalid`, and are read without their group.
	const controls = [select, ...cell.querySelectorAll('[role="radiogroup"], [role="toolbar"] button')];
	const mark = (isMissing: boolean) => {
		for (const control of controls) {
			if (isMissing && !control.matches('button')) control.setAttribute('aria-invalid', 'true');
			else control.removeAttribute('aria-invalid');
			if (text) describeBy(control, id, isMissing);
		}
		cell.toggleAttribute('data-archipel-missing', isMissing);
	};
	const remove =
		text &&
		showNotice(cell.querySelector(':scope > .reset_variations')?.previousElementSibling ?? cell.lastElementChild!, {
			type: 'error',
			text,
			isSilent: true,
			place(box, seen) {
				box.id = id;
				seen.after(box);
				return isInView ? undefined : () => {};
			},
		});
	mark(true);
	return () => {
		mark(false);
		if (remove) remove();
	};
}
