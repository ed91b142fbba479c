import { TRIGGER } from '../selector';

/** Milliseconds that the pointer must rest on a trigger: a pointer that crosses a grid must not request every product. */
const DWELL = 120;

/** Calls `prefetch` for a trigger on which the pointer rests or that has the focus. */
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
	// The trigger that made the island mount is hovered or focused already.
	reach(host.querySelector<HTMLElement>(`:is(${TRIGGER}):is(:hover, :focus)`));
	host.addEventListener('pointerover', move, { signal, passive: true });
	host.addEventListener('focusin', move, { signal, passive: true });
	signal.addEventListener('abort', () => clearTimeout(timer));
}
