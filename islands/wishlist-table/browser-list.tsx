import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { isSeparatePress } from '../../src/runtime/press';
import { pageWishlist } from '../../src/page/page-wishlist';
import { commonMessages } from '../../src/i18n/common-messages';
import { wishlistOptions } from '../../src/shop/ti-wishlist/wishlist-options';
import { textOf } from '../../src/safety/html';
import { safeUrl } from '../../src/safety/url';
import { describeError } from '../../src/shop/request-error';
import type { WishlistItem } from '../../src/shop/ti-wishlist/wishlist-reply';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import { AskAgain } from '../../src/ui/ask-again';
import { Spoken } from '../../src/ui/spoken';
import { ProductPicture, useProducts, ServerHtml, ToShop } from '../../src/ui/products';
import { t } from './messages';
import { cartLink } from './table-actions';
import { createAddToCart } from '../../src/page/add-to-cart';
import { formData } from '../../src/dom/form-fields';
import { pageCart } from '../../src/page/page-cart';
import { Button, CrossButton, ThemeButton } from '../../src/ui/button';
import type { InlineNotice } from '../../src/dom/inline-notice';

type Notice = Pick<InlineNotice, 'type' | 'text' | 'action' | 'link'>;

/** Messages by row; 0 stands for the buttons below. */
type Notes = Readonly<Record<number, Notice | undefined>>;

/** Products that the last press removed, to bring them back. */
interface Removed {
	readonly names: string;
	readonly items: readonly WishlistItem[];
	readonly isBack: boolean;
}

/** Runs an action once for a double click or a held key. */
const once = (act: (event: MouseEvent<HTMLElement>) => void) => (event: MouseEvent<HTMLElement>) => {
	if (isSeparatePress(event.nativeEvent)) act(event);
};

/** The browser's own list, for a shop without a wishlist plugin (WL-12); with a plugin, a link to the plugin's page. */
export default function BrowserList() {
	useSignals();
	const wishlist = pageWishlist();
	const items = wishlist.server ? [] : (wishlist.state.value?.items ?? []);
	const ids = items.map(idOf);
	const whole = useProducts(items.filter(({ variation }) => !variation).map(idOf));
	const varied = useProducts(items.filter(({ variation }) => variation).map(idOf), 'variation');
	const known = new Map([...whole.products, ...varied.products].map((product) => [product.id, product]));
	const products = ids.flatMap((id) => known.get(id) ?? []);
	const isLoading = whole.isLoading || varied.isLoading;
	const error = whole.error ?? varied.error;
	const retry = () => {
		whole.retry();
		varied.retry();
	};
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const [notes, setNotes] = useState<Notes>({});
	const [removed, setRemoved] = useState<Removed>();
	const note = (id: number, message: Notes[number]) => setNotes((before) => ({ ...before, [id]: message }));
	const [toCart] = useState(() => createRowCart(note));

	if (wishlist.server)
		return (
			<p>
				<a href={safeUrl(wishlistOptions().url)?.href}>{t('toList')}</a>
			</p>
		);
	const remove = (gone: readonly StoreProduct[]) => {
		const going = items.filter((item) => gone.some(({ id }) => id === idOf(item)));
		setRemoved({ names: gone.map(({ name }) => textOf(name)).join(', '), items: going, isBack: false });
		for (const item of going) void wishlist.remove(item).perform();
	};
	const undo = (gone: Removed) => {
		void wishlist.addItems(gone.items.toReversed().map((item) => ({ ...item, type: '' }))).perform();
		setRemoved({ ...gone, isBack: true });
	};
	const selected = products.filter(({ id }) => chosen.has(id));
	const withSelected = (act: (rows: readonly StoreProduct[]) => void) =>
		selected.length ? act(selected) : note(0, { type: 'error', text: t('nothing') });
	const addAll = (rows: readonly StoreProduct[]) => {
		note(0, undefined);
		for (const product of rows)
			if (mayAdd(product)) toCart(product);
			else note(product.id, refusalOf(product));
	};
	const isAll = products.length > 0 && selected.length === products.length;

	return (
		<div className="archipel-wishlist-table__own" aria-busy={isLoading}>
			{isLoading && <Spoken text={commonMessages('loading')} delay={500} />}
			{error !== undefined && <AskAgain text={t('failed', { reason: describeError(error) })} onRetry={retry} />}
			{removed && (
				<Message
					// Another message takes the focus that went with the pressed button.
					key={`${removed.names} ${removed.isBack}`}
					type="success"
					text={t(removed.isBack ? 'undone' : 'removed', { names: removed.names, count: removed.items.length })}
					{...(!removed.isBack && { action: { label: t('undo'), onClick: () => undo(removed) } })}
				/>
			)}
			{!ids.length && (
				<p className="cart-empty">
					{t('empty')} <ToShop />
				</p>
			)}
			{products.length > 0 && (
				<>
					<table className="tinvwl-table-manage-list" aria-label={t('label')}>
						<thead>
							<tr>
								<th className="product-cb">
									<input
										type="checkbox"
										className="archipel-field"
										aria-label={t('selectAll')}
										checked={isAll}
										onChange={() => setChosen(new Set(isAll ? [] : ids))}
									/>
								</th>
								<th className="product-thumbnail">{t('picture')}</th>
								<th className="product-name">{t('name')}</th>
								<th className="product-price">{t('price')}</th>
								<th className="product-action">{t('actions')}</th>
							</tr>
						</thead>
						<tbody>
							{products.map((product) => (
								<OwnRow
									key={product.id}
									product={product}
									isChosen={chosen.has(product.id)}
									note={notes[product.id]}
									onChoose={() => setChosen(toggled(chosen, product.id))}
									onAdd={(button) => toCart(product, button)}
									onRemove={() => remove([product])}
								/>
							))}
						</tbody>
					</table>
					{notes[0] && <Message {...notes[0]} />}
					<p className="archipel-wishlist-table__tools">
						<ThemeButton onClick={once(() => withSelected(addAll))}>{t('addSelected')}</ThemeButton>
						<ThemeButton onClick={once(() => addAll(products))}>{t('addAll')}</ThemeButton>
						<ThemeButton onClick={once(() => withSelected(remove))}>{t('removeSelected')}</ThemeButton>
					</p>
					<p>{t('kept')}</p>
				</>
			)}
		</div>
	);
}

