import { answerWith, expect, test, type Page } from './harness';
import { addButton, CHAUSSETTES, CULOTTE, openTiles, tile } from './tiles-page';

/**
 * Emulates WooCommerce's add-to-cart script, which may still be on the page: delegated on the body by jQuery, ignoring `.wc-interactive`, with the
 * same events (SERVERS.md, S183).
 */
const CORE_SCRIPT = `
jQuery(($) => {
	const $region = $('<div class="widget_shopping_cart_live_region screen-reader-text" role="status"></div>').appendTo('body');
	const button = '.add_to_cart_button:not(.wc-interactive)';
	const update = (event, fragments, hash, $button) => {
		if (!$button) return;
		$button.removeClass('loading');
		if (fragments) $button.addClass('added');
		if (fragments && !$button.parent().find('.added_to_cart').length)
			$button.after('<a href="/page-panier/" class="added_to_cart wc-forward" title="View cart">View cart</a>');
		$(document.body).trigger('wc_cart_button_updated', [$button]);
	};
	$(document.body)
		.on('click', button, function (event) {
			const $button = $(this);
			if (!$button.is('.ajax_add_to_cart') || !$button.attr('data-product_id')) return true;
			event.preventDefault();
			$button.removeClass('added').addClass('loading');
			if ($(document.body).triggerHandler('should_send_ajax_request.adding_to_cart', [$button]) === false) {
				$(document.body).trigger('ajax_request_not_sent.adding_to_cart', [false, false, $button]);
				return true;
			}
			const data = { ...$button.data(), ...this.dataset };
			$(document.body).trigger('adding_to_cart', [$button, data]);
			$.post('/?wc-ajax=add_to_cart', data, (reply) => $(document.body).trigger('added_to_cart', [reply.fragments, reply.cart_hash, $button]));
		})
		.on('keydown', button, (event) => {
			if (event.key !== ' ') return;
			event.preventDefault();
			event.target.click();
		})
		.on('added_to_cart', (event, fragments, hash, $button) => {
			update(event, fragments, hash, $button);
			$region.text(($button && $button.data('success_message')) || '');
		})
		.on('ajax_request_not_sent.adding_to_cart', update);
});`;

const RECORDER = `
jQuery(($) => {
	window.heard = [];
	for (const name of ['should_send_ajax_request.adding_to_cart', 'adding_to_cart', 'added_to_cart', 'ajax_request_not_sent.adding_to_cart', 'wc_cart_button_updated'])
		$(document.body).on(name, () => void window.heard.push(name));
});`;

const heard = (page: Page) => page.evaluate(() => (window as never as { heard: string[] }).heard);

test('[CART-01] [CART-05] beside WooCommerce’s own script all is done once', async ({ page, shop }) => {
	await answerWith(page, '**/core-script.js', { contentType: 'text/javascript', body: CORE_SCRIPT + RECORDER });
	await openTiles(page, 'jquery');
	await page.addScriptTag({ url: '/core-script.js' });
	const button = addButton(page, CULOTTE);
	const said = page.getByRole('status').filter({ hasText: 'a été ajouté' });
	const acts = {
		click: () => button.click(),
		'double click': () => button.dblclick(),
		Space: () => button.press('Space'),
	};
	let pieces = 0;
	for (const [name, act] of Object.entries(acts))
		await test.step(name, async () => {
			shop.forget();
			await page.evaluate(() => (window as never as { heard: unknown[] }).heard.splice(0));
			await act();
			await expect.poll(() => heard(page)).toHaveLength(4);
			await expect(button).toHaveClass(/(^| )added( |$)/);
			await expect(button).not.toHaveAttribute('aria-busy');
			await expect(tile(page, CULOTTE).locator('.added_to_cart')).toHaveCount(1);
			await expect(said).toHaveCount(1);
			// WooCommerce's script is bound first, and handles `added_to_cart` before the recorder.
			expect(await heard(page)).toEqual([
				'should_send_ajax_request.adding_to_cart',
				'adding_to_cart',
				'wc_cart_button_updated',
				'added_to_cart',
			]);
			expect(shop.calls('add_to_cart')).toHaveLength(1);
			expect(await shop.cart()).toEqual({ [CULOTTE]: ++pieces });
			expect(await button.getAttribute('class')).not.toContain('wc-interactive');
		});
	const last = Date.now();
	await test.step('outside of our lists', async () => {
		shop.forget();
		await page.evaluate(() => {
			const box = document.createElement('div');
			box.id = 'elsewhere';
			const copy = document.querySelector('.ajax_add_to_cart[data-product_id="1185"]')!.cloneNode(true);
			box.append(copy);
			document.querySelector('#main')!.prepend(box);
		});
		await page.locator('#elsewhere .add_to_cart_button').click();
		await expect(page.locator('#elsewhere .add_to_cart_button')).toHaveClass(/added/);
		expect(shop.calls('add_to_cart')).toHaveLength(1);
		expect(await shop.cart()).toEqual({ [CULOTTE]: pieces, [CHAUSSETTES]: 1 });
	});
	// An announcement of the island would come a second after the add.
	await page.waitForTimeout(Math.max(0, last + 1300 - Date.now()));
	await expect(said).toHaveCount(1);
});
