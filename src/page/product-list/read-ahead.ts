/** Milliseconds after which a prefetched answer is too old to be shown. */
const MAX_AGE = 30_000;

interface Ahead {
	readonly key: string;
	readonly answer: Promise<unknown>;
	readonly since: number;
	readonly end: AbortController;
	/** Gives the request up; an answer that is there stays. */
	until?: AbortSignal;
	isThere: boolean;
}

/** The only read that is ahead of its press. */
let ahead: Ahead | undefined;

const ofKey = (key: string): Ahead | undefined =>
	ahead?.key === key && Date.now() - ahead.since < MAX_AGE ? ahead : undefined;

function giveUp(): void {
	ahead?.end.abort();
	ahead = undefined;
}

/**
 * Prefetches the list that a control is about to show (LIST-12). One prefetch at a time: another key aborts the earlier one, the same key continues it.
 *
 * @param key Names the answer, for `takeAhead`: the address of a list. @param ask Sends the request, a read without side effects.
 * @param until Gives the request up, unless it has been taken.
 */
export function askAhead<Answer>(key: string, ask: (signal: AbortSignal) => Promise<Answer>, until: AbortSignal) {
	if (!ofKey(key)) {
		giveUp();
		const end = new AbortController();
		const own: Ahead = { key, answer: ask(end.signal), since: Date.now(), end, isThere: false };
		ahead = own;
		own.answer.then(
			() => void (own.isThere = true),
			// A failure is not told before anybody has pressed: the press asks again.
			() => ahead === own && giveUp(),
		);
	}
	const own = ahead!;
	own.until = until;
	until.addEventListener('abort', () => ahead === own && own.until === until && !own.isThere && giveUp());
	return own.answer as Promise<Answer>;
}

/**
 * Returns the answer that was asked for ahead, there or on its way, once; `undefined` if there is none, or if it is 30 seconds old. Gives up what was
 * asked for ahead of something else.
 *
 * @param signal Aborts the request from now on.
 */
export function takeAhead<Answer>(key: string, signal: AbortSignal): Promise<Answer> | undefined {
	const own = ofKey(key);
	if (!own) return void giveUp();
	ahead = undefined;
	signal.addEventListener('abort', () => own.end.abort(signal.reason));
	return own.answer as Promise<Answer>;
}

/**
 * Whether the press or the focus of a control is worth a read ahead of the click: not where data are saved, and not for a customer who is signed in,
 * whose pages no cache answers.
 *
 * @returns Signal that aborts when the press ends elsewhere or the focus leaves; `undefined` for no read.
 */
export function aboutToUse(control: HTMLElement): AbortSignal | undefined {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	const isOff = connection?.saveData || document.body.classList.contains('logged-in');
	// A busy control has been used already.
	if (isOff || control.getAttribute('aria-busy') === 'true') return undefined;
	const left = new AbortController();
	const leave = ({ type, target, relatedTarget }: Partial<FocusEvent>) => {
		const isInside = control.contains((type === 'focusout' ? relatedTarget : target) as Node | null);
		const isOfControl = type !== 'focusout' || control.contains(target as Node);
		if (type === 'pointercancel' || (isOfControl && !isInside)) left.abort();
	};
	for (const type of ['pointerup', 'pointercancel', 'focusout'])
		document.addEventListener(type, leave, { capture: true, signal: left.signal });
	return left.signal;
}
