/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are grids, which Safari takes for no rows */
import type { CSSProperties } from 'react';
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

/** Table with products as columns and fields as rows; rows with differences are also marked in words. */
export function CompareTable({ products, rows, onRemove }: Props) {
	// If every row differs, the mark carries no information.
	const isMarked = rows.some(({ differs }) => !differs);
	return (
		// oxlint-disable-next-line no-noninteractive-tabindex -- wider than a phone: the keyboard scrolls it
		<div className="archipel-compare__scroll" role="region" aria-label={messages('title')} tabIndex={0}>
			<table
				className="archipel-compare__table"
				role="table"
				style={{ '--archipel-compare-columns': products.length } as CSSProperties}
			>
				<thead role="rowgroup">
					<tr role="row">
						<th scope="col" role="columnheader">
							<span className="archipel-visually-hidden">{messages('product')}</span>
						</th>
						{products.map((product) => (
							<th key={product.id} scope="col" role="columnheader">
								<Head product={product} onRemove={() => onRemove(product)} />
							</th>
						))}
					</tr>
				</thead>
				<tbody role="rowgroup">
					{rows.map(({ key, label, cells, isHtml, differs }) => (
						<tr key={key} role="row" data-differs={differs || undefined}>
							<th scope="row" role="rowheader">
								<span className="archipel-compare__label">
									{label}
									{isMarked && differs && <span className="archipel-compare__differs"> {messages('differs')}</span>}
								</span>
							</th>
							{products.map(({ id }, at) => (
								<td key={id} role="cell">
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
	const canBeHad = product.is_in_stock && product.is_purchasable;
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
			<a
				className="archipel-compare__choose archipel-primary-button archipel-button"
				href={safeUrl(product.permalink)?.href}
				aria-label={messages(canBeHad ? 'chooseName' : 'seeName', { name })}
			>
				{messages(canBeHad ? 'choose' : 'seeProduct')}
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
