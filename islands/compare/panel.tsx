/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are grids, which Safari takes for no rows */
import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useState, type CSSProperties } from 'react';
import { Dialog } from '../../src/ui/dialog';
import { messages } from './messages';
import { textOf } from '../../src/safety/html';
import { Spoken } from '../../src/ui/spoken';
import { ProductPicture, ServerHtml, useKeptProducts } from '../../src/ui/products';
import { compared, MAX } from './list';
import { compareRows, type Row } from './model';
import { safeUrl } from '../../src/safety/url';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import { Button, CrossButton } from '../../src/ui/button';
import './view.css';

interface PanelProps {
	/** Shows the comparison in a dialog. @default inside the page */
	readonly dialog?: {
		/** Button that opened the dialog; `undefined` while closed. */
		readonly opener: ReadonlySignal<HTMLElement | undefined>;
		readonly onClose: () => void;
	};
}

/** Comparison inside a page, or in a dialog while it is open. */
export default function Panel({ dialog }: PanelProps) {
	useSignals();
	const button = dialog?.opener.value;
	if (!dialog) return <Comparison />;
	if (!button) return null;
	return (
		<Dialog title={messages('title')} onClose={dialog.onClose} returnFocus={returnTo(button)}>
			<Comparison />
		</Dialog>
	);
}

/** Returns the element to focus on close: the button in the tray disappears with the last product. */
function returnTo(button: HTMLElement): HTMLElement | null {
	return button.closest('.archipel-compare__tray') ? document.querySelector<HTMLElement>('#content, main') : button;
}

/** Table with its states and tools: loading, error, empty list, only differences, clear. */
function Comparison() {
	useSignals();
	const ids = compared.ids.value.slice(0, MAX);
	const { products, around, state, remove, clear } = useKeptProducts(compared, ids, messages, messages('empty'));
	const [onlyDifferences, setOnlyDifferences] = useState(false);
	const all = compareRows(products);
	const rows = onlyDifferences ? all.filter(({ differs }) => differs) : all;

	return (
		<div {...around} className="archipel-compare archipel-kept-products">
			{state}
			{products.length > 0 && (
				<>
					<p className="archipel-product-tools archipel-compare__tools">
						{products.length > 1 && (
							<label>
								<input
									className="archipel-field"
									type="checkbox"
									checked={onlyDifferences}
									onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
								/>{' '}
								{messages('onlyDifferences')}
							</label>
						)}
						<Button className="archipel-text-button" onClick={clear}>
							{messages('clearAll')}
						</Button>
					</p>
					<CompareTable products={products} rows={rows} onRemove={remove} />
					{onlyDifferences && !rows.length && <Spoken text={messages('noDifference')} />}
				</>
			)}
		</div>
	);
}

interface TableProps {
	readonly products: readonly StoreProduct[];
	readonly rows: readonly Row[];
	readonly onRemove: (product: StoreProduct) => void;
}

/** Table with products as columns and fields as rows; rows with differences are also marked in words. */
export function CompareTable({ products, rows, onRemove }: TableProps) {
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
			<CrossButton className="archipel-product-remove" label={messages('remove', { name })} onClick={onRemove} />
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
