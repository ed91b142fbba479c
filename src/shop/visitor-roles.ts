import * as z from '../runtime/schema';
import { settings } from '../runtime/settings';
import { requestJson } from './http';

const rolesSchema = z.once(() => z.object({ roles: z.array(z.string()) }));

/**
 * Fetches the roles of the signed-in user, as cached pages must not contain them (SEC-03 P8). WordPress has no handler of this action for guests.
 *
 * @throws RequestError
 */
export async function fetchRoles(signal?: AbortSignal): Promise<readonly string[]> {
	const url = new URL(settings().shop.ajaxUrl, document.baseURI);
	url.searchParams.set('action', 'archipel_visitor_roles');
	return (await requestJson(url.href, rolesSchema, { method: 'GET', isRead: true, ...(signal && { signal }) })).roles;
}
