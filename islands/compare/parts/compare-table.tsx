import { safeUrl } from '../../../src/safety/url';
import { textOf } from '../../../src/safety/html';
import type { StoreProduct } from '../../../src/shop/woocommerce/store-products';
import { Cross } from '../../../src/ui/cross';
import { ProductPicture } from '../../../src/ui/product-picture';
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
	return (
		<>
			<button
				type="button"
				className="archipel-compare__remove archipel-button"
				aria-label={messages('remove', { name })}
				onClick={onRemove}
			>
				<Cross />
			</button>
			<a className="archipel-compare__product archipel-link" href={safeUrl(product.permalink)?.href}>
				<ProductPicture product={product} />
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
