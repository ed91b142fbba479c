import { settings } from '../../../src/runtime/settings';
import { fetchShareCounts } from '../../../src/shop/share-counts';
import { pageConsent } from '../../../src/stores/consent';
import { element } from '../../../src/dom/element';
import { t } from '../messages';

/**
 * Adds the count of each network, after consent to `content`. Before that, and without an address, no request is sent (SHARE-01).
 * A missing count is not shown.
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
		// A missing count is no error for the visitor.
	}
}
