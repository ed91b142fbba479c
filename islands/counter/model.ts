/**
 * The way from one number to another, faster at first, in words of the page's language.
 *
 * @param to As the owner wrote it: as many decimals as it has are shown (FPS-02).
 * @returns The number after a part of the time, from 0 to 1.
 */
export function numbersBetween(from: number, to: string, locale: string): (part: number) => string {
	const decimals = to.split('.')[1]?.length ?? 0;
	const { format } = new Intl.NumberFormat(locale, {
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	});
	return (part) => format(from + (Number(to) - from) * (1 - (1 - part) ** 3));
}
