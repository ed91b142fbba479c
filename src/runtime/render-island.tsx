import { useEffect, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { answerIntents } from './activation';
import { counterpart } from './counterpart';
import type { IslandContext, IslandProps } from './define-island';
import { keepFocus } from './keep-focus';
import { pressEnded } from './press-ended';
import { notePlaces } from './same-place';

/**
 * Renders a view into its host, or into the host's slot, and resolves when it is on the page.
 * The server's nodes are put back, the very same, when `signal` aborts: on removal and on any failure.
 */
export async function renderIsland(
	View: ComponentType<never>,
	mode: 'replace' | 'append',
	host: HTMLElement,
	props: object,
	context: IslandContext,
): Promise<void> {
	await pressEnded(host);
	if (context.signal.aborted) return;
	const restoreFocus = keepFocus(host);
	const { target, restore } = mode === 'replace' ? takeOver(host) : append(host);
	const findInPlace = notePlaces(target);
	const Island = View as ComponentType<IslandProps<object>>;
	let resolve!: () => void;
	const mounted = new Promise<void>((settle) => (resolve = settle));

	const root = createRoot(target, {
		// Ids from useId must differ from those of another React on the page.
		identifierPrefix: 'archipel-',
		onUncaughtError(error) {
			context.fail(error);
			resolve();
		},
	});
	context.signal.addEventListener('abort', () => {
		// React refuses to unmount a root while it renders, which is where an uncaught error comes from.
		queueMicrotask(() => {
			root.unmount();
			restore();
		});
	});
	// At once: a press between looking for one and changing the page would have no end.
	flushSync(() =>
		root.render(
			<Mounted onMounted={resolve}>
				<Island {...props} {...context} host={host} />
			</Mounted>,
		),
	);
	await mounted;
	if (context.signal.aborted) return;
	restoreFocus();
	// What the view itself has not taken.
	answerIntents(context.activation, ({ control, submitter: pressed = control }) => {
		// In the view; of a control that it leaves alone, itself.
		const now = counterpart(pressed, target) ?? counterpart(pressed, host) ?? findInPlace(pressed);
		// It had the focus, and nothing was found by its name.
		if (document.activeElement === host) now?.focus();
		now?.click();
		return Boolean(now);
	});
}

function Mounted({ onMounted, children }: { onMounted: () => void; children: React.ReactNode }) {
	useEffect(onMounted, [onMounted]);
	return children;
}

function takeOver(host: HTMLElement) {
	const served = [...host.childNodes];
	return { target: host, restore: () => host.replaceChildren(...served) };
}

function append(host: HTMLElement) {
	const slot = host.querySelector<HTMLElement>('[data-archipel-slot]');
	if (slot) return takeOver(slot);
	const target = host.appendChild(document.createElement('div'));
	target.dataset['archipelSlot'] = '';
	return { target, restore: () => target.remove() };
}
