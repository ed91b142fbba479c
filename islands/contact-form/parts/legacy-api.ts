/** Methods of Contact Form 7 that other scripts call (`wpcf7.submit( form )`). */
interface FormActions {
	readonly submit: (submitter?: HTMLElement) => void;
	readonly reset: () => void;
	readonly validate: (control: Element) => void;
}

const adopted = new WeakMap<Element, FormActions>();

/** Provides `window.wpcf7`, unless Contact Form 7's script is loaded. `init` does nothing: forms added later are adopted anyway. */
export function offerLegacyApi(form: HTMLFormElement, actions: FormActions): void {
	adopted.set(form, actions);
	const page = globalThis as { wpcf7?: object };
	page.wpcf7 = {
		init: () => {},
		submit: (target: Element, options?: { submitter?: HTMLElement }) => adopted.get(target)?.submit(options?.submitter),
		reset: (target: Element) => adopted.get(target)?.reset(),
		validate: (target: Element, options?: { target?: Element }) =>
			options?.target && adopted.get(target)?.validate(options.target),
		...page.wpcf7,
	};
}
