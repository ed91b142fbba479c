import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef, useLayoutEffect, type FocusEvent, type RefObject } from 'react';
import { arrange, isSolved, neighbour, type Problem } from './model';
import { CartLine, LineProblem } from './cart-line';
import type { PanelProps } from './panel-props';
import { ToWishlist } from './to-wishlist';
import { describeError } from '../../src/shop/request-error';
import type { CartStore } from '../../src/stores/cart';
import { hasCartCookie } from '../../src/stores/cart-cache';
import { AskAgain } from '../../src/ui/ask-again';
import { Spoken } from '../../src/ui/spoken';
import { t } from './messages';
import { CartLinks } from './cart-links';
import { hideAfter } from '../../src/dom/inline-notice';
import { safeUrl } from '../../src/safety/url';
import { settings } from '../../src/runtime/settings';
import { Button } from '../../src/ui/button';

/**
 * The lines of the cart, the placeholders of removed lines, and the empty state.
 *
 * Uses `role` instead of list elements, here and in the parts: themes indent and space list elements, and override our styles.
 */
export function CartContent({ cart, actions, display, context }: PanelProps) {
	useSignals();
	const known = cart.cart.value;
	const removals = actions.removals.value;
	const problems = actions.problems.value;
	const box = useRef<HTMLDivElement>(null);
	const { moveTo, ...focus } = useKeptFocus(box);
	// Storefront's script looks for WooCommerce's `cart_list` class in its header and makes that list scroll.
	const isInline = display === 'inline';
	const items = known?.items ?? [];
	const rows = known ? arrange(items, removals) : [];

	return (
		<div ref={box} className="archipel-mini-cart__content" aria-busy={!known && cart.busy.value} {...focus}>
			{!known && <UnknownCart cart={cart} />}
			{rows.length > 0 && (
				<div className={`archipel-mini-cart__lines${isInline ? ' cart_list' : ''}`} role="list">
					{rows.map((row) =>
						'item' in row ? (
							<CartLine
								key={row.key}
								item={row.item}
								currency={known!.currency}
								toWishlist={<ToWishlist context={context} item={row.item} />}
								problem={isSolved(problems.get(row.key), row.item) ? undefined : problems.get(row.key)}
								onQuantity={(quantity) => void actions.setQuantity(row.item, quantity)}
								onRemove={(button) => {
									moveTo(neighbour(items, row.key));
									void actions.remove(row.item, button);
								}}
							/>
						) : (
							<RemovedRow
								key={row.key}
								name={row.removal.item.name}
								problem={problems.get(row.removal.item.key)}
								onUndo={() => {
									moveTo(row.removal.item.key);
									void actions.restore(row.removal);
								}}
								onTimeout={() => actions.dismiss(row.removal)}
							/>
						),
					)}
				</div>
			)}
			{known && !items.length && <EmptyCart />}
		</div>
	);
}

/** State without a known cart: loading, failed, or empty for a visitor without a cart cookie. */
function UnknownCart({ cart }: { readonly cart: CartStore }) {
	useSignals();
	const error = cart.error.value;
	const isBusy = cart.busy.value;
	if (isBusy || (error === undefined && hasCartCookie()))
		return <Spoken text={t('loading')} delay={500} className="archipel-mini-cart__loading" />;
	if (error === undefined) return <EmptyCart />;
	return (
		<>
			<AskAgain text={`${t('failed')} ${describeError(error)}`} onRetry={() => void cart.refresh()} />
			<CartLinks />
		</>
	);
}

/** Milliseconds for which a removal can be undone without interaction. */
const UNDO_TIME = 10_000;

interface RemovedRowProps {
	readonly name: string;
	readonly problem: Problem | undefined;
	readonly onUndo: () => void;
	readonly onTimeout: () => void;
}

/** Placeholder of a removed line with an undo button, shown for `UNDO_TIME` and as long as it is hovered or focused. */
function RemovedRow({ name, problem, onUndo, onTimeout }: RemovedRowProps) {
	const line = useRef<HTMLDivElement>(null);
	const hide = useEffectEvent(onTimeout);
	// With an error the placeholder stays.
	const stays = Boolean(problem);
	useEffect(() => (stays ? undefined : hideAfter(line.current!, UNDO_TIME, () => hide())), [stays]);

	return (
		<div ref={line} className="archipel-mini-cart__removed" role="listitem">
			<span>{t('removed', { name })}</span>
			{problem ? (
				<LineProblem problem={problem} />
			) : (
				<Button
					className="archipel-mini-cart__undo archipel-text-button"
					aria-label={t('undoFor', { name })}
					onClick={onUndo}
				>
					{t('undo')}
				</Button>
			)}
		</div>
	);
}

function EmptyCart() {
	const shop = safeUrl(settings().shop.shopUrl)?.href;
	return (
		<div className="archipel-mini-cart__empty">
			<div tabIndex={-1} data-fallback="">
				{t('empty')}
			</div>
			{shop && (
				<a className="archipel-mini-cart__action button wc-forward wp-element-button" href={shop}>
					{t('shop')}
				</a>
			)}
		</div>
	);
}

/**
 * Keeps focus inside a list whose lines are added and removed: focus never falls back to the body (A11Y-02).
 * Lines have `data-key`, their main control `data-main`; the element with `data-fallback` gets the focus when no line is left.
 *
 * @returns Handlers for the element, and `moveTo`: sets the line, by key, that gets the focus after the next render.
 */
function useKeptFocus(box: RefObject<HTMLElement | null>) {
	const isInside = useRef(false);
	const wanted = useRef<{ readonly key: string | undefined }>(undefined);
	/** The line that had focus last. */
	const recent = useRef<string>(undefined);

	useLayoutEffect(() => {
		const { activeElement } = document;
		// The list itself has the focus while it is asked for again.
		const isLost = isInside.current && (activeElement === document.body || activeElement === box.current);
		if (!wanted.current && !isLost) return;
		const { key } = wanted.current ?? { key: recent.current };
		wanted.current = undefined;
		const control = (line: string) => box.current?.querySelector<HTMLElement>(`[data-key${line}] [data-main]`);
		const target =
			(key && control(`="${CSS.escape(key)}"`)) ??
			control('') ??
			box.current?.querySelector<HTMLElement>('[data-fallback]');
		if (target instanceof HTMLElement) target.focus();
	});

	return {
		onFocus({ target }: FocusEvent) {
			isInside.current = true;
			recent.current = target.closest<HTMLElement>('[data-key]')?.dataset['key'];
		},
		onBlur({ currentTarget, relatedTarget }: FocusEvent) {
			isInside.current = currentTarget.contains(relatedTarget);
		},
		moveTo(key: string | undefined) {
			wanted.current = { key };
		},
	};
}
