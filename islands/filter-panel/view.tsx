import { signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import {
	type FocusEvent,
	type SyntheticEvent,
	useEffect,
	useEffectEvent,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { isEdited, isField } from '../../src/dom/field-values';
import { answerIntents } from '../../src/runtime/activation';
import type { IslandProps } from '../../src/runtime/define-island';
import { keepFocus } from '../../src/runtime/keep-focus';
import { isModified } from '../../src/runtime/keys';
import { listen } from '../../src/runtime/listen';
import { Dialog } from '../../src/ui/dialog';
import { followList } from './follow-list';
import { createFilter } from './filter';
import { t } from './messages';
import { chipsOf } from './model';
import { Chips } from './chips';
import { Fields } from './fields';
import { PanelContext, usePanel } from './panel-context';
import { createMySize, SizeChoice } from './size-choice';
import { readChoice, readForm } from './read-form';
import type { Props } from './island';
import { closeFolds, type Folds } from './field-group';
import { Select } from './term-select';
import { Button } from '../../src/ui/button';
import './view.css';

/** Link above the list (filter-link.php), renewed with each list. */
const LINK = '.archipel-filter__link';

/** Breakpoint of host.css. */
const PHONE = matchMedia('(max-width: 47.99em)');
const isPhone = signal(PHONE.matches);
PHONE.addEventListener('change', () => void (isPhone.value = PHONE.matches));

/** Filter form with chips, counts, ranges, suggestions, in-page lists, and a drawer on a phone (LIST-07, FILT). */
export default function FilterPanel(props: IslandProps<Props>) {
	useSignals();
	const { host, activation, signal } = props;
	// The first render still finds the server's form, with input made since it was printed.
	const [{ form, isAuto, isTouched, hasDrawer, ...parts }] = useState(() => start(props));
	const [isOpen, setOpen] = useState(false);
	const isNarrow = isPhone.value && hasDrawer;
	const isDrawn = isOpen && isNarrow;
	const formId = useId();
	const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
	const isByKeys = useRef(false);
	const isPending = useRef(false);
	const { filter } = parts;

	const submit = async (control?: HTMLElement) => {
		isPending.current = false;
		// Beside the field, not inside its label.
		const place = control?.closest<HTMLElement>('.archipel-filter__field') ?? control;
		if ((await filter.submit(place)) && isNarrow) setOpen(false);
	};
	const isPassing = (control: HTMLElement) => isByKeys.current && control.matches('[type=radio], select');
	const choose: PanelContext['choose'] = (choice, control, when = isPassing(control) ? 'leaving' : 'now') => {
		filter.choice.value = choice;
		const isChip = !control.closest('form');
		// The list is hidden behind the drawer.
		isPending.current = when === 'leaving' && isAuto && !isDrawn;
		if (when === 'now' && !isDrawn && (isAuto || isChip) && filter.isChanged.peek()) void submit(control);
	};
	const ahead: PanelContext['ahead'] = (next) => {
		const ask = ({ currentTarget: control, nativeEvent }: SyntheticEvent<HTMLElement>) => {
			const lists = control.matches('[type=submit]') || (!isDrawn && (isAuto || !control.closest('form')));
			if (lists && !isModified(nativeEvent)) filter.prefetch(next(), control);
		};
		return { onPointerDown: ask, onKeyUp: (event) => event.key === 'Tab' && ask(event) };
	};
	const submitPending = (control: HTMLElement) => {
		if (isPending.current) choose(filter.choice.peek(), control, 'now');
	};
	const leave = () => {
		// In a window that has become wide, the form shows the choice.
		if (isPhone.peek()) filter.revert();
		setOpen(false);
	};
	// Each of the two layouts replaces the focused control of the other.
	const restoreFocus = keepFocus(host);
	const wasNarrow = useRef(isNarrow);
	useLayoutEffect(() => {
		if (wasNarrow.current !== isNarrow) restoreFocus();
		wasNarrow.current = isNarrow;
	});
	const begin = useEffectEvent(() => {
		answerIntents(activation, ({ control }) => {
			// Unanswered: a chip, now rendered here, and a box that was not ticked offline. A ticked box was read with the form.
			if (control.matches('a') || (control instanceof HTMLInputElement && !isEdited(control))) return false;
			if (control instanceof HTMLFormElement) queueMicrotask(() => void submit());
			else if (isNarrow && !control.matches('input')) queueMicrotask(() => setOpen(true));
			return true;
		});
		// Boxes ticked while the panel was loading.
		if (isAuto && !isNarrow && isTouched && filter.isChanged.peek()) queueMicrotask(() => void submit());
	});
	const submitHere = useEffectEvent((event: SubmitEvent) => {
		event.preventDefault();
		void submit(event.submitter ?? undefined);
	});
	useEffect(() => {
		begin();
		// The form may be the host itself, which React does not hear.
		listen(host, 'submit', { signal }, (event) => submitHere(event));
	}, [host, signal]);

	const context: PanelContext = {
		...parts,
		// A drawer has room for all.
		folds: isNarrow ? undefined : parts.folds,
		choose,
		ahead,
		submitPending,
	};
	const attributes = {
		onKeyDownCapture: () => (isByKeys.current = true),
		onPointerDownCapture: () => (isByKeys.current = false),
		onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
			if (!target.closest('.archipel-filter__field')?.contains(relatedTarget)) submitPending(target);
		},
	};
	const formAttributes = { ...form, id: formId };
	const Form = host.localName === 'form' ? 'div' : 'form';

	if (!isNarrow)
		return (
			<PanelContext value={context}>
				<Form {...(Form === 'form' && formAttributes)} {...attributes}>
					<Chips />
					<SizeChoice />
					<Fields />
					<SubmitButton />
				</Form>
			</PanelContext>
		);
	return (
		<PanelContext value={context}>
			<div className="archipel-filter__bar" {...attributes}>
				<Button
					ref={setOpener}
					className="archipel-filter__open"
					data-archipel-intent="open"
					aria-haspopup="dialog"
					onClick={() => setOpen(true)}
				>
					<OpenerWords />
				</Button>
				{!isOpen && <Chips />}
			</div>
			{isOpen && (
				<div {...attributes}>
					<Dialog
						title={t('title')}
						placement="end"
						returnFocus={() => document.querySelector<HTMLElement>(LINK) ?? opener}
						onClose={leave}
						footer={<SubmitButton form={formId} />}
					>
						<form {...formAttributes}>
							<Chips />
							<OrderChoice />
							<SizeChoice />
							<Fields atOnce={3} />
						</form>
					</Dialog>
				</div>
			)}
		</PanelContext>
	);
}

/** Separate component: a choice re-renders only the label, not the drawer around it. */
function OpenerWords() {
	useSignals();
	const { panel, listed } = usePanel().filter;
	const { length: count } = chipsOf(panel, listed.value, () => '');
	return count ? t('openWith', { count }) : t('open');
}

function start({ host, signal, submitOnChange, sizeAttribute }: IslandProps<Props>) {
	const form = host instanceof HTMLFormElement ? host : host.querySelector('form')!;
	const panel = readForm(form);
	const isTheirs = panel.slug !== undefined;
	const isAjax = !isTheirs || form.classList.contains('wpf_form_ajax');
	const filter = createFilter(panel, readChoice(form), isAjax, signal);
	const hasDrawer = host.querySelector('.archipel-filter__open') !== null;
	followList(filter, host, signal);
	closeFolds(host, signal);
	return {
		filter,
		size: createMySize(signal),
		sizeAttribute,
		isAuto: isTheirs ? form.classList.contains('wpf_submit_on_change') : submitOnChange,
		isTouched: [...form.elements].some((field) => isField(field) && isEdited(field)),
		hasDrawer,
		folds: foldsOf(form),
		form: attributesOf(form),
	};
}

function foldsOf(form: HTMLFormElement): Folds | undefined {
	const fold = form.querySelector<HTMLDetailsElement>('.archipel-filter__fold');
	if (!fold) return undefined;
	const opened = form.querySelector('.archipel-filter__fold[open] > summary')?.textContent.trim();
	return { name: fold.getAttribute('name') ?? '', opened };
}

/** Returns the attributes by which other scripts find the form. */
const attributesOf = ({ className, attributes }: HTMLFormElement): Record<string, string> => ({
	className,
	...Object.fromEntries(
		[...attributes].filter(({ name }) => /^(data-|action$|method$)/.test(name)).map(({ name, value }) => [name, value]),
	),
});

/** Button « Voir 24 articles » with the count of the choice. @param form Id of the form, if the button is outside. */
function SubmitButton({ form }: { readonly form?: string }) {
	useSignals();
	const { filter, ahead } = usePanel();
	const { panel, total, isBusy, isChanged, choice } = filter;
	// Themify's button keeps its owner's label until the choice changes.
	const count = panel.slug === undefined || isChanged.value ? total.value : undefined;
	const known = count === 0 ? t('submitNone') : count !== undefined && t('submitCount', { count });
	return (
		<p className="archipel-filter__submit">
			<button type="submit" className="button" form={form} aria-busy={isBusy.value} {...ahead(() => choice.peek())}>
				{known || (panel.slug !== undefined && panel.submit) || t('submit')}
			</button>
		</p>
	);
}

/** Order of the list, from WooCommerce's select on the page, which is out of reach behind a drawer. Listed with the rest. */
export function OrderChoice() {
	useSignals();
	const { order, orderBy } = usePanel().filter;
	const [select] = useState(() =>
		document.querySelector<HTMLSelectElement>('.woocommerce-ordering select[name=orderby]'),
	);
	if (!select) return null;
	return (
		<Select
			label={t('order')}
			choices={[...select.options].map(({ value, text }) => ({ value, label: text }))}
			value={order.value ?? select.value}
			onChange={({ currentTarget }) => orderBy(currentTarget.value)}
		/>
	);
}
