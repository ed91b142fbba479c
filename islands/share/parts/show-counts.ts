import { settings } from '../../../src/runtime/settings';
import { fetchShareCounts } from '../../../src/shop/share-counts';
import { pageConsent } from '../../../src/stores/consent';
import { element } from '../../../src/dom/element';
import { t } from '../messages';

/**
 * Puts a number beside each network that has one, once the visitor has allowed content of other sites: before that, and without
 * an address, nobody is asked (SHARE-01). A counter that does not come is simply not there.
 */
export async function showCounts(host: HTMLElement, source: string, page: string, signal: AbortSignal): Promise<void> {
	try {
		await pageConsent().whenAllowed('content', signal);
		const counts = await fetchShareCounts(source, page, signal);
		const format = new Intl.NumberFormat(settings().locale, { notation: 'compact' });
		for (const button of host.querySelectorAll<HTMLElement>('[data-archipel-share]')) {
			const count = counts[button.dataset['archipelShare'] ?? ''];
			if (!count || count < 0) continue;
			const [shown, read] = [format.format(count), t('count', { count })];
			button.querySelector('.archipel-share__count')?.remove();
			button.append(
				element('span', { class: 'archipel-share__count' }, element('span', { 'aria-hidden': 'true' }, shown)),
				element('span', { class: 'archipel-visually-hidden' }, `, ${read}`),
			);
		}
	} catch {
		// A number is decoration.
	}
}
