/**
 * REST API client for theme developers (`dist/rest.js`). A separate module that Archipel itself never loads.
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
