import { commonMessages } from '../../../src/i18n/common-messages';

/** The shape of what will come, so that the dialog keeps its size. */
export function Loading() {
	return (
		<div className="archipel-quick-view__skeleton">
			<p className="archipel-visually-hidden" role="status">
				{commonMessages('loading')}
			</p>
			<span data-part="image" />
			<span data-part="price" />
			<span data-part="text" />
			<span data-part="text" />
			<span data-part="button" />
		</div>
	);
}
