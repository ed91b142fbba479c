import { signal as createSignal } from '@preact/signals-core';
import { serverClock } from '../../src/runtime/clock';
import { clickedControl } from '../../src/runtime/keys';
import { every } from '../../src/runtime/ticker';
import { readActionLink } from '../../src/shop/elementor/action-link';
import { triggerJQuery } from '../../src/shop/jquery-bridge';
import { pageConsent } from '../../src/stores/consent';
import { emit } from '../../src/stores/events';
import { failing, type Rules, type Trigger } from './model';
import { find } from './page-events';
import { createQueue } from './queue';
import { countShown, switchOff } from './record';
import { pretended, visitorOf } from './visitor';

/** A popup of the page. */
export interface Popup {
	readonly id: string;
	readonly rules: Rules;
	readonly host: HTMLElement;
	/** Brings what it is shown with. @param control What was pressed for it. @returns Whether it came. */
	readonly bring: (control: HTMLElement | undefined) => Promise<boolean>;
	/** @param control Gets the focus back. */
	readonly open: (control: HTMLElement | undefined) => void;
	readonly hide: () => void;
}

export type Reason = Trigger | 'link' | 'address';

/** All popups of the page, in the order in which they came. */
export const popups = createSignal<readonly Popup[]>([]);

/** Milliseconds after which an address that names a link opens its popup (POP-04). */
const AFTER_LOAD = 300;

const TRIGGERS = 'a[href*="#"], [data-e-action-hash], [data-archipel-popup-close]';
/** What asks for consent: of the Cookie Notice plugin one part of its box, which stays on the page when both parts are hidden, or for its revoke bar. */
const QUESTION = '.archipel-cookie-notice, #cookie-notice .cookie-notice-container';
const FIELD =
	'textarea, select, [contenteditable], input:not([type=button], [type=submit], [type=checkbox], [type=radio])';

let current: Popup | undefined;
/** What the focus returns to when it is closed. */
let opener: HTMLElement | undefined;
const opened = new Set<Popup>();
let listening: AbortController | undefined;

/** Conditions that keep a popup shut for this visitor, now. */
export const obstacles = ({ id, rules }: Popup) => failing(rules, visitorOf(id, rules, opened.size > 0));

const queue = createQueue<Popup, Reason>({
	isFree,
	mayOpen: (popup, by) => by === 'address' || ((!opened.has(popup) || !isReal()) && !obstacles(popup).length),
	// Where the focus goes when a popup closes that an address, or a press before its time, has opened.
	open: (popup, by) => void openPopup(popup, by, by === 'address' ? linkTo(popup) : undefined),
	repeat: (look) => every(500, look),
});

/** A rule has fired. It opens when its turn comes, if its conditions are met then. */
export const ask = queue.ask;

