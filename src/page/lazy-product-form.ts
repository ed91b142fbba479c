import { afterPaint } from '../runtime/after-paint';
import { listen } from '../runtime/listen';
import { lazyPart } from '../runtime/lazy-part';
import { isSeparatePress } from '../runtime/press';
import type { ProductFormOptions } from './product-form';

const productForm = lazyPart(() => import('./product-form'));

/** Events that prefetch the module: adding to the cart may follow any of them. */
const NEAR = ['pointerover', 'pointerdown', 'focusin', 'change'];

/**
 * Loads `addProductForm` on the first interaction with the form, to save bytes on pages that are only read. Presses wait for the module; if it fails
 * to load, the browser submits the form.
 *
 * @returns Same as `addProductForm`.
 */
export function addProductFormLazily(form: HTMLFormElement, options: ProductFormOptions) {
	let submit: ((submitter?: HTMLElement) => void) | undefined;
	const waiting = new AbortController();
	const { signal } = waiting;
	options.signal.addEventListener('abort', () => waiting.abort());

	const press = (submitter?: HTMLElement) => {
		if (submit) return submit(submitter);
		productForm.use(
			submitter ?? form,
			({ addProductForm }) => {
				waiting.abort();
				if (options.signal.aborted) return;
				submit ??= addProductForm(form, options);
				submit(submitter);
			},
			() => {
				waiting.abort();
				form.requestSubmit(submitter);
			},
		);
	};

	// After the paint that answers a press: compiling takes a part of the frame.
	const prefetch = () => void afterPaint(productForm.prefetch);
	for (const type of NEAR) form.addEventListener(type, prefetch, { signal, once: true });
	listen(form, 'click', { signal }, (event) => {
		const button = (event.target as Element).closest<HTMLButtonElement>('button, input');
		if (button?.type === 'submit' && !isSeparatePress(event)) event.preventDefault();
	});
	listen(form, 'submit', { signal }, (event) => {
		if (event.defaultPrevented) return;
		event.preventDefault();
		press(event.submitter ?? undefined);
	});
	return press;
}
