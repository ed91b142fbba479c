import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { memo, useEffect, useEffectEvent, useState, type ReactNode, type HTMLAttributes } from 'react';
import { navigate } from '../../src/safety/url';
import { settings } from '../../src/runtime/settings';
import { commonMessages } from '../../src/i18n/common-messages';
import { describeError } from '../../src/shop/request-error';
import { announce } from '../../src/ui/announcer';
import { AskAgain } from '../../src/ui/ask-again';
import { messages } from './messages';
import { groupsOf, highlight, keyOf, summary, type Option } from './model';
import { usePlace } from './use-place';
import { useServerCombobox } from './use-server-combobox';
import type { Props } from './island';
import type { RecentSearches } from './enhance';
import { isBuilders, sourceOf } from './sources';
import { createSuggester } from './suggester';
import { ProductPicture, ServerHtml } from '../../src/ui/products';
import { Button, CrossButton } from '../../src/ui/button';
import './panel.css';

interface PanelProps extends Pick<Props, 'source'> {
	readonly form: HTMLFormElement;
	readonly field: HTMLInputElement;
	readonly recent: RecentSearches;
	/** Number of submits of a form without a results page: each opens the panel. */
	readonly sent: ReadonlySignal<number>;
	readonly signal: AbortSignal;
}

const NONE: readonly string[] = [];

export default function Panel({ form, field, recent, sent, signal, ...props }: PanelProps) {
	useSignals();
	const [suggester] = useState(() => createSuggester(sourceOf(form, props), signal));
	const answer = suggester.answer.value;
	const isAsking = suggester.isAsking.value;
	const error = suggester.error.value;
	const isIdle = suggester.term.value === '';
	const before = recent.ids.value;
	const terms = isIdle || answer?.found.instead ? before : NONE;
	const groups = groupsOf(answer, terms);
	const options = groups.flatMap((group) => group.options);

	const [panel, setPanel] = useState<HTMLElement | null>(null);
	const look = (delay?: number) => suggester.look(field.value, delay);
	const combobox = useServerCombobox({
		form,
		field,
		panel,
		options,
		hasContent: options.length > 0 || isAsking || error !== undefined,
		onLook: () => look(),
	});
	const { isOpen, list, optionProps } = combobox;
	const choose = (option: Option) => {
		if (option.kind === 'recent') {
			fill(field, option.name);
			return look(0);
		}
		recent.record(field.value);
		combobox.close();
		if (option.kind === 'all') showAll(form, field);
	};

	const lookAgain = useEffectEvent(() => {
		combobox.open();
		look(0);
	});
	useEffect(() => {
		const onChange = ({ target }: Event) => target !== field && form.contains(target as Node) && lookAgain();
		// On `window`: at the form itself the builder's listeners are stopped, and ours would be too.
		addEventListener('change', onChange, true);
		return () => removeEventListener('change', onChange, true);
	}, [form, field]);
	const times = sent.value;
	useEffect(() => {
		if (times) lookAgain();
	}, [times]);
	useEffect(() => {
		form.classList.toggle('is-loading', isAsking && isBuilders(form));
		return () => form.classList.remove('is-loading');
	}, [form, isAsking]);
	const isReady = isOpen && !isAsking && error === undefined;
	useEffect(() => {
		const said = isReady ? summary(answer, terms) : '';
		return said ? announce(said) : undefined;
	}, [isReady, answer, terms]);

	const style = usePlace(field, panel, isOpen);
	const content = (
		<>
			{isAsking && !options.length && <p className="archipel-search__said">{commonMessages('loading')}</p>}
			{error !== undefined && (
				<AskAgain
					text={messages('failed', { reason: describeError(error) })}
					onRetry={() => {
						field.focus();
						look(0);
					}}
				/>
			)}
			{answer?.found.instead && (
				<p className="archipel-search__said">
					<strong>{messages('none', { term: answer.term })}</strong> {messages('hint')}
				</p>
			)}
			<div {...list} className="archipel-search__list" aria-label={messages('suggestions')} hidden={!options.length}>
				{groups.map(({ label, options: own }) => (
					<div key={label} role={label ? 'group' : 'presentation'} aria-label={label || undefined}>
						{label && (
							<span className="archipel-search__heading" aria-hidden="true">
								{label}
							</span>
						)}
						{own.map((option) => (
							<OptionRow
								key={keyOf(option)}
								option={option}
								term={answer?.term ?? ''}
								{...optionProps(option, () => choose(option))}
							/>
						))}
					</div>
				))}
			</div>
			{isIdle && terms.length > 0 && <ForgetSearches recent={recent} terms={terms} field={field} />}
		</>
	);
	return (
		<div
			ref={setPanel}
			popover="manual"
			className="archipel-search__panel archipel-surface"
			style={style}
			aria-busy={isAsking}
		>
			<Shown isOpen={isOpen}>{content}</Shown>
		</div>
	);
}

