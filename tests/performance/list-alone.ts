import { gzipSync } from 'node:zlib';
import { byTurns, medianOf } from './measure';

/** What a page with a list, or its list alone, costs the server. */
export interface AnswerCost {
	/** PHP's time in milliseconds, by the header of without-archipel.php. */
	readonly phpTime: number;
	/** Compressed size in bytes. */
	readonly bytes: number;
}

/** The page, and its list alone (LIST-12), as a filter asks for it: medians of requests in turn. */
export async function measureListAlone(url: string, times: number): Promise<AnswerCost[]> {
	const ask = async (address: string): Promise<AnswerCost> => {
		const answer = await fetch(address, { headers: { Accept: 'text/html' } });
		const html = await answer.text();
		const [, duration] = /php;dur=([\d.]+)/.exec(answer.headers.get('Server-Timing') ?? '') ?? [];
		if (!duration || !html.includes('</html')) throw new Error(`${address}: no page, or no time of PHP`);
		return { phpTime: Number(duration), bytes: gzipSync(html).length };
	};
	const alone = new URL(url);
	alone.searchParams.set('archipel-list', '1');
	const costs = await byTurns(
		times,
		() => ask(url),
		() => ask(alone.href),
	);
	return costs.map((of) => ({ phpTime: medianOf(of, 'phpTime'), bytes: medianOf(of, 'bytes') }));
}
