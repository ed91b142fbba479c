import { useEffect, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { answerIntents } from './activation';
import { counterpart, keepFocus } from './keep-focus';
import type { IslandContext, IslandProps } from './define-island';
import { nextTask } from './next-task';
import { pressEnded } from './press';

/**
 * Renders a view into its host or the host's slot, and resolves when it is mounted.
 * The original server nodes are restored when `signal` aborts: on removal and on any failure.
 */
export async function renderIsland(
	View: ComponentType<never>,
	mode: 'replace' | 'append',
	host: HTMLElement,
	props: object,
	context: IslandContext,
): Promise<void> {
	const { signal } = context;
	const { target, restore } = mode === 'replace' ? takeOver(host) : append(host);
	const Island = View as ComponentType<IslandProps<object>>;
	let resolve!: () => void;
	const mounted = new Promise<void>((done) => (resolve = done));

	const root = createRoot(target, {
		// Ids from useId must differ from those of another React on the page.
		identifierPrefix: 'archipel-',
		onUncaughtError(error) {
			context.fail(error);
			resolve();
		},
	});
	signal.addEventListener('abort', () => {
		// React refuses to unmount a root while it renders, which is where an uncaught error comes from.
		queueMicrotask(() => {
			root.unmount();
			restore();
		});
	});
	// A root adds some hundred listeners: with the first render in one task, that would block input.
	await nextTask(root);
	await pressEnded(host);
	if (signal.aborted) return;
	const restoreFocus = keepFocus(host);
	const findInPlace = notePlaces(target);
	// Synchronously: a press between the check above and a later render would lose its click.
	flushSync(() =>
		root.render(
			<Mounted onMounted={resolve}>
				<Island {...props} {...context} host={host} />
			</Mounted>,
		),
	);
	await mounted;
	if (signal.aborted) return;
	restoreFocus();
	// Handles the intents that the view has not taken.
	answerIntents(context.activation, ({ control, submitter: pressed = control }) => {
		// Finds the control in the view, or the original control if the view keeps it.
		const now = counterpart(pressed, target) ?? counterpart(pressed, host) ?? findInPlace(pressed);
		// The pressed control had the focus, and `restoreFocus` has found no counterpart.
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

const pressable = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('a,button,summary')];

const kinds = (controls: readonly HTMLElement[]): string => controls.map(({ localName }) => localName).join();

/**
 * Remembers the pressable controls of an element before a view replaces them.
 *
 * @returns Function that maps a removed control to the one at the same position, if the view has the same element types in the same order.
 */
function notePlaces(part: HTMLElement): (control: HTMLElement) => HTMLElement | undefined {
	const served = pressable(part);
	return (control) => {
		const now = pressable(part);
		return !control.isConnected && kinds(now) === kinds(served) ? now[served.indexOf(control)] : undefined;
	};
}
