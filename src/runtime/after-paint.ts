/** Milliseconds after which a page that paints no frames, because nobody sees it, does without. */
const LONGEST_FRAME = 250;

/** Calls `task` when the next frame has been painted. @returns The function that takes it back. */
export function afterPaint(task: () => void): () => void {
	let timer: ReturnType<typeof setTimeout>;
	const run = () => {
		cancel();
		task();
	};
	const frame = requestAnimationFrame(() => {
		clearTimeout(timer);
		timer = setTimeout(run);
	});
	timer = setTimeout(run, LONGEST_FRAME);
	const cancel = () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
	return cancel;
}

interface Waiting {
	readonly tasks: (() => void)[];
	cancel: () => void;
}

const waiting = new WeakMap<HTMLElement, Waiting>();

/**
 * Puts off what a click on a form leads to until the paint that shows the click: the shopper sees an answer at once, however much follows
 * from it. The tasks of a form run in their order, and before its next click or submit is heard.
 */
export function afterAnswer(form: HTMLElement, task: () => void): void {
	let entry = waiting.get(form);
	if (!entry) {
		waiting.set(form, (entry = { tasks: [], cancel: () => {} }));
		for (const type of ['click', 'submit']) form.addEventListener(type, () => catchUp(form), { capture: true });
	}
	if (!entry.tasks.length) entry.cancel = afterPaint(() => catchUp(form));
	entry.tasks.push(task);
}

/** Runs at once what `afterAnswer` has put off. */
export function catchUp(form: HTMLElement): void {
	const entry = waiting.get(form);
	if (!entry) return;
	entry.cancel();
	for (const task of entry.tasks.splice(0)) task();
}
