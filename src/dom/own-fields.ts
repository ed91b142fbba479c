import { SECRET } from './form-fields';

/** The fields of a product's form that may be sent elsewhere than where the form goes: without its secrets, and without files unless they are asked for. */
export function ownFields(form: HTMLFormElement, hasFiles: boolean): FormData {
	const secrets = new Set(Array.from(form.querySelectorAll(SECRET), (field) => field.getAttribute('name')));
	const fields = new FormData();
	for (const [name, value] of new FormData(form))
		if (!secrets.has(name) && (typeof value === 'string' || (hasFiles && value.size))) fields.append(name, value);
	return fields;
}
