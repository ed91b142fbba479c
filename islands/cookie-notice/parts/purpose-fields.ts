import { settings } from '../../../src/runtime/settings';
import { purposes, type Purpose } from '../../../src/safety/purposes';
import { purposeTexts, thirdParties, type ThirdParty } from '../../../src/safety/third-parties';
import { element } from '../../../src/dom/element';
import { t } from '../messages';

/** Id of the choice per purpose; the button that opens it names it. */
export const FIELDS_ID = 'archipel-purposes';

/**
 * The choice per purpose, all off and closed: a group of checkboxes that names every third party behind each.
 * The same markup as `notice.php` makes for our own notice.
 *
 * @param services Names of third parties.
 * @returns `undefined` when there is nothing to choose.
 */
export function purposeFields(services: readonly string[]): HTMLFieldSetElement | undefined {
	const used = thirdParties.filter(({ id }) => services.includes(id));
	if (!used.length) return undefined;
	return element(
		'fieldset',
		{ class: part('purposes'), id: FIELDS_ID, hidden: true },
		element('legend', { class: part('legend') }, t('purposes')),
		...purposes.map((purpose) =>
			purposeRow(
				purpose,
				used.filter((party) => party.purpose === purpose),
			),
		),
		element(
			'button',
			{ type: 'button', class: `${part('save')} archipel-button`, 'data-cookie-set': 'chosen' },
			t('save'),
		),
		element(
			'button',
			{ type: 'button', class: `${part('forget')} archipel-button`, 'data-archipel-forget': true },
			t('forget'),
		),
	);
}

/** One purpose with its box, and who is behind it; hidden while that is nobody. */
function purposeRow(purpose: Purpose, parties: readonly ThirdParty[]): HTMLDivElement {
	const language = /^fr\b/i.test(settings().locale) ? 'fr' : 'en';
	const { title, description } = purposeTexts[purpose];
	const id = `archipel-purpose-${purpose}`;
	const named = parties.flatMap(({ name, company, policy }, at) => {
		const shown = typeof name === 'string' ? name : name[language];
		const link = { class: part('service'), href: policy, target: '_blank', rel: 'noopener' };
		return [at ? ', ' : '', policy ? element('a', { ...link, title: t('policy', { name: company }) }, shown) : shown];
	});
	return element(
		'div',
		{ class: part('purpose'), hidden: !parties.length },
		element(
			'label',
			{ class: part('purpose-name') },
			element('input', { type: 'checkbox', name: 'archipel-purpose', value: purpose, 'aria-describedby': id }),
			` ${title[language]}`,
		),
		element(
			'p',
			{ class: part('purpose-text'), id },
			`${description[language]} `,
			element('span', { class: part('services') }, ...named, parties.length ? '.' : ''),
		),
	);
}

const part = (name: string) => `archipel-cookie-notice__${name}`;