/** Keeps its content during the closing transition. */
const Shown = memo(
	({ children }: { readonly isOpen: boolean; readonly children: ReactNode }) => children,
	(_before, { isOpen }) => !isOpen,
);

/** Sets the field's value with an `input` event, for other listeners. */
function fill(field: HTMLInputElement, term: string): void {
	field.value = term;
	field.dispatchEvent(new Event('input', { bubbles: true }));
}

function showAll(form: HTMLFormElement, field: HTMLInputElement): void {
	if (!isBuilders(form)) return form.requestSubmit();
	const address = new URL(settings().shop.shopUrl, document.baseURI);
	address.searchParams.set('s', field.value);
	address.searchParams.set('post_type', 'product');
	navigate(address.href);
}

interface OptionProps extends HTMLAttributes<HTMLElement> {
	readonly option: Option;
	readonly term: string;
}

/** An option of the panel; a link if it has an address, so that the browser can open it in a new tab. */
function OptionRow({ option, term, ...attributes }: OptionProps) {
	const content =
		option.kind === 'product' ? (
			<>
				<ProductPicture product={option} />
				<span className="archipel-search__text">
					<Name name={option.name} term={term} />
					<span className="archipel-search__facts">
						{option.price && <ServerHtml html={option.price} className="price" />}
						{option.stock && <span className="archipel-search__stock">{option.stock}</span>}
					</span>
				</span>
			</>
		) : (
			<Name name={option.name} term={option.kind === 'category' ? term : ''} />
		);
	const own = {
		...attributes,
		className: 'archipel-search__option archipel-link',
		'data-kind': option.kind,
		tabIndex: -1,
	};
	return option.href === undefined ? (
		<div {...own}>{content}</div>
	) : (
		<a {...own} href={option.href}>
			{content}
		</a>
	);
}

function Name({ name, term }: { readonly name: string; readonly term: string }) {
	return (
		<span className="archipel-search__name">
			{highlight(name, term).map(({ at, text, isMatch }) =>
				isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
			)}
		</span>
	);
}

interface ForgetProps {
	readonly recent: RecentSearches;
	readonly terms: readonly string[];
	readonly field: HTMLElement;
}

/** Buttons that erase one recent search, or all. An option cannot contain a control, so they are in a column beside the options. */
function ForgetSearches({ recent, terms, field }: ForgetProps) {
	const forget = (said: string, change: () => void) => {
		// The pressed button is about to be removed.
		field.focus();
		change();
		announce(said);
	};
	return (
		<>
			<ul className="archipel-search__forget archipel-list">
				{terms.map((term) => (
					<li key={term}>
						<CrossButton
							label={messages('forget', { term })}
							onClick={() =>
								forget(messages('forgotten', { term }), () => recent.update((all) => all.filter((one) => one !== term)))
							}
						/>
					</li>
				))}
			</ul>
			<p className="archipel-search__tools">
				<Button className="archipel-text-button" onClick={() => forget(messages('forgottenAll'), recent.clear)}>
					{messages('forgetAll')}
				</Button>
				<small>{messages('onlyHere')}</small>
			</p>
		</>
	);
}
