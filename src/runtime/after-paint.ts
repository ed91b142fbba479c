/** Milliseconds to wait for a frame; a page in the background paints none. */
const LONGEST_FRAME = 250;

/** Calls `task` after the next frame is painted. @returns Function that cancels the call. */
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

const waiting = new WeakMap<HTMLElement, { readonly tasks: (() => void)[]; cancel: () => void }>();

/**
 * Delays work that follows a click on a form until the click's visual feedback is painted, so that the interaction stays fast. The tasks of a
 * form run in order, and before the listeners of its next click or submit.
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

/** Runs all tasks that `afterAnswer` has delayed. */
export function catchUp(form: HTMLElement): void {
	const entry = waiting.get(form);
	if (!entry) return;
	entry.cancel();
	for (const task of entry.tasks.splice(0)) task();
}
