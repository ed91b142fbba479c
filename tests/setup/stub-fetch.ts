import { beforeEach, vi } from 'vitest';

/** Replaces `fetch` in each test of a file. */
export function stubFetch() {
	const fetched = vi.fn<typeof fetch>();
	beforeEach(() => void vi.stubGlobal('fetch', fetched));
	const respond = (body: unknown, init?: ResponseInit) => async () =>
		new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
	return {
		fetched,
		/** Answers each further request so; a body that is no text goes as JSON. */
		answer: (body: unknown, init?: ResponseInit) => void fetched.mockImplementation(respond(body, init)),
		/** Answers the next requests in this order, with these bodies, or bodies and statuses. */
		answers(...given: readonly unknown[]) {
			for (const one of given) {
				const [body, status = 200] = (Array.isArray(one) && typeof one[1] === 'number' ? one : [one]) as [
					unknown,
					number?,
				];
				fetched.mockImplementationOnce(respond(body, { status }));
			}
		},
		/** Answers nothing: a request ends when its signal aborts. */
		hang: () =>
			void fetched.mockImplementation(async (_address, init) => {
				const signal = init!.signal!;
				await new Promise((resolve) => (signal.aborted ? resolve(0) : signal.addEventListener('abort', resolve)));
				throw signal.reason;
			}),
		/** The requests so far; `fields` of a form. */
		sent: () =>
			fetched.mock.calls.map(([address, init = {}]) => ({
				url: new URL(String(address), document.baseURI),
				init,
				headers: new Headers(init.headers),
				fields: [...((typeof init.body === 'string' ? [] : (init.body ?? [])) as Iterable<[string, unknown]>)],
			})),
	};
}
