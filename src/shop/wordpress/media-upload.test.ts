import { expect, test, vi } from 'vitest';
import type { RestCall } from './rest';
import { RequestError } from '../request-error';
import { uploadMedia } from './media-upload';

const callRest = vi.hoisted(() => vi.fn<(route: string, schema: unknown, call: RestCall) => Promise<unknown>>());
vi.mock('./rest', () => ({ callRest }));

const MEDIA = { id: 7, source_url: '/a.jpg' };
const file = new File(['x'], 'été.jpg', { type: 'image/jpeg' });
const rights = (may: boolean) => () => Promise.resolve({ capabilities: { upload_files: may } });
const broken = (headers = {}, status = 500) => {
	const response = new Response('', { status, headers });
	return () => Promise.reject(new RequestError('http', '/', { status, cause: { response } }));
};
const KEPT = { 'x-wp-upload-attachment-id': '7' };
const answer = (...answers: (() => Promise<unknown>)[]) =>
	answers.forEach((one) => callRest.mockImplementationOnce(one));
const asked = () => callRest.mock.calls.map(([route, , { method = 'GET' }]) => `${method} ${route}`);

test('[REST-05] a file is sent under its name, by who may send files', async () => {
	answer(rights(true), () => Promise.resolve(MEDIA));
	expect(await uploadMedia(file)).toEqual(MEDIA);
	expect(asked()).toEqual(['GET wp/v2/users/me', 'POST wp/v2/media']);
	expect((callRest.mock.calls[1]![2].form as FormData).get('file')).toMatchObject({ name: 'été.jpg' });
});

test.each([
	['a customer', rights(false)],
	['a guest (SERVERS.md, S159)', broken({}, 401)],
])('[REST-05] %s sends nothing', async (_who, may) => {
	answer(may);
	await expect(uploadMedia(file)).rejects.toMatchObject({ text: 'Vous n’avez pas le droit d’envoyer des fichiers.' });
	expect(asked()).toEqual(['GET wp/v2/users/me']);
});

test('[REST-05] where the server broke down over its sizes, it is asked for them again', async () => {
	answer(rights(true), broken(KEPT, 502), broken(), () => Promise.resolve(MEDIA));
	expect(await uploadMedia(file)).toEqual(MEDIA);
	expect(asked().slice(2)).toEqual(['POST wp/v2/media/7/post-process', 'POST wp/v2/media/7/post-process']);
	expect(callRest.mock.calls[2]![2].data).toEqual({ action: 'create-image-subsizes' });
});

test('[REST-05] five times, then the file is deleted and it is told, also if that fails', async () => {
	answer(rights(true), broken(KEPT), ...Array.from({ length: 6 }, () => broken()));
	await expect(uploadMedia(file)).rejects.toMatchObject({ text: expect.stringContaining('réduisez sa taille') });
	expect(asked().filter((one) => one.endsWith('post-process'))).toHaveLength(5);
	expect(asked().at(-1)).toBe('DELETE wp/v2/media/7');
	expect(callRest.mock.calls.at(-1)![2].query).toEqual({ force: 'true' });
});

test.each([
	['a refusal', broken(KEPT, 403)],
	['a breakdown that kept nothing', broken()],
	['a breakdown with an odd number', broken({ 'x-wp-upload-attachment-id': '7/../1' })],
	['a broken connection', () => Promise.reject(new RequestError('lost', '/'))],
])('[REST-05] %s is thrown as it is', async (_what, failure) => {
	answer(rights(true), failure);
	await expect(uploadMedia(file)).rejects.toBeInstanceOf(RequestError);
	expect(asked()).toHaveLength(2);
});

test('[REST-05] who gives up is not asked further', async () => {
	answer(rights(true), broken(KEPT), () => Promise.reject(new DOMException('', 'AbortError')));
	await expect(uploadMedia(file)).rejects.toMatchObject({ name: 'AbortError' });
	expect(asked()).toHaveLength(3);
});
