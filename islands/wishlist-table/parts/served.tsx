import { useLayoutEffect, useRef, type ElementType } from 'react';

interface Props {
	readonly as: ElementType;
	/** Of the page, or of a reply that has passed the HTML gate. */
	readonly nodes: readonly Node[];
	readonly attributes?: Readonly<Record<string, string>>;
}

/** A part of the table that stays as the server drew it. */
export function Served({ as: Tag, nodes, attributes }: Props) {
	const place = useRef<HTMLElement>(null);
	useLayoutEffect(() => place.current!.replaceChildren(...nodes), [nodes]);
	return <Tag ref={place} {...attributes} />;
}
