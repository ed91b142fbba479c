import * as z from '../../runtime/schema';
import { defineMessages } from '../../i18n/define-messages';
import { isAbort, RequestError } from '../request-error';
import { callRest, type RestCall } from './rest';

/** Maximum attempts to generate image sizes on the server (REST-05). */
const TRIES = 5;

const t = defineMessages('media', {
	failed: [
		'L’envoi du fichier a échoué. Si c’est une photo ou une grande image, réduisez sa taille puis réessayez.',
		'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
	],
	forbidden: ['Vous n’avez pas le droit d’envoyer des fichiers.', 'You are not allowed to upload files.'],
});

const mediaSchema = z.once(() => z.object({ id: z.int(), source_url: z.string() }));
const rightsSchema = z.once(() => z.object({ capabilities: z.record(z.string(), z.unknown()) }));

/** Error of an upload; `text` is the message in the page's language. */
export class MediaUploadError extends RequestError {
	private readonly why: 'failed' | 'forbidden';

	constructor(why: 'failed' | 'forbidden', cause: unknown) {
		super('http', 'wp/v2/media', { cause });
		this.why = why;
	}

	override get text(): string {
		return t(this.why);
	}
}

/**
 * Uploads a file to the media library, if the user has the capability; otherwise, as for customers, nothing is sent (REST-05). If the server stores
 * the file but fails to generate image sizes, generation is requested up to five times; then the file is deleted.
 *
 * @returns The attachment.
 * @throws MediaUploadError; another RequestError if the file was not stored.
 */
export async function uploadMedia(
	file: File,
	{ signal, timeout = 60_000 }: Pick<RestCall, 'signal' | 'timeout'> = {},
): Promise<{ readonly id: number; readonly source_url: string }> {
	const options = { timeout, signal };
	const query = { context: 'edit', _fields: 'capabilities' };
	const { capabilities } = await callRest('wp/v2/users/me', rightsSchema, { query, ...options }).catch(refuse);
	if (capabilities['upload_files'] !== true) throw new MediaUploadError('forbidden', undefined);
	const form = new FormData();
	form.set('file', file, file.name);
	try {
		return await callRest('wp/v2/media', mediaSchema, { method: 'POST', form, ...options });
	} catch (error) {
		const id = attachmentIn(error);
		if (!id) throw error;
		return finish(id, error, options);
	}
}

async function finish(id: number, first: unknown, options: Pick<RestCall, 'signal' | 'timeout'>) {
	const route = `wp/v2/media/${id}`;
	const data = { action: 'create-image-subsizes' };
	for (let tries = 0; tries < TRIES; tries++)
		try {
			return await callRest(`${route}/post-process`, mediaSchema, { method: 'POST', data, ...options });
		} catch (error) {
			if (isAbort(error)) throw error;
		}
	// Deletes the incomplete image; an error of deleting does not change the message.
	await callRest(route, z.unknown, { method: 'DELETE', query: { force: 'true' }, ...options }).catch(() => {});
	throw new MediaUploadError('failed', first);
}

/** Converts 401 and 403 to `forbidden`: guests and users without rights. */
function refuse(error: unknown): never {
	const isRefused = error instanceof RequestError && (error.status === 401 || error.status === 403);
	throw isRefused ? new MediaUploadError('forbidden', error) : error;
}

/** Returns the attachment id of a stored file from the header of a failed response. */
function attachmentIn(error: unknown): number | undefined {
	const answer =
		error instanceof RequestError && (error.status ?? 0) >= 500 && (error.cause as { response?: Response });
	const id = Number(answer && answer.response?.headers.get('X-WP-Upload-Attachment-ID'));
	return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