/** Whether the visitor has consent to decide on: there is no answer yet, or they have opened the question again. */
export function isConsentAsked(): boolean {
	const questions = [...document.querySelectorAll(QUESTION)];
	const isDecided = Boolean(pageConsent().choice.value);
	return (
		(questions.length > 0 && !isDecided) ||
		questions.some((question) => question.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
	);
}

/** Consent comes first, then what is open, and whoever is writing is not disturbed. */
function isFree(): boolean {
	return (
		!current &&
		!isConsentAsked() &&
		!document.querySelector('dialog:modal, .pswp--open') &&
		!document.activeElement?.matches(FIELD) &&
		document.visibilityState === 'visible'
	);
}

/** Opens it in place of one that is open. */
export async function openPopup(popup: Popup, by: Reason, control?: HTMLElement): Promise<void> {
	const { id, rules, host } = popup;
	const before = current;
	if (before === popup) return;
	// A link in the one before goes with it.
	if (!control || !before?.host.contains(control)) opener = control;
	current = popup;
	if (before) {
		before.hide();
		await new Promise((resolve) => setTimeout(resolve));
	}
	const isThere = await popup.bring(opener);
	if (current !== popup) return;
	current = undefined;
	if (!isThere) return;
	// What nobody has pressed waits again if the visitor has become busy meanwhile.
	if (by !== 'link' && !isFree()) return ask(popup, by);
	if (by !== 'link' && by !== 'address') opened.add(popup);
	if (!emit('archipel:popup-open', { id, by }, host)) return;
	current = popup;
	popup.open(opener);
	tellBuilder('show', id);
	if (rules.timesCount === 'open') count(popup);
}

/** It is open no more. */
export function closed(popup: Popup): void {
	const { id, rules, host } = popup;
	leave(popup);
	emit('archipel:popup-close', { id }, host);
	tellBuilder('hide', id);
	if (rules.timesCount === 'close') count(popup);
}

const leave = (popup: Popup) => void (current === popup && (current = undefined));

/** Who tries the rules out leaves no traces. */
const isReal = () => !Object.keys(pretended.peek()).length;

function count({ id, rules }: Popup): void {
	if (isReal()) countShown(id, rules, serverClock.now());
}

/** The visitor wants to see it no more, or has done what it asks for. */
export function never({ id }: Popup): void {
	if (isReal()) switchOff(id);
}

/** Scripts for the page builder listen to its events. */
const tellBuilder = (event: 'show' | 'hide', id: string) =>
	triggerJQuery(document, `elementor/popup/${event}`, [Number(id) || id]);

/** Takes part in the page until `signal` aborts. */
export function enter(popup: Popup, signal: AbortSignal): void {
	popups.value = [...popups.value, popup];
	signal.addEventListener('abort', () => {
		popups.value = popups.value.filter((other) => other !== popup);
		queue.drop(popup);
		opened.delete(popup);
		leave(popup);
		if (popups.value.length) return;
		listening?.abort();
		listening = undefined;
	});
	if (popupOf(location.hash) === popup) ask(popup, 'address');
	if (listening) return;
	listening = new AbortController();
	const until = { signal: listening.signal };
	document.addEventListener('click', follow, until);
	addEventListener('hashchange', () => openByHash(), until);
	setTimeout(openBySelector, AFTER_LOAD);
}

function follow(event: MouseEvent): void {
	const control = clickedControl(event, TRIGGERS);
	if (!control) return;
	const inside = popups.value.find(({ host }) => host.contains(control));
	const close = inside && closeAction(control);
	const popup = popupOf(hashOf(control));
	if (!close && !popup) return;
	event.preventDefault();
	if (popup) return void openPopup(popup, 'link', control);
	// For good only if somebody has pressed it: an address, or a script, must not (SEC-03 S3).
	if (close === 'forever' && event.isTrusted) never(inside!);
	inside!.hide();
}

function openByHash(): void {
	const popup = popupOf(location.hash);
	if (popup) ask(popup, 'address');
}

/**
 * `?popup-selector=.lost_password&eael-lostpassword=1` opens the popup of a link that is on the page. Anybody can write an address: what is no
 * link to a popup is left alone (SEC-03 S1).
 */
function openBySelector(): void {
	const url = new URL(location.href);
	const selector = url.searchParams.get('popup-selector');
	const isAsked = ['eael-lostpassword', 'eael-resetpassword'].some((name) => url.searchParams.has(name));
	if (selector === null || !isAsked) return;
	const control = find(selector.replaceAll('_', ' '))?.closest<HTMLElement>(TRIGGERS);
	const popup = control && popupOf(hashOf(control));
	if (popup) ask(popup, 'address');
	url.searchParams.delete('popup-selector');
	history.replaceState(history.state, '', url);
}

/** The popup that a hash names: by its id, or as the page builder writes it. */
function popupOf(hash: string): Popup | undefined {
	const settings = action(hash, 'popup:open');
	const name = settings ? String(settings['id']) : hash.slice(1);
	return name ? popups.value.find(({ id }) => id === name) : undefined;
}

const linkTo = (popup: Popup): HTMLElement | undefined =>
	[...document.querySelectorAll<HTMLElement>(TRIGGERS)].find((control) => popupOf(hashOf(control)) === popup);

function closeAction(control: HTMLElement): 'once' | 'forever' | undefined {
	const { archipelPopupClose: own } = control.dataset;
	const settings = action(hashOf(control), 'popup:close');
	if (own === undefined && !settings) return undefined;
	return own === 'forever' || settings?.['do_not_show_again'] === 'yes' ? 'forever' : 'once';
}

function hashOf(control: HTMLElement): string {
	const { eActionHash } = control.dataset;
	if (eActionHash !== undefined || !(control instanceof HTMLAnchorElement)) return eActionHash ?? '';
	return control.href.split('#')[0] === location.href.split('#')[0] ? control.hash : '';
}

function action(hash: string, name: string): Readonly<Record<string, unknown>> | undefined {
	try {
		return readActionLink(hash, name);
	} catch {
		return undefined;
	}
}
