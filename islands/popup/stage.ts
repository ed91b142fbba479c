import { signal as createSignal } from '@preact/signals-core';
import { findAll } from '../../src/dom/element';
import { serverClock } from '../../src/runtime/clock';
import { onPress } from '../../src/runtime/keys';
import { every } from '../../src/runtime/ticker';
import { readActionLink } from '../../src/shop/elementor/action-link';
import { triggerJQuery } from '../../src/shop/jquery-bridge';
import { pageConsent } from '../../src/stores/consent';
import { emit } from '../../src/stores/events';
import { failing, type Rules, type Trigger } from './model';
import { countShown, pretended, switchOff, visitorOf } from './visitor';

export interface Popup {
	readonly id: string;
	readonly rules: Rules;
	readonly host: HTMLElement;
	/** Loads the dialog's view. @param control The pressed control, if any. @returns Whether the view was loaded. */
	readonly bring: (control: HTMLElement | undefined) => Promise<boolean>;
	/** Shows the dialog. @param control Gets the focus back. */
	readonly open: (control: HTMLElement | undefined) => void;
	readonly hide: () => void;
}

export type Reason = Trigger | 'link' | 'address';

/** All popups of the page, in mount order. */
export const popups = createSignal<readonly Popup[]>([]);

/** Milliseconds after which an address that names a link opens its popup (POP-04). */
const AFTER_LOAD = 300;

const TRIGGERS = 'a[href*="#"], [data-e-action-hash], [data-archipel-popup-close]';
/** Selector of consent dialogs; of the Cookie Notice plugin the inner part, because its outer box stays on the page for the revoke bar. */
const QUESTION = '.archipel-cookie-notice, #cookie-notice .cookie-notice-container';
const FIELD =
	'textarea, select, [contenteditable], input:not([type=button], [type=submit], [type=checkbox], [type=radio])';

let current: Popup | undefined;
/** The control that gets the focus back on close. */
let opener: HTMLElement | undefined;
const opened = new Set<Popup>();

/** Returns the conditions that currently keep a popup closed for this visitor. */
export const obstacles = ({ id, rules }: Popup) => failing(rules, visitorOf(id, rules, opened.size > 0));

/** Popups whose trigger has fired: one is open at a time, and none opens while the visitor is busy. */
const waiting = new Map<Popup, Reason>();
/** Stops looking whether the page is free. */
let stopLooking: (() => void) | undefined;

/** Opens a popup as soon as the page is free, if its conditions then allow it. One that waits already keeps its place. */
export function ask(popup: Popup, by: Reason): void {
	waiting.set(popup, by);
	look();
}

function look(): void {
	for (const [popup, by] of waiting) {
		if (!isFree()) break;
		waiting.delete(popup);
		const mayOpen = by === 'address' || ((!opened.has(popup) || !isReal()) && !obstacles(popup).length);
		// An address, or an early press, has no pressed control: the focus returns to a link to the popup.
		if (mayOpen) void openPopup(popup, by, by === 'address' ? linkTo(popup) : undefined);
	}
	if (waiting.size) return void (stopLooking ??= every(500, look));
	stopLooking?.();
	stopLooking = undefined;
}

/** Whether a consent dialog is waiting: no choice yet, or the visitor has reopened it. */
export function isConsentAsked(): boolean {
	const questions = [...document.querySelectorAll(QUESTION)];
	const isDecided = Boolean(pageConsent().choice.value);
	return (
		(questions.length > 0 && !isDecided) ||
		questions.some(
			(question) =>
				question.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ??
				question.getClientRects().length,
		)
	);
}

/** Whether a popup may open: not before consent, not over another dialog, and not while the visitor types. */
function isFree(): boolean {
	return (
		!current &&
		!isConsentAsked() &&
		!document.querySelector('dialog:modal, .pswp--open') &&
		!document.activeElement?.matches(FIELD) &&
		document.visibilityState === 'visible'
	);
}

/** Opens a popup; an open one is closed first. */
export async function openPopup(popup: Popup, by: Reason, control?: HTMLElement): Promise<void> {
	const { id, rules, host } = popup;
	const before = current;
	if (before === popup) return;
	// A control inside the closing popup disappears with it: the earlier opener is kept.
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
	// Without a press the popup returns to the queue if the visitor has become busy meanwhile.
	if (by !== 'link' && !isFree()) return ask(popup, by);
	if (!emit('archipel:popup-open', { id, by }, host)) return;
	if (by !== 'link' && by !== 'address') opened.add(popup);
	current = popup;
	popup.open(opener);
	tellBuilder('show', id);
	if (rules.timesCount === 'open') count(popup);
}

/** Cleans up after a popup has closed: events, and its count. */
export function closed(popup: Popup): void {
	const { id, rules, host } = popup;
	leave(popup);
	emit('archipel:popup-close', { id }, host);
	tellBuilder('hide', id);
	if (rules.timesCount === 'close') count(popup);
}

const leave = (popup: Popup) => void (current === popup && (current = undefined));

/** Whether the visitor is real: a preview stores nothing. */
const isReal = () => !Object.keys(pretended.peek()).length;

function count({ id, rules }: Popup): void {
	if (isReal()) countShown(id, rules, serverClock.now());
}

/** Switches a popup off for good: the visitor asked for it, or has sent its form. */
export function never({ id }: Popup): void {
	if (isReal()) switchOff(id);
}

/** Fires the page builder's jQuery events, to which other scripts listen. */
const tellBuilder = (event: 'show' | 'hide', id: string) =>
	triggerJQuery(document, `elementor/popup/${event}`, [Number(id) || id]);

/** Registers a popup of the page until `signal` aborts. */
export function enter(popup: Popup, signal: AbortSignal): void {
	popups.value = [...popups.value, popup];
	signal.addEventListener('abort', () => {
		popups.value = popups.value.filter((other) => other !== popup);
		waiting.delete(popup);
		opened.delete(popup);
		leave(popup);
	});
	const openByHash = () => popupOf(location.hash) === popup && ask(popup, 'address');
	openByHash();
	addEventListener('hashchange', openByHash, { signal });
	onPress(document, TRIGGERS, signal, (control, event) => follow(popup, control, event));
	setTimeout(openBySelector, AFTER_LOAD);
}

/** Answers a press on a link to a popup, or on a control inside that closes it. @returns False for a control of another. */
function follow(popup: Popup, control: HTMLElement, event: MouseEvent): boolean | void {
	const named = popupOf(hashOf(control));
	if (named) return named === popup && void openPopup(popup, 'link', control);
	const close = popup.host.contains(control) && closeAction(control);
	if (!close) return false;
	// “Forever” requires a real press: an address or a script must not switch a popup off (SEC-03 S3).
	if (close === 'forever' && event.isTrusted) never(popup);
	popup.hide();
}

/**
 * `?popup-selector=.lost_password&eael-lostpassword=1` opens the popup of a link on the page. Anybody can craft such an address: an element that is
 * no link to a popup is ignored (SEC-03 S1).
 */
function openBySelector(): void {
	const url = new URL(location.href);
	const selector = url.searchParams.get('popup-selector');
	const isAsked = ['eael-lostpassword', 'eael-resetpassword'].some((name) => url.searchParams.has(name));
	if (selector === null || !isAsked) return;
	const control = findAll(selector.replaceAll('_', ' '))?.[0]?.closest<HTMLElement>(TRIGGERS);
	const popup = control && popupOf(hashOf(control));
	if (popup) ask(popup, 'address');
	url.searchParams.delete('popup-selector');
	history.replaceState(history.state, '', url);
}

/** Returns the popup that a hash names: by its id, or in the page builder's notation. */
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
