import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { defineMessages } from '../../../src/i18n/define-messages';
import { every } from '../../../src/runtime/ticker';
import { pageConsent } from '../../../src/stores/consent';
import { readMoment } from '../../../src/ui/countdown/moment';
import { TRIGGERS, wallClock } from '../model';
import type { Browser, Condition, Device, Rules, Trigger, Visitor } from '../model';
import { ask, isConsentAsked, obstacles, openPopup, popups, type Popup } from '../stage';
import { pretended, visitorOf } from '../visitor';
import './trial.css';

/** Texts of the preview panel; loaded for editors only. */
const t = defineMessages('popup-trial', {
	title: ['Essai des fenêtres', 'Trying the popups'],
	visitor: ['La visiteuse que vous jouez', 'The visitor whom you play'],
	popup: ['Fenêtre', 'Popup'],
	verdict: ['S’ouvre d’elle-même ?', 'Opens by itself?'],
	try: ['Essayer', 'Try'],
	open: ['Ouvrir', 'Open'],
	opens: ['Oui', 'Yes'],
	opensAfterConsent: ['Oui, après le choix sur les cookies', 'Yes, after the choice about cookies'],
	shut: ['Non : {reasons}', 'No: {reasons}'],
	pageLoad: ['Chargement', 'Page load'],
	scrolling: ['Défilement', 'Scrolling'],
	scrollingTo: ['Élément visible', 'Element visible'],
	clicks: ['Clics', 'Clicks'],
	inactivity: ['Inactivité', 'Inactivity'],
	exitIntent: ['Sortie', 'Exit'],
	uncounted: [
		'les visites ne sont comptées pour personne : ajoutez popup-visits aux « Services utilisés » du bandeau des cookies',
		'visits are counted for nobody: add popup-visits to the “Services in use” of the cookie notice',
	],
	pageViews: ['Pages vues', 'Pages seen'],
	sessions: ['Visites', 'Visits'],
	url: ['Page de provenance', 'Arriving from'],
	sources: ['Provenance', 'Source'],
	loggedIn: ['Connexion (rôles ; vide : personne)', 'Signed in (roles; empty: nobody)'],
	devices: ['Appareil', 'Device'],
	times: ['Fois déjà vue', 'Times seen already'],
	browsers: ['Navigateur', 'Browser'],
	schedule: ['Date et heure de la boutique', 'Date and time of the shop'],
	avoidMultiple: ['Une autre fenêtre s’est ouverte', 'Another popup has opened'],
	doNotShowAgain: ['Ne plus afficher', 'Do not show again'],
});

const DEVICES: readonly Device[] = ['desktop', 'tablet', 'mobile'];
const BROWSERS: readonly Browser[] = ['chrome', 'edge', 'firefox', 'opera', 'safari'];

// From the import of this module on the conditions see a visitor on the first page of the first session, independent of this browser's storage.
pretended.value = {
	...visitorOf('', { times: 0 }, false),
	pageViews: 1,
	sessions: 1,
	roles: [],
	shown: { at: [], inSession: 0 },
	isOff: false,
};

