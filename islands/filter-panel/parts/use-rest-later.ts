import { startTransition, useEffect, useState } from 'react';

/** How many of many are drawn: `atOnce` at once, as many as can be seen; the others when those are there. */
export function useRestLater(atOnce: number): number {
	const [most, setMost] = useState(atOnce);
	useEffect(() => {
		const timer = setTimeout(() => startTransition(() => setMost(Infinity)));
		return () => clearTimeout(timer);
	}, []);
	return most;
}

/** Terms: a list shows eight without scrolling. */
export const TERMS_AT_ONCE = 10;
