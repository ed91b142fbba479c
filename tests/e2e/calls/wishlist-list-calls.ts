import { expect, mounted } from '../harness';
import { useWishlist } from '../wishlist-helpers';
import {
	BODY,
	BRIEFS,
	LIST,
	MASK,
	makeList,
	MANAGE,
	message,
	names,
	openTable,
	row,
	TABLE,
	wish,
} from '../wishlist-list';
import { LISTS_ARE_ASKED, lostAfterWork, type CallFault, type Harmless } from '../../faults/spoilt-answers';
import type { ServerCall, World } from './server-call';

const API = 'src/shop/ti-wishlist/wishlist-api.ts';
/** The shop knows visitors by the session, which a list does not begin. */
const known = ({ shop }: World) => shop.add(1185);

async function open(world: World): Promise<void> {
	const { page } = world;
	await known(world);
	await useWishlist(page, 'ti-premium');
	await wish(page, BODY, BRIEFS, MASK);
	await openTable(page);
	await page.waitForLoadState('networkidle');
}

async function ready({ page }: World): Promise<void> {
	await mounted(page, TABLE);
	await page.waitForLoadState('networkidle');
}

const retry = ({ page }: World) => message(page).getByRole('button', { name: 'Réessayer' }).click();
const told = ({ page }: World) => expect(message(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
/** From the table as the call before left it. */
const onTable = { module: API, open: ready, told, again: retry, harmless: lostAfterWork(LISTS_ARE_ASKED) };

async function openManage(world: World): Promise<void> {
	const { page } = world;
	await known(world);
	await useWishlist(page, 'ti-premium');
	await wish(page, BODY);
	await makeList(page, 'Envies');
	await page.goto(MANAGE);
	await mounted(page, 'form:has([name^="wishlist_name["])');
	await page.getByRole('button', { name: 'Supprimer la liste « Envies »' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Garder' }).click();
	await page.waitForLoadState('networkidle');
}

const notice = ({ page }: World) => page.locator('.archipel-notice').getByRole('button', { name: 'Réessayer' });

/** A form that Premium answers with a message. */
const form = (
	name: string,
	meets: CallFault,
	endpoint: string,
	address: string,
	fill: (world: World) => Promise<void>,
	survives: CallFault,
	harmless: Harmless = {},
) => {
	const host = `form:has([value="${endpoint}"])`;
	return {
		module: API,
		name,
		meets,
		survives,
		endpoint,
		async open(world: World) {
			const { page } = world;
			await known(world);
			await useWishlist(page, 'ti-premium');
			await wish(page, BODY);
			await page.goto(address);
			await page.locator(`details:has([value="${endpoint}"]) > summary`).click();
			await mounted(page, host);
			await fill(world);
			await page.waitForLoadState('networkidle');
		},
		act: ({ page }: World) => page.locator(`${host} [type=submit]`).click(),
		told: (world: World) => expect(notice(world)).toBeVisible(),
		again: (world: World) => notice(world).click(),
		done: ({ page }: World) => expect(page.locator('.archipel-notice')).toHaveAttribute('data-state', 'info'),
		harmless,
	} satisfies ServerCall;
};

/** What a shopper does with a list, one thing after the other. */
export const wishlistTableCalls: readonly ServerCall[] = [
	{
		...onTable,
		name: 'taking a product out of a list',
		meets: '500',
		survives: 'timeout',
		endpoint: 'tinvwl.remove',
		open,
		act: ({ page }) => row(page, 'Masque').locator('[name="tinvwl-remove"]').click(),
		kept: async ({ page }) => expect(await names(page)).toHaveLength(3),
		async done({ page }) {
			await expect(row(page, 'Masque')).toHaveCount(0);
			expect(await names(page)).toHaveLength(2);
		},
	},
	{
		...onTable,
		name: 'saving quantities and order of a list',
		meets: '403',
		survives: 'types',
		endpoint: 'tinvwl.update',
		async act({ page }) {
			await row(page, 'Body').getByRole('spinbutton').fill('3');
			await page.getByRole('button', { name: 'Mettre à jour' }).click();
		},
		kept: async ({ page }) => expect(row(page, 'Body').getByRole('spinbutton')).toHaveValue('3'),
		async done({ page }) {
			await expect(message(page)).toHaveAttribute('data-state', 'success');
			await page.reload();
			await expect(row(page, 'Body').getByRole('spinbutton')).toHaveValue('3');
		},
	},
	{
		...onTable,
		name: 'a product of a list to the cart',
		meets: 'empty',
		survives: 'truncated',
		endpoint: 'tinvwl.add_to_cart_single',
		act: ({ page }) => row(page, 'Culotte').getByRole('button', { name: 'Ajouter au panier' }).click(),
		kept: async ({ page }) => expect(await names(page)).toHaveLength(2),
		async done({ page, shop }) {
			await expect(row(page, 'Culotte')).toHaveCount(0);
			expect((await shop.cart())['Culotte taille haute']).toBe(1);
		},
	},
];

/** What a shopper does with her lists, and what a list can be asked. */
export const wishlistFormCalls: readonly ServerCall[] = [
	{
		module: API,
		name: 'deleting a list',
		meets: 'offline',
		survives: 'drop',
		endpoint: 'tinvwl',
		open: openManage,
		async act({ page }) {
			await page.getByRole('button', { name: 'Supprimer la liste « Envies »' }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la liste' }).click();
		},
		told: (world) => expect(notice(world)).toBeVisible(),
		kept: ({ page }) => expect(page.locator('input[value="Envies"]')).toBeVisible(),
		again: (world) => notice(world).click(),
		done: ({ page }) => expect(page.locator('input[value="Envies"]')).toHaveCount(0),
		harmless: lostAfterWork(LISTS_ARE_ASKED),
	},
	form(
		'making a list',
		'html',
		'tinwl_create_wishlist',
		MANAGE,
		({ page }) => page.locator('[name="wishlist_name"]').fill('Noël'),
		'drop',
		lostAfterWork(LISTS_ARE_ASKED),
	),
	form(
		'what a list tells by e-mail',
		'types',
		'tinwl_notifications_update',
		LIST,
		({ page }) => page.getByRole('checkbox', { name: 'Un prix baisse' }).check(),
		'truncated',
	),
	form(
		'asking for an estimate of a list',
		'500',
		'tinwl_estimate',
		LIST,
		({ page }) => page.locator('[name="estimate_email"]').fill('anna@example.com'),
		'truncated',
	),
];
