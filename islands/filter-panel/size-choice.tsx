import { signal, type ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import type { MouseEvent } from 'react';
import { focusElement } from '../../src/runtime/keep-focus';
import { on } from '../../src/stores/events';
import { local } from '../../src/stores/storage';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { allTerms, valuesOf } from './model';
import { usePanel } from './panel-context';
import { Button } from '../../src/ui/button';

const KEY = 'archipel-size';

export type MySize = ReturnType<typeof createMySize>;

/** Size stored by a shopper, in her browser only; erased with her other local data (FILT-10, PRIV-01). */
export function createMySize(until: AbortSignal) {
	const read = () => local.get(KEY) ?? undefined;
	const value = signal(read());
	const keep = (slug?: string) => {
		if (slug) local.set(KEY, slug);
		else local.remove(KEY);
		value.value = slug;
	};
	addEventListener('storage', ({ key }) => (key === KEY || key === null) && (value.value = read()), { signal: until });
	on('archipel:forget-visitor', () => keep(), until);
	return {
		/** Slug of the term; `undefined` if none is stored. */
		value: value as ReadonlySignal<string | undefined>,
		/** Stores a size; without one the stored size is forgotten. */
		keep,
	};
}

/** Toggle « En stock dans ma taille », once a size is stored, with buttons to store and to forget a size (FILT-10). */
export function SizeChoice() {
	useSignals();
	const { filter, size, sizeAttribute, choose } = usePanel();
	const fields = filter.panel.fields.filter((field) => field.kind === 'terms');
	const sizes = fields.find(({ taxonomy }) => taxonomy && taxonomy === sizeAttribute);
	const stock = fields.find(({ isStock }) => isStock);
	if (!sizes || !stock) return null;
	const { name: sizeName } = sizes;
	const labelOf = (slug: string | undefined) => allTerms(sizes.terms).find(({ value }) => value === slug)?.label;
	const choice = filter.choice.value;
	const mine = size.value.value;
	const label = labelOf(mine);
	const chosen = valuesOf(choice, sizeName);
	const [only] = chosen;
	const isOn = chosen.join() === mine && valuesOf(choice, stock.name).length > 0;
	const offered = chosen.length === 1 && only !== mine ? labelOf(only) : undefined;
	if (!label && !offered) return null;

	const press = (button: HTMLElement) => {
		const [wanted, available] = isOn ? [[], []] : [[mine!], [stock.terms[0]!.value]];
		choose({ ...choice, [sizeName]: wanted, [stock.name]: available }, button);
	};
	const keep = (slug: string | undefined, said: string) => (event: MouseEvent<HTMLButtonElement>) => {
		const { form } = event.currentTarget;
		// The pressed button disappears.
		if (form) focusElement(form, { preventScroll: true });
		size.keep(slug);
		announce(said);
	};
	return (
		<div className="archipel-filter__size">
			{label && (
				<Button
					className="archipel-filter__chip"
					aria-pressed={isOn}
					onClick={({ currentTarget }) => press(currentTarget)}
				>
					{t('mySize', { size: label })}
				</Button>
			)}
			{offered && (
				<Button className="archipel-filter__clear" onClick={keep(only, t('keptSize'))}>
					{t('keepSize', { size: offered })}
				</Button>
			)}
			{label && (
				<Button className="archipel-filter__clear" onClick={keep(undefined, t('forgotSize'))}>
					{t('forgetSize')}
				</Button>
			)}
		</div>
	);
}
