import { TRIGGER } from '../selector';

/** Milliseconds that the pointer rests on a trigger before it means something: crossing a grid must not ask for every product. */
const DWELL = 120;

/** Calls `prefetch` for a trigger that the shopper is about to use: the pointer rests on it, or the focus is there. */
export function prefetchNear(host: HTMLElement, prefetch: (trigger: HTMLElement) => void, signal: AbortSignal): void {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if (connection?.saveData) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let current: HTMLElement | null = null;

	const reach = (trigger: HTMLElement | null) => {
		if (trigger === current) return;
		clearTimeout(timer);
		current = trigger;
		if (trigger) timer = setTimeout(() => prefetch(trigger), DWELL);
	};
	const move = ({ target }: Event) => reach((target as Element).closest<HTMLElement>(TRIGGER));
	// What woke the island is under the pointer already.
	reach(host.querySelector<HTMLElement>(`:is(${TRIGGER}):is(:hover, :focus)`));
	host.addEventListener('pointerover', move, { signal, passive: true });
	host.addEventListener('focusin', move, { signal, passive: true });
	signal.addEventListener('abort', () => clearTimeout(timer));
}
