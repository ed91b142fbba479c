import type { HTMLAttributes } from 'react';
import { ProductPicture } from '../../../src/ui/product-picture';
import { ServerHtml } from '../../../src/ui/server-html';
import { highlight, type Option } from '../model';

interface Props extends HTMLAttributes<HTMLElement> {
	readonly option: Option;
	/** Search term, highlighted in the name. */
	readonly term: string;
}

/** An option of the panel; a link if it has an address, so that the browser can open it in a new tab. */
export function OptionRow({ option, term, ...attributes }: Props) {
	const content =
		option.kind === 'product' ? (
			<>
				<ProductPicture product={option} />
				<span className="archipel-search__text">
					<Name name={option.name} term={term} />
					<span className="archipel-search__facts">
						{option.price && <ServerHtml html={option.price} className="price" />}
						{option.stock && <span className="archipel-search__stock">{option.stock}</span>}
					</span>
				</span>
			</>
		) : (
			<Name name={option.name} term={option.kind === 'category' ? term : ''} />
		);
	const own = {
		...attributes,
		className: 'archipel-search__option archipel-link',
		'data-kind': option.kind,
		tabIndex: -1,
	};
	return option.href === undefined ? (
		<div {...own}>{content}</div>
	) : (
		<a {...own} href={option.href}>
			{content}
		</a>
	);
}

function Name({ name, term }: { readonly name: string; readonly term: string }) {
	return (
		<span className="archipel-search__name">
			{highlight(name, term).map(({ at, text, isMatch }) =>
				isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
			)}
		</span>
	);
}