/** Preview for editors: simulates a visitor, lists the conditions that keep each popup closed, and fires triggers. Nothing is stored. */
export default function Trial() {
	useSignals();
	const visitor = pretended.value as Visitor;
	const [isAsked, setAsked] = useState(isConsentAsked);
	useEffect(() => every(500, () => setAsked(isConsentAsked())), []);
	const { now, siteZone, shown } = visitor;
	// As it is typed: made of the roles, it would lose the blank before the next one.
	const [roles, setRoles] = useState('');
	const play = (change: Partial<Visitor>) => void (pretended.value = { ...visitor, ...change });
	const see = (text: string) => {
		const times = Math.trunc(Math.min(Math.max(Number(text), 0), 99));
		play({ shown: { at: Array<number>(times).fill(now), inSession: times } });
	};
	const signIn = (text: string) => {
		setRoles(text);
		play({ roles: text.split(/[ ,]+/).filter(Boolean) });
	};
	const moment = wallClock(now, siteZone).replace(' ', 'T');
	const setMoment = (text: string) => text && play({ now: readMoment(text, siteZone)?.at ?? now });

	const fields: readonly FieldProps[] = [
		{ name: 'pageViews', type: 'number', value: visitor.pageViews, set: (text) => play({ pageViews: Number(text) }) },
		{ name: 'sessions', type: 'number', value: visitor.sessions, set: (text) => play({ sessions: Number(text) }) },
		{ name: 'times', type: 'number', value: shown?.inSession, set: see },
		{ name: 'url', value: visitor.referrer, set: (referrer) => play({ referrer }) },
		{ name: 'loggedIn', value: roles, set: signIn },
		{ name: 'schedule', type: 'datetime-local', value: moment, set: setMoment },
		{ name: 'devices', value: visitor.device, of: DEVICES, set: (device) => play({ device: device as Device }) },
		{ name: 'browsers', value: visitor.browser, of: BROWSERS, set: (name) => play({ browser: name as Browser }) },
		{ name: 'avoidMultiple', value: visitor.hasSeenAnother, set: (_, hasSeenAnother) => play({ hasSeenAnother }) },
		{ name: 'doNotShowAgain', value: visitor.isOff, set: (_, isOff) => play({ isOff }) },
	];

	return (
		<details open className="archipel-popup-trial archipel-surface">
			<summary>{t('title')}</summary>
			<fieldset>
				<legend>{t('visitor')}</legend>
				{fields.map((field) => (
					<Field key={field.name} {...field} />
				))}
			</fieldset>
			<table>
				<thead>
					<tr>
						{(['popup', 'verdict', 'try'] as const).map((name) => (
							<th key={name} scope="col">
								{t(name)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{popups.value.map((popup) => (
						<Row key={popup.id} popup={popup} isAsked={isAsked} />
					))}
				</tbody>
			</table>
		</details>
	);
}

interface RowProps {
	readonly popup: Popup;
	/** Whether a consent dialog is waiting. */
	readonly isAsked: boolean;
}

function Row({ popup, isAsked }: RowProps) {
	useSignals();
	const reasons: string[] = obstacles(popup).map((name) => t(name));
	if (popup.rules.sessions > 1 && !areVisitsCounted()) reasons.push(t('uncounted'));
	return (
		<tr>
			<th scope="row">{popup.id}</th>
			<td>
				{reasons.length ? t('shut', { reasons: reasons.join(', ') }) : t(isAsked ? 'opensAfterConsent' : 'opens')}
			</td>
			<td>
				<button type="button" onClick={({ currentTarget }) => void openPopup(popup, 'link', currentTarget)}>
					{t('open')}
				</button>
				{TRIGGERS.filter((name) => isSet(popup.rules[name], name)).map((trigger) => (
					<button key={trigger} type="button" onClick={() => ask(popup, trigger)}>
						{t(trigger)}
					</button>
				))}
			</td>
		</tr>
	);
}

/** Whether the rule of a trigger lets it fire: zero seconds after the page load do, zero clicks do not. */
const isSet = (rule: Rules[Trigger], name: Trigger) =>
	name === 'pageLoad' ? rule !== undefined : rule && rule !== 'no';

/** Whether sessions can be counted: with consent to `audience`, or a consent dialog that asks for it. */
const areVisitsCounted = () =>
	pageConsent().allowed.audience.value ||
	document.querySelector('.archipel-cookie-notice__purpose:not([hidden]) [value=audience]') !== null;

interface FieldProps {
	readonly name: Condition;
	readonly type?: string;
	/** A boolean is a check box. */
	readonly value: string | number | boolean | undefined;
	readonly set: (text: string, isOn: boolean) => void;
	/** Choices of a select. @default an input */
	readonly of?: readonly string[];
}

function Field({ name, type = 'text', value = '', set, of }: FieldProps) {
	const own = typeof value === 'boolean' ? { type: 'checkbox', checked: value } : { type, value };
	return (
		<label>
			{t(name)}{' '}
			{of ? (
				<select value={String(value)} onChange={({ target }) => set(target.value, false)}>
					{of.map((choice) => (
						<option key={choice}>{choice}</option>
					))}
				</select>
			) : (
				<input min={0} {...own} onChange={({ target }) => set(target.value, target.checked)} />
			)}
		</label>
	);
}
