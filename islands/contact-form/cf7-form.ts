import { statusOf } from './model';

export type Cf7Form = ReturnType<typeof readCf7Form>;

/** Contact Form 7 form: identity, status and events. @param box Wrapper of the form: `.wpcf7`. */
export function readCf7Form(box: HTMLElement, form: HTMLFormElement) {
	const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name="_wpcf7${name}"]`)?.value ?? '';
	const id = (name: string) => Math.abs(Number.parseInt(hidden(name), 10)) || 0;
	/** The form, as `detail` of every event of Contact Form 7 names it (SERVERS.md, S192). */
	const identity = {
		contactFormId: id(''),
		pluginVersion: hidden('_version'),
		contactFormLocale: hidden('_locale'),
		unitTag: hidden('_unit_tag'),
		containerPostId: id('_container_post'),
	};
	const emit = (name: string, detail: object) =>
		void form.dispatchEvent(new CustomEvent(`wpcf7${name}`, { bubbles: true, detail }));
	return {
		box,
		form,
		identity,
		/** Dispatches a Contact Form 7 event, which bubbles from the form. @param name Without `wpcf7`. */
		emit,
		/** Shows the status for a code of the server or of the script. */
		setStatus(code: string) {
			const [status, prevStatus] = [statusOf(code), form.dataset['status'] ?? ''];
			form.dataset['status'] = status;
			if (prevStatus && prevStatus !== status) form.classList.remove(prevStatus);
			form.classList.add(status);
			if (!prevStatus || prevStatus === status) return;
			form.querySelectorAll('.active-on-any').forEach((part) => {
				part.removeAttribute('inert');
				part.classList.remove('active-on-any');
			});
			form.querySelectorAll(`.inert-on-${status}`).forEach((part) => {
				part.setAttribute('inert', '');
				part.classList.add('active-on-any');
			});
			emit('statuschanged', { ...identity, status, prevStatus });
		},
		/** Returns the event detail for form data, without the plugin's own fields. */
		describe: (formData: FormData) => ({
			...identity,
			status: form.dataset['status'],
			inputs: Array.from(formData, ([name, value]) => ({ name, value })).filter(({ name }) => !name.startsWith('_')),
			formData,
		}),
	};
}

/** Returns the wrappers of a field: one, unless the form repeats the field. */
export const wrapsOf = (form: HTMLFormElement, field: string): HTMLElement[] =>
	[...form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')].filter(
		({ dataset }) => dataset['name'] === field,
	);
