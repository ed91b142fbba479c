import { type ReactNode, useId, useState } from 'react';
import { formatPrice } from '../../src/i18n/format-price';
import { safeUrl } from '../../src/safety/url';
import type { Currency } from '../../src/runtime/settings';
import type { CartItem } from '../../src/shop/woocommerce/cart-schema';
import { t } from './messages';
import type { Problem } from './model';
import { clampQuantity, quantityMessages, stepQuantity, type QuantityLimits } from '../../src/page/quantity';
import { commonMessages } from '../../src/i18n/common-messages';
import { Button, Icon } from '../../src/ui/button';
import './quantity-input.css';

interface CartLineProps {
	readonly item: CartItem;
	readonly currency: Currency;
	readonly problem: Problem | undefined;
	/** Control that adds the line to a wishlist. */
	readonly toWishlist: ReactNode;
	readonly onQuantity: (quantity: number) => void;
	readonly onRemove: (button: HTMLElement) => void;
}

/** A line of the cart: picture, name and options, price, quantity, remove button. */
export function CartLine({ item, currency, problem, toWishlist, onQuantity, onRemove }: CartLineProps) {
	const { name, image, quantity, attributes } = item;
	const href = safeUrl(item.permalink)?.href;
	return (
		<div className="archipel-mini-cart__line" role="listitem" data-key={item.key}>
			{image ? (
				<img
					className="archipel-mini-cart__image"
					src={image.src}
					srcSet={image.srcset || undefined}
					sizes="72px"
					alt=""
					width={image.width}
					height={image.height}
					loading="lazy"
					decoding="async"
				/>
			) : (
				<span className="archipel-mini-cart__image" />
			)}
			<div className="archipel-mini-cart__details">
				{href ? (
					<a className="archipel-mini-cart__name archipel-link" href={href}>
						{name}
					</a>
				) : (
					<span className="archipel-mini-cart__name">{name}</span>
				)}
				{attributes.map((attribute) => (
					<span key={attribute.name} className="archipel-mini-cart__option">
						{t('option', attribute)}
					</span>
				))}
				{quantity !== 1 && (
					<span className="archipel-mini-cart__option">{t('each', { price: formatPrice(item.price, currency) })}</span>
				)}
				{item.backorder && <span className="archipel-mini-cart__option">{t('backorder')}</span>}
			</div>
			<span className="archipel-mini-cart__price">{formatPrice(item.lineSubtotal, currency)}</span>
			<div className="archipel-mini-cart__controls">
				{!item.soldIndividually && (
					<QuantityInput
						name={name}
						value={quantity}
						// If the stock is now lower than the line's quantity, the quantity can only be reduced, step by step.
						min={Math.min(item.minQuantity, quantity)}
						max={Math.max(item.maxQuantity ?? Infinity, quantity)}
						step={item.step}
						onChange={onQuantity}
					/>
				)}
				{toWishlist}
				<Button
					className="archipel-icon-button"
					aria-label={t('remove', { name })}
					data-main=""
					data-product_id={item.productId}
					data-cart_item_key={item.key}
					data-product_sku={item.sku}
					onClick={({ currentTarget }) => onRemove(currentTarget)}
				>
					<Icon path="M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />
				</Button>
			</div>
			{problem && <LineProblem problem={problem} />}
		</div>
	);
}

interface QuantityInputProps extends QuantityLimits {
	readonly value: number;
	/** Name of the product, for the label. */
	readonly name: string;
	/** Called once per change: a press of a button, or a typed number when the field is left or Enter is pressed. */
	readonly onChange: (value: number) => void;
}

/** A number field with plus and minus buttons. A button at its limit stays focusable and is marked `aria-disabled`. */
function QuantityInput({ value, name, onChange, ...limits }: QuantityInputProps) {
	const id = useId();
	const [draft, setDraft] = useState<string>();

	const commit = () => {
		if (draft === undefined) return;
		setDraft(undefined);
		const next = clampQuantity(draft.trim() === '' ? value : Number(draft), limits);
		if (next !== value) onChange(next);
	};
	const button = (direction: 1 | -1) => {
		const next = stepQuantity(value, direction, limits);
		const useless = next === value;
		return (
			<Button
				className="archipel-quantity__button archipel-quiet-button"
				aria-label={quantityMessages(direction > 0 ? 'increase' : 'decrease')}
				aria-describedby={id}
				aria-disabled={useless || undefined}
				onClick={() => !useless && onChange(next)}
			>
				<span aria-hidden="true">{direction > 0 ? '+' : '−'}</span>
			</Button>
		);
	};

	return (
		<div className="archipel-quantity" role="group" aria-labelledby={id}>
			<span id={id} className="archipel-visually-hidden">
				{quantityMessages('quantityOf', { name })}
			</span>
			{button(-1)}
			<input
				className="archipel-quantity__field archipel-field"
				type="number"
				inputMode="decimal"
				aria-labelledby={id}
				min={limits.min}
				max={Number.isFinite(limits.max) ? limits.max : undefined}
				step={limits.step}
				value={draft ?? value}
				onChange={(event) => setDraft(event.target.value)}
				onBlur={commit}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					commit();
				}}
			/>
			{button(1)}
		</div>
	);
}

/** Error message of a line, shown below it until the next try. It has been announced to screen readers already. */
export function LineProblem({ problem: { text, retry } }: { readonly problem: Problem }) {
	return (
		<div className="archipel-notice archipel-mini-cart__problem" data-state="error">
			<span>{text}</span>
			{retry && <Button onClick={retry}>{commonMessages('retry')}</Button>}
		</div>
	);
}
