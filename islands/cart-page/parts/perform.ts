import { commonMessages } from '../../../src/i18n/common-messages';
import { RequestError, describeError, isAbort } from '../../../src/shop/request-error';
import { settings } from '../../../src/runtime/settings';
import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { pageCart } from '../../../src/dom/page-cart';

/** Something the shopper wants of the server. */
export interface Task {
	/** A second wish of the same name is dropped while the first is under way: a double click means one. */
	readonly name: string;
	/** Who gets the focus when the shopper tries again. */
	readonly control: HTMLElement;
	/** After which element a failure is told. @default the control */
	readonly anchor?: Element | undefined;
	/** What it concerns: dimmed and blocked meanwhile (specification, section 9). */
	readonly regions: readonly (Element | undefined)[];
	readonly run: () => Promise<void>;
	/** Takes back what was shown in advance. */
	readonly onFailed?: () => void;
	/** Words of the failure. @default describeError */
	readonly failure?: string;
}

export interface Performer {
	/** Carries out a wish; tells a failure beside its control, with a way to try again. Never throws. */
	readonly perform: (task: Task) => Promise<void>;
	/** True while a wish is under way. */
	readonly isBusy: () => boolean;
	/** Calls back when a wish has ended. */
	readonly onSettled: (listener: () => void) => void;
}

export function createPerformer(signal: AbortSignal): Performer {
	const running = new Set<string>();
	const listeners: (() => void)[] = [];
	const blocking = new Map<Element, number>();

	const block = (region: Element, change: 1 | -1) => {
		const count = (blocking.get(region) ?? 0) + change;
		blocking.set(region, count);
		region.classList.toggle('archipel-refreshing', count > 0);
		if (count > 0) region.setAttribute('aria-busy', 'true');
		else region.removeAttribute('aria-busy');
	};
	const tell = (task: Task, error: unknown) => {
		const { anchor = task.control, control, failure = describeError(error) } = task;
		const onClick = () => {
			control.focus();
			void perform(task);
		};
		showNotice(anchor, { type: 'error', text: failure, action: { label: commonMessages('retry'), onClick } });
		// It may have been done although the answer was lost: the cart itself tells, and the page follows it.
		if (!(error instanceof RequestError) || error.reason !== 'offline') refreshOthers();
	};
	const perform = async (task: Task): Promise<void> => {
		if (running.has(task.name)) return;
		running.add(task.name);
		clearNotice(task.anchor ?? task.control);
		const regions = task.regions.filter((region) => region !== undefined);
		for (const region of regions) block(region, 1);
		try {
			await task.run();
		} catch (error) {
			if (isAbort(error) || signal.aborted) return;
			task.onFailed?.();
			tell(task, error);
		} finally {
			running.delete(task.name);
			for (const region of regions) block(region, -1);
			if (!signal.aborted) for (const listener of listeners) listener();
		}
	};
	return { perform, isBusy: () => running.size > 0, onSettled: (listener) => void listeners.push(listener) };
}

/** The mini-cart, the theme's fragments and the other tabs. WooCommerce's fragments script hears of it by `updated_wc_div`. */
export function refreshOthers(): void {
	if (!settings().shop.coreFragments) void pageCart().refresh();
}
