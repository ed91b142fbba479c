import { gzipSync } from 'node:zlib';
import { median } from './measure';

/** What a page with a list, or its list alone, costs the server. */
export interface AnswerCost {
	/** PHP's time in milliseconds, by the header of without-archipel.php. */
	readonly phpTime: number;
	/** Compressed size in bytes. */
	readonly bytes: number;
}

/** The page, and its list alone (LIST-12), as a filter asks for it: medians of requests in turn. */
export async function measureListAlone(
	url: string,
	times: number,
): Promise<readonly [page: AnswerCost, alone: AnswerCost]> {
	const ask = async (address: string): Promise<AnswerCost> => {
		const answer = await fetch(address, { headers: { Accept: 'text/html' } });
		const html = await answer.text();
		const [, duration] = /php;dur=([\d.]+)/.exec(answer.headers.get('Server-Timing') ?? '') ?? [];
		if (!duration || !html.includes('</html')) throw new Error(`${address}: no page, or no time of PHP`);
		return { phpTime: Number(duration), bytes: gzipSync(html).length };
	};
	const alone = new URL(url);
	alone.searchParams.set('archipel-list', '1');
	const costs: [AnswerCost[], AnswerCost[]] = [[], []];
	for (let at = 0; at < times; at++) {
		costs[0].push(await ask(url));
		costs[1].push(await ask(alone.href));
	}
	const middle = (of: readonly AnswerCost[]): AnswerCost => ({
		phpTime: median(of.map(({ phpTime }) => phpTime)),
		bytes: median(of.map(({ bytes }) => bytes)),
	});
	return [middle(costs[0]), middle(costs[1])];
}
