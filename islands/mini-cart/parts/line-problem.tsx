import { commonMessages } from '../../../src/i18n/common-messages';
import type { Problem } from '../model';

/** What went wrong, where it went wrong; it stays until the next try. Screen readers have heard it already. */
export function LineProblem({ problem: { text, retry } }: { readonly problem: Problem }) {
	return (
		<div className="archipel-notice archipel-mini-cart__problem" data-state="error">
			<span>{text}</span>
			{retry && (
				<button type="button" className="archipel-button" onClick={retry}>
					{commonMessages('retry')}
				</button>
			)}
		</div>
	);
}
