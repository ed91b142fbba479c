import { late } from '../runtime/late';
import * as z from '../runtime/schema';
import { settings } from '../runtime/settings';
import { requestJson } from './http';

const rolesSchema = late(() => z.object({ roles: z.array(z.string()) }));

/**
 * Roles of who is signed in. Pages are cached, so they say nothing of it (SEC-03 P8); WordPress answers this call for nobody else.
 *
 * @throws RequestError
 */
export async function fetchRoles(signal?: AbortSignal): Promise<readonly string[]> {
	const url = new URL(settings().shop.ajaxUrl, document.baseURI);
	url.searchParams.set('action', 'archipel_visitor_roles');
	return (await requestJson(url.href, rolesSchema, { method: 'GET', isRead: true, ...(signal && { signal }) })).roles;
}
