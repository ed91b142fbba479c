/** Same check as WordPress's `is_email`. */
export function isEmail(value: string): boolean {
	const [local = '', ...rest] = value.split('@');
	const labels = rest.join('@').split('.');
	return (
		value.length >= 6 &&
		/^[\w!#$%&'*+/=?^`{|}~.-]+$/.test(local) &&
		labels.length > 1 &&
		labels.every((label) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(label))
	);
}
