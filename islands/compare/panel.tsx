import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../src/ui/dialog';
import { messages } from './messages';
import type { Props } from './props';
import { textOf } from '../../src/safety/html';
import { commonMessages } from '../../src/i18n/common-messages';
import { describeError } from '../../src/shop/request-error';
import { announce } from '../../src/ui/announcer';
import { AskAgain } from '../../src/ui/ask-again';
import { Spoken } from '../../src/ui/spoken';
import { ToShop } from '../../src/ui/to-shop';
import { useProducts } from '../../src/ui/use-products';
import { compared } from './list';
import { compareRows } from './model';
import { CompareTable } from './parts/compare-table';
import './view.css';

interface PanelProps extends Pick<Props, 'max' | 'fields'> {
	/** Shows the comparison in a dialog. @default inside the page */
	readonly dialog?: {
		/** Button that opened the dialog; `undefined` while closed. */
		readonly opener: ReadonlySignal<HTMLElement | undefined>;
		readonly onClose: () => void;
	};
}

/** Comparison inside a page, or in a dialog while it is open. */
export default function Panel({ dialog, ...props }: PanelProps) {
	useSignals();
	const button = dialog?.opener.value;
	const comparison = (
		<div className="archipel-compare">
			<Comparison {...props} />
		</div>
	);
	if (!dialog) return comparison;
	if (!button) return null;
	return (
		<Dialog title={messages('title')} onClose={dialog.onClose} returnFocus={returnTo(button)}>
			{comparison}
		</Dialog>
	);
}

/** Returns the element to focus on close: the button in the tray disappears with the last product. */
function returnTo(button: HTMLElement): HTMLElement | null {
	return button.closest('.archipel-compare__tray') ? document.querySelector<HTMLElement>('#content, main') : button;
}

/** Table with its states and tools: loading, error, empty list, only differences, clear. */
function Comparison({ max, fields }: Pick<Props, 'max' | 'fields'>) {
	useSignals();
	const ids = compared.ids.value.slice(0, max);
	const { products, gone, isLoading, error, retry } = useProducts(ids);
	const [onlyDifferences, setOnlyDifferences] = useState(false);
	const box = useRef<HTMLDivElement>(null);

	const left = gone.join();
	useEffect(() => {
		const ended = new Set(left.split(',').map(Number));
		if (left) compared.update((all) => all.filter((id) => !ended.has(id)));
	}, [left]);

	const keepFocus = () => (box.current?.closest('dialog') ?? box.current)?.focus();
	const remove = (id: number, name: string) => {
		// The pressed button disappears with its column.
		keepFocus();
		compared.update((all) => all.filter((one) => one !== id));
		announce(messages('removed', { name }));
	};
	const clear = () => {
		keepFocus();
		compared.clear();
		announce(messages('cleared'));
	};
	const rows = compareRows(products, fields);
	const differing = rows.filter(({ differs }) => differs);

	return (
		<div ref={box} className="archipel-compare__box" tabIndex={-1} aria-busy={isLoading}>
			{!ids.length && (
				<p>
					{messages('empty')} <ToShop />
				</p>
			)}
			{isLoading && <Spoken text={commonMessages('loading')} delay={500} />}
			{error !== undefined && (
				<AskAgain
					text={messages('failed', { reason: describeError(error) })}
					onRetry={() => {
						keepFocus();
						retry();
					}}
				/>
			)}
			{products.length > 0 && (
				<>
					<p className="archipel-compare__tools">
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
						<button type="button" className="archipel-text-button archipel-button" onClick={clear}>
							{messages('clearAll')}
						</button>
					</p>
					<CompareTable
						products={products}
						rows={onlyDifferences ? differing : rows}
						onRemove={({ id, name }) => remove(id, textOf(name))}
					/>
					{onlyDifferences && !differing.length && <Spoken text={messages('noDifference')} />}
				</>
			)}
		</div>
	);
}
