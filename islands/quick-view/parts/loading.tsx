import { commonMessages } from '../../../src/i18n/common-messages';
import { Spoken } from '../../../src/ui/spoken';

/** Placeholder with the shape of a product, so that the dialog keeps its size. */
export function Loading() {
	return (
		<div className="archipel-quick-view__skeleton">
			<Spoken text={commonMessages('loading')} delay={500} className="archipel-visually-hidden" />
			<span data-part="image" />
			<span data-part="price" />
			<span data-part="text" />
			<span data-part="text" />
			<span data-part="button" />
		</div>
	);
}
