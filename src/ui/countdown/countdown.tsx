import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { defineMessages } from '../../i18n/define-messages';
import { serverClock } from '../../runtime/clock';
import { focusElement } from '../../runtime/keep-focus';
import { every } from '../../runtime/ticker';
import { isElsewhere, isoMoment, sayMoment, type Moment } from './moment';
import { Button } from '../button';
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

interface Props {
	readonly end: Moment;
	/** Milliseconds between two readings of the clock. */
	readonly interval: number;
	readonly hasDays: boolean;
	/** Sentences with the placeholder `{date}`: « Se termine le {date} ». */
	readonly sentences: { readonly before: string; readonly after: string };
	/** Shown after the end. @default the clock with zeros */
	readonly over?: ReactNode;
	/** Called at the end, or at once after it. */
	readonly onEnd?: () => void;
}

/** Clock down to a moment, where it stops, and the moment as a sentence (WID-08, WID-09). */
export function Countdown({ end, interval, hasDays, sentences, over, onEnd }: Props) {
	const countdown = useCountdown(end.at, interval);
	const isOver = countdown.left === 0;
	const ended = useEffectEvent(() => onEnd?.());
	useEffect(() => void (isOver && ended()), [isOver]);
	return (
		<div className="archipel-countdown">
			<div className="archipel-countdown-room archipel-script-only">
				<div className="archipel-countdown-room__space">
					{isOver && over ? over : <CountdownClock countdown={countdown} hasDays={hasDays} />}
				</div>
			</div>
			<div className="archipel-countdown-end">
				<EndTime key={String(isOver)} end={end} sentence={isOver ? sentences.after : sentences.before} />
			</div>
		</div>
	);
}

/** Seconds until a moment by the server clock, rounded up, so that 0 means ended. */
const secondsTo = (end: number) => Math.max(0, Math.ceil((end - serverClock.now()) / 1000));

/**
 * Counts down to a moment and stops there. Countdowns with the same interval share a timer, which pauses while the page is hidden.
 *
 * @param end Milliseconds since 1970.
 * @param interval Milliseconds between updates.
 */
export function useCountdown(end: number, interval: number) {
	const [left, setLeft] = useState(() => secondsTo(end));
	const [isPaused, setPaused] = useState(false);
	useEffect(() => {
		let stop = () => {};
		const tick = () => {
			const seconds = secondsTo(end);
			if (!isPaused || !seconds) setLeft(seconds);
			if (!seconds) stop();
		};
		stop = every(interval, tick);
		tick();
		return stop;
	}, [end, interval, isPaused]);
	return {
		/** Seconds left; 0 when it is over. */
		left,
		/** Whether the visitor has paused the digits (WCAG 2.2.2). The end is shown even if paused. */
		isPaused: isPaused && left > 0,
		togglePause: () => setPaused((was) => !was),
	};
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Clock with days, hours, minutes and seconds in two digits, and a pause button while it runs (A11Y-03). Seconds are not announced:
 * `role=timer` is silent, and the text beside the clock gives the end.
 */
function CountdownClock({
	countdown: { left, isPaused, togglePause },
	hasDays,
}: {
	readonly countdown: ReturnType<typeof useCountdown>;
	readonly hasDays: boolean;
}) {
	const time = splitTime(left, hasDays);
	return (
		<div className="archipel-countdown-clock">
			<div className="archipel-countdown-clock__units" role="timer" aria-live="off" aria-label={t('left')}>
				{units.map((unit) => {
					const count = time[unit];
					if (count === undefined) return null;
					const name = t(unit, { count });
					return (
						<span key={unit} className="archipel-countdown-clock__unit">
							<span className="archipel-countdown-clock__value">{String(count).padStart(2, '0')}</span>{' '}
							{/* A keyed element per word: a new element does not count as a layout shift. */}
							<span key={name} className="archipel-countdown-clock__name">
								{name}
							</span>
						</span>
					);
				})}
			</div>
			{left > 0 && (
				<Button
					ref={keepFocusAtEnd}
					className="archipel-pause"
					data-state={isPaused ? 'off' : 'on'}
					aria-label={t(isPaused ? 'resume' : 'pause')}
					onClick={togglePause}
				/>
			)}
		</div>
	);
}

/** Ref of the pause button: when it goes at the end, the countdown has its focus. */
const keepFocusAtEnd = (button: HTMLButtonElement) => () => {
	if (document.activeElement === button) focusElement(button.closest<HTMLElement>('.archipel-countdown')!);
};

/**
 * Splits seconds into days, hours, minutes and seconds.
 *
 * @param hasDays False converts days to hours: 3 days are 72 hours (WID-09, `show_days`).
 */
function splitTime(seconds: number, hasDays: boolean) {
	const hours = Math.floor(seconds / 3600);
	return {
		...(hasDays && { days: Math.floor(hours / 24) }),
		hours: hasDays ? hours % 24 : hours,
		minutes: Math.floor(seconds / 60) % 60,
		seconds: seconds % 60,
	};
}

/**
 * The end as a sentence, with the date in `<time>`; visitors in another time zone also see « shop time ».
 * Set a `key` per sentence: new nodes do not count as a layout shift.
 */
function EndTime({ end, sentence }: { readonly end: Moment; readonly sentence: string }) {
	const [before = '', after = ''] = sentence.split('{date}');
	return (
		<>
			{before}
			<time dateTime={isoMoment(end)}>{sayMoment(end)}</time>
			{isElsewhere(end) && ` ${t('shopTime')}`}
			{after}
		</>
	);
}
