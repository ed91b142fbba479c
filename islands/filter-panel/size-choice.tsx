import { signal, type ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { focusElement } from '../../src/runtime/keep-focus';
import { on } from '../../src/stores/events';
import { local } from '../../src/stores/storage';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { allTerms, valuesOf, withValues, type TermField } from './model';
import { usePanel } from './panel-context';
import { Button } from '../../src/ui/button';

const KEY = 'archipel-size';

export type MySize = ReturnType<typeof createMySize>;

/** Size stored by a shopper, in her browser only; erased with her other local data (FILT-10, PRIV-01). */
export function createMySize(until: AbortSignal) {
	const read = () => local.get(KEY) ?? undefined;
	const value = signal(read());
	const forget = () => {
		local.remove(KEY);
		value.value = undefined;
	};
	addEventListener('storage', ({ key }) => (key === KEY || key === null) && (value.value = read()), { signal: until });
	on('archipel:forget-visitor', forget, until);
	return {
		/** Slug of the term; `undefined` if none is stored. */
		value: value as ReadonlySignal<string | undefined>,
		keep(slug: string) {
			local.set(KEY, slug);
			value.value = slug;
		},
		forget,
	};
}

const isTerms = (field: { readonly kind: string }): field is TermField => field.kind === 'terms';

/** The pressed button disappears: the focus goes to the form around it. */
const leaveTo = (form: HTMLElement | null) => form && focusElement(form, { preventScroll: true });

/** Toggle « En stock dans ma taille », once a size is stored, with buttons to store and to forget a size (FILT-10). */
export function SizeChoice() {
	useSignals();
	const { filter, size, sizeAttribute, choose } = usePanel();
	const fields = filter.panel.fields.filter(isTerms);
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
		const both = withValues(choice, sizeName, isOn ? [] : [mine!]);
		choose(withValues(both, stock.name, isOn ? [] : [stock.terms[0]!.value]), button);
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
				<Button
					className="archipel-filter__clear"
					onClick={({ currentTarget }) => {
						leaveTo(currentTarget.form);
						size.keep(only!);
						announce(t('keptSize'));
					}}
				>
					{t('keepSize', { size: offered })}
				</Button>
			)}
			{label && (
				<Button
					className="archipel-filter__clear"
					onClick={({ currentTarget }) => {
						leaveTo(currentTarget.form);
						size.forget();
						announce(t('forgotSize'));
					}}
				>
					{t('forgetSize')}
				</Button>
			)}
		</div>
	);
}
