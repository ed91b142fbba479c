import { dismissComingSoon } from '../../../src/shop/wordpress/rest';
import { createMutation } from '../../../src/shop/mutation';

/** Tells the shop that its keeper has seen the banner. It never throws: the banner goes whatever comes of it (CONS-04). */
export async function dismissBanner({ dataset }: HTMLElement): Promise<void> {
	const { restUrl, restNonce } = dataset;
	await createMutation({ send: () => dismissComingSoon(restUrl!, restNonce!) })
		.run()
		.catch(() => {});
}
