import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../src/runtime/after-paint';

/** Returns the number of items to render: `atOnce`, as many as are visible; all after these are painted. */
export function useRestLater(atOnce: number): number {
	const [most, setMost] = useState(atOnce);
	useEffect(() => afterPaint(() => startTransition(() => setMost(Infinity))), []);
	return most;
}

/** Terms rendered at first: a list shows eight without scrolling. */
export const TERMS_AT_ONCE = 10;
