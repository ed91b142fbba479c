import { describe, expect, test } from 'vitest';
import { keepAvailabilityTable } from './variation-source';

const TABLE = { attributes: [['attribute_pa_taille', ['m & l', '«xl»']]], rows: [4] };
const JSON_TEXT = JSON.stringify(TABLE);

function read(html: string): string | undefined {
	const box = document.createElement('div');
	box.innerHTML = html;
	return box.querySelector('.archipel-availability')?.textContent;
}

describe('[VAR-12] the availability table in HTML of a reply', () => {
	test.each([
		`<form><script type="application/json" class="archipel-availability">${JSON_TEXT}</script></form>`,
		// Attribute order and line breaks of WordPress.
		`<form><script class="archipel-availability" type="application/json">\n${JSON_TEXT}\n</script>\n</form>`,
	])('is read as it was, and no script is needed for it: %s', (html) => {
		const kept = keepAvailabilityTable(html);
		expect(kept).not.toContain('<script');
		expect(JSON.parse(read(kept)!)).toEqual(TABLE);
		expect(JSON.parse(read(html)!)).toEqual(TABLE);
	});

	test.each([
		'<script class="archipel-availability-else">1</script>',
		'<script>archipel-availability</script>',
		'<form></form>',
	])('[SEC-01] other HTML stays what it is, for the gate to judge: %s', (html) => {
		expect(keepAvailabilityTable(html)).toBe(html);
		expect(read(html)).toBeUndefined();
	});

	test('[SEC-01] what is in it becomes text, whatever it is', () => {
		const html = '<script class="archipel-availability">&lt;img src=x onerror=alert(1)&gt;</script>';
		expect(read(keepAvailabilityTable(html))).toBe('&lt;img src=x onerror=alert(1)&gt;');
	});
});
