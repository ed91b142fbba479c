import { useLayoutEffect, useRef } from 'react';
import { moveInto } from '../dom/move-into';

/** Holds a part of the page until unmount. */
export function Moved({ part }: { readonly part: HTMLElement }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => moveInto(place.current!, part), [part]);
	return <div ref={place} />;
}
