import { createButton, element } from '../../dom/element';
import { defineMessages } from '../../i18n/define-messages';
import { serverClock } from '../../runtime/clock';
import { focusElement } from '../../runtime/keep-focus';
import { every } from '../../runtime/ticker';
import { isElsewhere, isoMoment, sayMoment, type Moment } from './moment';
import '../../dom/pause-control.css';
import './countdown.css';

const t = defineMessages('countdown', {
	left: ['Temps restant', 'Time left'],
	days: ['jour | jours', 'day | days'],
	hours: ['heure | heures', 'hour | hours'],
	minutes: ['minute | minutes', 'minute | minutes'],
	seconds: ['seconde | secondes', 'second | seconds'],
	shopTime: ['(heure de la boutique)', '(shop time)'],
	pause: ['Mettre le décompte en pause', 'Pause the countdown'],
	resume: ['Reprendre le décompte', 'Resume the countdown'],
});

interface Options {
	readonly end: Moment;
	/** Milliseconds between two readings of the clock. */
	readonly interval: number;
	/** False counts hours in total: 3 days are 72 hours (WID-09, `show_days`). */
	readonly hasDays: boolean;
	/** Sentences with the placeholder `{date}`: « Se termine le {date} ». */
	readonly sentences: { readonly before: string; readonly after: string };
	/** Shown after the end. @default the clock with zeros */
	readonly over?: HTMLElement;
	/** Called at the end, or at once after it. */
	readonly onEnd?: () => void;
}

/** Units of the clock, with their seconds. */
const UNITS = [
	['days', 86_400],
	['hours', 3600],
	['minutes', 60],
	['seconds', 1],
] as const;

/**
 * Shows a clock down to a moment, where it stops, and the moment as a sentence (WID-08, WID-09); until `signal` aborts, in the place of the server's
 * countdown (`moment.php`). Countdowns with the same interval share a timer, which pauses while the page is hidden.
 *
 * The seconds are not announced: `role=timer` is silent, and the sentence gives the end.
 *
 * @param place Element with the server's countdown; without one the countdown becomes its first child.
 */
export function countDown(place: HTMLElement, options: Options, signal: AbortSignal): void {
	const { end, interval, hasDays, sentences, over, onEnd } = options;
	const parts = UNITS.slice(hasDays ? 0 : 1).map(([unit, seconds]) => {
		const box = element('span', { class: 'archipel-countdown-clock__unit' });
		return { unit, seconds, box };
	});
	const timer = element(
		'div',
		{ class: 'archipel-countdown-clock__units', role: 'timer', 'aria-live': 'off', 'aria-label': t('left') },
		...parts.map(({ box }) => box),
	);
	const pause = createButton('archipel-pause');
	const clock = element('div', { class: 'archipel-countdown-clock' }, timer, pause);
	const space = element('div', { class: 'archipel-countdown-room__space' }, clock);
	const sentence = element('div', { class: 'archipel-countdown-end' });
	const room = element('div', { class: 'archipel-countdown-room archipel-script-only' }, space);
	const countdown = element('div', { class: 'archipel-countdown' }, room, sentence);

	/** Shows the seconds left. New elements do not count as a layout shift. */
	const show = (left: number) => {
		let rest = left;
		for (const { unit, seconds, box } of parts) {
			const count = Math.floor(rest / seconds);
			const digits = String(count).padStart(2, '0');
			rest %= seconds;
			if (box.firstChild?.textContent === digits) continue;
			box.replaceChildren(
				element('span', { class: 'archipel-countdown-clock__value' }, digits),
				' ',
				element('span', { class: 'archipel-countdown-clock__name' }, t(unit, { count })),
			);
		}
	};
	/** Says the end; visitors in another time zone also see « shop time ». */
	const tell = (text: string) => {
		const [before = '', after = ''] = text.split('{date}');
		const time = element('time', { datetime: isoMoment(end) }, sayMoment(end));
		sentence.replaceChildren(before, time, isElsewhere(end) ? ` ${t('shopTime')}` : '', after);
	};
	const finish = () => {
		stop();
		// The focus of the pause button, which goes.
		if (document.activeElement === pause) focusElement(countdown);
		pause.remove();
		if (over) space.replaceChildren(over);
		tell(sentences.after);
		onEnd?.();
	};
	/** Whether the visitor has paused the digits (WCAG 2.2.2, A11Y-03). The end is shown even if paused. */
	let isPaused = false;
	const setPaused = (next: boolean) => {
		isPaused = next;
		pause.dataset['state'] = isPaused ? 'off' : 'on';
		pause.setAttribute('aria-label', t(isPaused ? 'resume' : 'pause'));
		tick();
	};
	let stop = () => {};
	const tick = () => {
		// By the server clock; rounded up, so that 0 means ended.
		const left = Math.max(0, Math.ceil((end.at - serverClock.now()) / 1000));
		if (!isPaused || !left) show(left);
		if (!left) finish();
	};

	const served = place.querySelector('.archipel-countdown');
	if (served) served.replaceWith(countdown);
	else place.prepend(countdown);
	signal.addEventListener('abort', () => {
		stop();
		countdown.replaceWith(...(served ? [served] : []));
	});
	pause.addEventListener('click', () => setPaused(!isPaused), { signal });
	tell(sentences.before);
	stop = every(interval, tick);
	setPaused(false);
}
