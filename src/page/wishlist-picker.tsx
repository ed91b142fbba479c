import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { defineMessages } from '../i18n/define-messages';
import { wishlistMessages } from '../i18n/wishlist-messages';
import { safeUrl } from '../safety/url';
import { wishlistOptions } from '../shop/ti-wishlist/wishlist-options';
import type { Privacy, Wishlist } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistStore } from '../stores/wishlist';
import { Dialog } from '../ui/dialog';
import { Spoken } from '../ui/spoken';
import type { PickRequest } from './pick-list';
import './wishlist-picker.css';

interface Props {
	readonly wishlist: WishlistStore;
	/** The request; `undefined` while the picker is closed. */
	readonly asked: ReadonlySignal<PickRequest | undefined>;
	readonly onClose: () => void;
}

/** Dialog to pick the wishlist of a product (WL-03). */
export default function WishlistPicker({ wishlist, asked, onClose }: Props) {
	useSignals();
	const request = asked.value;
	if (!request) return null;
	const lists = wishlist.state.value?.lists ?? [];
	return (
		<Dialog title={request.title ?? pickerMessages('pick')} onClose={onClose} returnFocus={request.opener}>
			<ListPicker
				{...request}
				lists={lists.filter(({ shareKey }) => shareKey !== request.without)}
				onPick={(picked) => {
					onClose();
					request.onPick(picked);
				}}
			/>
		</Dialog>
	);
}

const pickerMessages = defineMessages('wishlist-picker', { pick: ['Dans quelle liste\u202f?', 'Which list?'] });

const t = defineMessages('list-picker', {
	already: ['{product} est déjà dans :', '{product} is already in:'],
	choose: ['Choisir une liste', 'Choose a list'],
	isIn: ['déjà dedans', 'already in it'],
	create: ['Nouvelle liste', 'New list'],
	name: ['Nom de la nouvelle liste', 'Name of the new list'],
	empty: ['Choisissez une liste ou donnez un nom à la nouvelle.', 'Choose a list, or give the new one a name.'],
	privacy: ['Qui peut voir cette liste ?', 'Who may see this list?'],
	private: ['Moi seule', 'Only me'],
	share: ['Les personnes à qui j’envoie le lien', 'People I send the link to'],
	public: ['Tout le monde', 'Everybody'],
	submit: ['Ajouter', 'Add'],
});

/** Narrowest first: the first is the default, so that a new list is private. */
const PRIVACIES = ['private', 'share', 'public'] as const satisfies readonly Privacy[];

/** Milliseconds for which an empty field flashes (WL-03); it stays marked until it is filled. */
const FLASH = 1000;

type PickerProps = Omit<PickRequest, 'title' | 'opener' | 'without'> & {
	/** The visitor's lists; hidden lists and lists of a protected type are not offered. */
	readonly lists: readonly Wishlist[];
};

/** Form to pick one of the visitor's lists or to name a new one. */
export function ListPicker({ name: product, lists, holders, create, submitLabel, onPick }: PickerProps) {
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const titleOf = ({ title }: Wishlist) => title || wishlistMessages('list');
	const { protectedTypes } = wishlistOptions();
	const offered = lists.filter(({ type, isHidden }) => !isHidden && !protectedTypes.includes(type));
	const [chosen, setChosen] = useState<number | undefined>(offered.find((list) => !holders.has(list.id))?.id);
	const [name, setName] = useState('');
	const [isEmpty, setEmpty] = useState(false);
	const [isFlashing, setFlashing] = useState(false);
	const [privacy, setPrivacy] = useState<Privacy>(PRIVACIES[0]);
	const holding = lists.filter((list) => holders.has(list.id));

	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (chosen !== undefined) return onPick({ list: chosen });
		const listName = name.trim();
		if (listName) return onPick({ listName, privacy });
		setEmpty(true);
		setFlashing(true);
		setTimeout(() => setFlashing(false), FLASH);
		field.current?.focus();
	};

	return (
		<form className="archipel-list-picker" onSubmit={submit} noValidate>
			{holding.length > 0 && (
				<div className="archipel-list-picker__already">
					<p className="archipel-box">{t('already', { product })}</p>
					<ul className="archipel-box">
						{holding.map((list) => (
							<li key={list.id}>
								<a className="archipel-link" href={safeUrl(list.url)?.href}>
									{titleOf(list)}
								</a>
							</li>
						))}
					</ul>
				</div>
			)}
			<fieldset className="archipel-box archipel-list-picker__lists">
				<legend className="archipel-box">{t('choose')}</legend>
				{offered.map((list) => (
					<Choice
						key={list.id}
						name={id}
						checked={chosen === list.id}
						disabled={holders.has(list.id)}
						onChange={() => setChosen(list.id)}
					>
						{titleOf(list)}
						{holders.has(list.id) && <> ({t('isIn')})</>}
					</Choice>
				))}
				<Choice name={id} checked={chosen === undefined} onChange={() => setChosen(undefined)}>
					{create ?? t('create')}
				</Choice>
			</fieldset>
			{chosen === undefined && (
				<div className="archipel-list-picker__new">
					<label htmlFor={`${id}-name`}>{t('name')}</label>
					<input
						ref={field}
						id={`${id}-name`}
						value={name}
						maxLength={255}
						aria-invalid={isEmpty || undefined}
						aria-describedby={isEmpty ? `${id}-empty` : undefined}
						data-flashing={isFlashing || undefined}
						onChange={({ target }) => {
							setName(target.value);
							setEmpty(false);
						}}
					/>
					{isEmpty && (
						<div id={`${id}-empty`} className="archipel-list-picker__error">
							<Spoken text={t('empty')} politeness="assertive" />
						</div>
					)}
					{!create && (
						<fieldset className="archipel-box">
							<legend className="archipel-box">{t('privacy')}</legend>
							{PRIVACIES.map((one) => (
								<Choice key={one} name={`${id}-privacy`} checked={privacy === one} onChange={() => setPrivacy(one)}>
									{t(one)}
								</Choice>
							))}
						</fieldset>
					)}
				</div>
			)}
			<button type="submit" className="archipel-button archipel-primary-button">
				{submitLabel ?? t('submit')}
			</button>
		</form>
	);
}

const Choice = ({ children, ...field }: ComponentProps<'input'>) => (
	<label className="archipel-box archipel-list-picker__choice">
		<input className="archipel-field" type="radio" {...field} />
		<span>{children}</span>
	</label>
);
