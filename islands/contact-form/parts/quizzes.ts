import { safeUrl } from '../../../src/safety/url';
import type { Refill } from '../../../src/shop/contact-form-7/contact-form-api';
import { wrapsOf } from './cf7-form';

/**
 * Renews captchas and quizzes (CF-06) and keeps typed answers: an answered question or image stays, as its answer remains valid. Only
 * the answer to an image that the server has used up is cleared.
 *
 * @param areSpent Whether the server has used up the images on the page.
 */
export function refill(form: HTMLFormElement, { captcha, quiz }: Refill, areSpent: boolean): void {
	for (const [field, [question = '', hash = '']] of entries<readonly string[]>(quiz)) {
		for (const wrap of wrapsOf(form, field)) {
			const [label, answer] = [wrap.querySelector('.wpcf7-quiz-label'), input(wrap, field)];
			if (answer?.value && label?.textContent !== question) continue;
			if (label) label.textContent = question;
			input(wrap, `_wpcf7_quiz_answer_${field}`)?.setAttribute('value', hash);
		}
	}
	for (const [field, address] of entries<string>(captcha)) {
		const [source, answer] = [safeUrl(address), input(form, field)];
		const challenge = /(\d+)\.(?:png|gif|jpeg)$/.exec(address)?.[1];
		if (!source || !challenge || (answer?.value && !areSpent)) continue;
		for (const image of form.querySelectorAll('img')) {
			if (image.classList.contains(`wpcf7-captcha-${field.replaceAll(':', '')}`)) image.src = source.href;
		}
		input(form, `_wpcf7_captcha_challenge_${field}`)?.setAttribute('value', challenge);
		if (answer) answer.value = '';
	}
}

/** Returns whether the form has a captcha or a quiz. */
export const hasQuizzes = (form: HTMLFormElement): boolean =>
	form.querySelector('[name^="_wpcf7_quiz_answer_"], [name^="_wpcf7_captcha_challenge_"]') !== null;

/** Returns the entries of a map, which PHP encodes as a list when empty. */
const entries = <Value>(map: object | undefined): [string, Value][] =>
	Array.isArray(map) ? [] : (Object.entries(map ?? {}) as [string, Value][]);

const input = (within: ParentNode, name: string): HTMLInputElement | undefined =>
	[...within.querySelectorAll('input')].find((one) => one.name === name);
