import { safeUrl } from '../../../src/safety/url';
import { textOf } from '../../../src/safety/html';
import type { StoreProduct } from '../../../src/shop/woocommerce/store-products';
import { ServerHtml } from '../../../src/ui/server-html';
import { messages } from '../messages';
import type { Row } from '../model';

interface Props {
	readonly products: readonly StoreProduct[];
	readonly rows: readonly Row[];
	readonly onRemove: (product: StoreProduct) => void;
}

/** Products are columns, what is compared are rows; a row in which they differ says so in words as well. */
export function CompareTable({ products, rows, onRemove }: Props) {
	return (
		// oxlint-disable-next-line no-noninteractive-tabindex -- wider than a phone: the keyboard scrolls it
		<div className="archipel-compare__scroll" role="region" aria-label={messages('title')} tabIndex={0}>
			<table className="archipel-compare__table">
				<thead>
					<tr>
						<th scope="col">
							<span className="archipel-visually-hidden">{messages('product')}</span>
						</th>
						{products.map((product) => (
							<th key={product.id} scope="col">
								<Head product={product} onRemove={() => onRemove(product)} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, label, cells, isHtml, differs }) => (
						<tr key={key} data-differs={differs || undefined}>
							<th scope="row">
								{label}
								{differs && <span className="archipel-compare__differs"> {messages('differs')}</span>}
							</th>
							{products.map(({ id }, at) => (
								<td key={id}>
									{isHtml ? <ServerHtml html={cells[at] ?? ''} className="price" /> : cells[at] || <None />}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Head({ product, onRemove }: { readonly product: StoreProduct; readonly onRemove: () => void }) {
	const name = textOf(product.name);
	const image = product.images[0];
	return (
		<>
			<button
				type="button"
				className="archipel-compare__remove"
				aria-label={messages('remove', { name })}
				onClick={onRemove}
			>
				<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
					<path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
				</svg>
			</button>
			<a href={safeUrl(product.permalink)?.href}>
				{image ? (
					<img
						src={safeUrl(image.thumbnail || image.src)?.href}
						srcSet={image.thumbnail_srcset || undefined}
						sizes="160px"
						alt=""
						width="160"
						height="213"
						loading="lazy"
					/>
				) : (
					<span className="archipel-compare__blank" />
				)}
				<span>{name}</span>
			</a>
		</>
	);
}

function None() {
	return (
		<>
			<span aria-hidden="true">—</span>
			<span className="archipel-visually-hidden">{messages('none')}</span>
		</>
	);
}
