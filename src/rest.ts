/**
 * For theme developers: the shop's REST API (`dist/rest.js`). A module of its own, which no page of the shop asks for.
 *
 * @example
 * const { callRest, z } = await import('/wp-content/plugins/archipel/dist/rest.js');
 * const { name } = await callRest('wp/v2/users/me', () => z.object({ name: z.string() }));
 */
export { describeError, isAbort, RequestError } from './shop/request-error';
export { MediaUploadError, uploadMedia } from './shop/wordpress/media-upload';
export { callRest, fetchAllRest } from './shop/wordpress/rest';
export { cleanForSlug, isEmailAddress, isPhoneNumber } from './shop/wordpress/url-utilities';
export * as z from './runtime/schema';
