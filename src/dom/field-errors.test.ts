import { expect, test } from 'vitest';
import { describeBy, labelText, leadTo, linkTo, markWrong } from './field-errors';

const field = (attributes = '') => {
	document.body.innerHTML = `<input id="city" ${attributes}>`;
	return document.querySelector('input')!;
};
const attributes = (control: Element) => ['aria-invalid', 'aria-describedby'].map((name) => control.getAttribute(name));

test.each([
	['', undefined, 'error'],
	['', false, null],
	['aria-describedby="hint  error"', undefined, 'hint error'],
	['aria-describedby=" error hint "', false, 'hint'],
	['aria-describedby="error"', false, null],
])('a field <%s> is described: %s', (before, isTold, expected) => {
	const control = field(before);
	describeBy(control, 'error', isTold);
	expect(control.getAttribute('aria-describedby')).toBe(expected);
});

test('a field is wrong, and right again; one that never was wrong is not marked as right', () => {
	const control = field();
	markWrong(control, 'error', false);
	expect(attributes(control)).toEqual([null, null]);
	markWrong(control, 'error', true);
	expect(attributes(control)).toEqual(['true', 'error']);
	markWrong(control, 'error', false);
	expect(attributes(control)).toEqual(['false', null]);
});

test('what is marked already is not touched again', async () => {
	const control = field();
	markWrong(control, 'error', true);
	const observer = new MutationObserver(() => {});
	observer.observe(control, { attributes: true });
	markWrong(control, 'error', true);
	expect(observer.takeRecords()).toEqual([]);
});

test('[A11Y-02] a link of a summary leads to its field, or where it is told to', () => {
	const control = field();
	const link = linkTo(control, 'Ville');
	expect([link.getAttribute('href'), link.textContent]).toEqual(['#city', 'Ville']);
	let isAsked = false;
	document.body.append(
		link,
		linkTo(control, 'Ville', () => (isAsked = true)),
	);
	expect(link.dispatchEvent(new MouseEvent('click', { cancelable: true }))).toBe(false);
	expect([document.activeElement, isAsked]).toEqual([control, false]);
	(link.nextSibling as HTMLElement).click();
	expect(isAsked).toBe(true);
});

test('a link leads until its signal aborts', () => {
	const [life, link] = [new AbortController(), document.createElement('a')];
	let count = 0;
	leadTo(link, () => count++, life.signal);
	link.click();
	life.abort();
	link.click();
	expect(count).toBe(1);
});

test.each([
	['<label> Ville\n de livraison&nbsp;: <abbr class="required">*</abbr></label>', 'Ville de livraison'],
	['<label>Pays <select><option>France</option></select><input><textarea>x</textarea> ?</label>', 'Pays'],
	['', ''],
])('the name of a field in %j', (html, expected) => {
	document.body.innerHTML = html;
	expect(labelText(document.querySelector('label'), '.required')).toBe(expected);
	expect(document.body.innerHTML).toBe(html);
});