/** Returns the id of the variation, else of the product: WordPress ids are unique. */
const idOf = ({ product, variation }: WishlistItem): number => variation || product;

const mayAdd = (product: StoreProduct): boolean =>
	product.is_in_stock && product.is_purchasable !== false && !product.has_options;

/** Returns why a product cannot be added from here, without a request: the server's answer would be the same. */
function refusalOf({ name, permalink, has_options, stock_availability }: StoreProduct): Notice {
	const href = safeUrl(permalink)?.href;
	const reason = has_options ? '' : textOf(stock_availability?.text ?? '');
	return {
		type: 'error',
		text: `${t('notAdded', { name: textOf(name) })} ${reason}`.trim(),
		...(href !== undefined && { link: { label: has_options ? t('choose') : textOf(name), href } }),
	};
}

const toggled = (chosen: ReadonlySet<number>, id: number): ReadonlySet<number> => {
	const next = new Set(chosen);
	if (!next.delete(id)) next.add(id);
	return next;
};

interface RowProps {
	readonly product: StoreProduct;
	readonly isChosen: boolean;
	readonly note: Notes[number];
	readonly onChoose: () => void;
	readonly onAdd: (button: HTMLElement) => void;
	readonly onRemove: () => void;
}

function OwnRow({ product, isChosen, note, onChoose, onAdd, onRemove }: RowProps) {
	const name = textOf(product.name);
	const href = safeUrl(product.permalink)?.href;
	return (
		<tr className="wishlist_item">
			<td className="product-cb">
				<input
					type="checkbox"
					className="archipel-field"
					aria-label={t('select', { name })}
					checked={isChosen}
					onChange={onChoose}
				/>
			</td>
			<td className="product-thumbnail">
				<ProductPicture product={product} />
			</td>
			<td className="product-name">
				<a href={href}>{name}</a>
				{product.variation && <span className="product-stock">{textOf(product.variation)}</span>}
				{product.stock_availability?.text && (
					<span className="product-stock">{textOf(product.stock_availability.text)}</span>
				)}
				{note && <Message {...note} />}
			</td>
			<td className="product-price">
				<ServerHtml html={product.price_html} />
			</td>
			<td className="product-action">
				{mayAdd(product) ? (
					<ThemeButton data-archipel-row={product.id} onClick={once(({ currentTarget }) => onAdd(currentTarget))}>
						{t('addToCart')}
					</ThemeButton>
				) : (
					product.has_options && (
						<a className="button" href={href}>
							{t('choose')}
						</a>
					)
				)}
				<CrossButton className="archipel-wishlist-table__step" label={t('remove', { name })} onClick={onRemove} />
			</td>
		</tr>
	);
}

/** Result of a press, shown at its row or buttons until the next press. */
function Message({ type, text = '', action, link }: Notice) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// The pressed button may have been removed with its row.
		if (document.activeElement === document.body) box.current!.focus();
	}, []);
	return (
		<div ref={box} className="archipel-notice" data-state={type} tabIndex={-1}>
			<Spoken className="archipel-box" text={text} politeness={type === 'error' ? 'assertive' : 'polite'} />
			{link && (
				<a className="archipel-link" href={link.href}>
					{link.label}
				</a>
			)}
			{action && <Button onClick={action.onClick}>{action.label}</Button>}
		</div>
	);
}

/**
 * Creates the function that adds products of the browser's own list to the cart, one request each. Errors are shown in the product's row, also for
 * “add all” (WLT-03).
 *
 * @returns A function to call for each press, with the row's button if that was pressed.
 */
function createRowCart(
	notify: (id: number, notice: Notice | undefined) => void,
): (product: StoreProduct, button?: HTMLElement) => void {
	const presses = new Map<number, (button: HTMLElement) => void>();

	const createPress = ({ id, name: html, permalink }: StoreProduct) => {
		const name = textOf(html);
		const href = safeUrl(permalink)?.href;
		return createAddToCart({
			read: () => formData({ product_id: id, quantity: 1 }),
			createAdd: (data) => pageCart().add(data),
			notify: (_button, notice) => notify(id, notice),
			onAdded: () => notify(id, { type: 'success', text: t('added', { name }), ...cartLink() }),
			onRefused: ({ message }) =>
				notify(id, {
					type: 'error',
					text: message ?? t('notAdded', { name }),
					...(href !== undefined && { link: { label: name, href } }),
				}),
		});
	};
	return (product, button) => {
		const { id } = product;
		const press = presses.get(id) ?? createPress(product);
		presses.set(id, press);
		press(
			button ?? document.querySelector<HTMLElement>(`[data-archipel-row="${id}"]`) ?? document.createElement('button'),
		);
	};
}
