import { element } from '../../../src/dom/element';
import { t } from '../messages';
import { isNetwork, networkLink, type Network, type Subject, type Tool } from '../networks';

/** Builds the list of buttons as in render.php, for pages without the server's. No `ul`, because themes indent lists. */
export function buildButtons(names: readonly (Network | Tool)[], subject: Subject): HTMLElement {
	return element(
		'div',
		{ class: 'archipel-share__list', role: 'list', 'aria-label': t('label') },
		...names.map((name) =>
			isNetwork(name)
				? element('div', { class: 'archipel-share__item', role: 'listitem' }, buildLink(name, subject))
				: element('div', { class: 'archipel-share__item archipel-share__tool', role: 'listitem' }, buildTool(name)),
		),
	);
}

function buildLink(network: Network, subject: Subject): HTMLAnchorElement {
	const isMail = network === 'email';
	return element(
		'a',
		{
			class: 'archipel-share__button archipel-button archipel-icon',
			'data-archipel-share': network,
			href: networkLink(network, subject),
			title: t(network),
			...(!isMail && { target: '_blank', rel: 'noopener noreferrer nofollow' }),
		},
		label(isMail ? t(network) : `${t(network)} ${t('newWindow')}`),
	);
}

function buildTool(name: Tool): HTMLButtonElement {
	return element(
		'button',
		{
			type: 'button',
			class: 'archipel-share__button archipel-button archipel-icon',
			'data-archipel-share': name,
			'data-archipel-intent': name,
			title: t(name),
		},
		label(t(name)),
	);
}

const label = (text: string) => element('span', { class: 'archipel-visually-hidden' }, text);
