/** Form fields in request order. */
export type Fields = Readonly<Record<string, string | number>>;

export interface Reply {
	readonly status: number;
	readonly type: string;
	readonly text: string;
	readonly headers: Headers;
	/** Parses the body as JSON. */
	readonly json: () => unknown;
}

/** An HTTP client of one customer with a cookie jar, without a browser. */
export class Visitor {
	readonly cookies = new Map<string, string>();
	readonly #base: string;

	constructor(base: string) {
		this.#base = base.replace(/\/$/, '');
	}

	get(path: string): Promise<Reply> {
		return this.#send(path, { method: 'GET' });
	}

	post(path: string, fields: Fields | FormData, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
		const body =
			fields instanceof FormData
				? fields
				: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
		return this.#send(path, { method: 'POST', body, headers });
	}

	wcAjax(
		action: string,
		fields: Fields | FormData = {},
		headers: Readonly<Record<string, string>> = {},
	): Promise<Reply> {
		return this.post(`/?wc-ajax=${action}`, fields, headers);
	}

	async #send(path: string, init: RequestInit & { headers?: Readonly<Record<string, string>> }): Promise<Reply> {
		const response = await fetch(new URL(path, `${this.#base}/`), {
			...init,
			redirect: 'manual',
			headers: {
				Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				'X-Requested-With': 'XMLHttpRequest',
				Referer: `${this.#base}/`,
				...init.headers,
			},
		});
		for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
		const text = await response.text();
		return {
			status: response.status,
			type: response.headers.get('content-type') ?? '',
			text,
			headers: response.headers,
			json: () => JSON.parse(text) as unknown,
		};
	}

	#keep(cookie: string): void {
		const [pair = '', ...attributes] = cookie.split(';');
		const at = pair.indexOf('=');
		const name = pair.slice(0, at).trim();
		const expired = attributes.some((attribute) => {
			const [key = '', value = ''] = attribute.trim().split('=');
			return (
				(/^max-age$/i.test(key) && Number(value) <= 0) || (/^expires$/i.test(key) && Date.parse(value) < Date.now())
			);
		});
		if (expired) this.cookies.delete(name);
		else this.cookies.set(name, pair.slice(at + 1));
	}
}
