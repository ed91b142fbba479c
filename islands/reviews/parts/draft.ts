import { session } from '../../../src/stores/storage';

/** The fields that are worth keeping: not the name and the address, which the browser fills in by itself. */
const FIELDS = ['rating', 'comment'] as const;

export interface Draft {
	/** Keeps what stands in the form now. */
	readonly save: () => void;
	/** Puts what was kept into the form, unless something is written there. @returns Whether there was anything. */
	readonly restore: () => boolean;
	/** Forgets it. */
	readonly clear: () => void;
}

/** A review that has been begun, kept in this tab until it is sent: a reload or a refusal never costs the text. */
export function createDraft(form: HTMLFormElement): Draft {
	const field = (name: string) => form.elements.namedItem(name);
	const read = (name: string) => {
		const control = field(name);
		return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement ? control.value : '';
	};
	const product = field('comment_post_ID');
	const key = `archipel_review_${product instanceof HTMLInputElement ? product.value : ''}`;

	return {
		save() {
			const kept = Object.fromEntries(FIELDS.map((name) => [name, read(name)]).filter(([, value]) => value));
			if (Object.keys(kept).length) session.set(key, JSON.stringify(kept));
			else session.remove(key);
		},
		restore() {
			if (FIELDS.some(read)) return false;
			const kept = parse(session.get(key));
			for (const name of FIELDS) {
				const control = field(name);
				const value = kept[name];
				if (typeof value !== 'string') continue;
				if (control instanceof HTMLTextAreaElement) control.value = value;
				if (control instanceof HTMLSelectElement && [...control.options].some((option) => option.value === value)) {
					control.value = value;
					control.dispatchEvent(new Event('change', { bubbles: true }));
				}
			}
			return FIELDS.some(read);
		},
		clear: () => session.remove(key),
	};
}

function parse(json: string | null): Partial<Record<string, unknown>> {
	try {
		const value: unknown = JSON.parse(json ?? '{}');
		return value && typeof value === 'object' ? value : {};
	} catch {
		return {};
	}
}
