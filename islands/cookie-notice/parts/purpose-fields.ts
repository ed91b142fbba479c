import { settings } from '../../../src/shop/settings';
import { purposes } from '../../../src/stores/purposes';
import { purposeTexts, thirdParties } from '../../../src/stores/third-parties';
import { t } from '../messages';
import type { Props } from '../props';

/**
 * The choice per purpose, all off: a disclosure with a group of checkboxes that names every third party behind each.
 * The same markup as `notice.php` makes for our own notice.
 *
 * @returns `undefined` when no service is declared: then there is nothing to choose.
 */
export function purposeFields(services: Props['services']): HTMLDetailsElement | undefined {
	const language = /^fr\b/i.test(settings().locale) ? 'fr' : 'en';
	const used = thirdParties.filter(({ id }) => (services as readonly string[]).includes(id));
	const offered = purposes.filter((purpose) => used.some((party) => party.purpose === purpose));
	if (!offered.length) return undefined;

	const details = make('details', 'choices');
	details.append(make('summary', 'summary', t('choose')));
	const fields = details.appendChild(make('fieldset', 'purposes'));
	fields.append(make('legend', 'legend', t('purposes')));
	for (const purpose of offered) {
		const { title, description } = purposeTexts[purpose];
		const row = fields.appendChild(make('div', 'purpose'));
		const label = row.appendChild(make('label', 'purpose-name'));
		const box = label.appendChild(document.createElement('input'));
		box.type = 'checkbox';
		box.name = 'archipel-purpose';
		box.value = purpose;
		label.append(` ${title[language]}`);
		const text = row.appendChild(make('p', 'purpose-text', `${description[language]} `));
		box.setAttribute('aria-describedby', (text.id = `archipel-purpose-${purpose}`));
		text.append(make('span', 'services'));
		const list = text.lastElementChild!;
		for (const { name, company, policy, purpose: of } of used) {
			if (of !== purpose) continue;
			const shown = typeof name === 'string' ? name : name[language];
			if (list.hasChildNodes()) list.append(', ');
			list.append(policy ? link(shown, company, policy) : shown);
		}
		list.append('.');
	}
	const save = fields.appendChild(make('button', 'save', t('save')));
	save.type = 'button';
	save.dataset['cookieSet'] = 'chosen';
	return details;
}

function link(name: string, company: string, policy: string): HTMLAnchorElement {
	const anchor = make('a', 'service', name);
	anchor.href = policy;
	anchor.target = '_blank';
	anchor.rel = 'noopener';
	anchor.title = t('policy', { name: company });
	return anchor;
}

function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	part: string,
	text = '',
): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	element.className = `archipel-cookie-notice__${part}`;
	element.textContent = text;
	return element;
}
