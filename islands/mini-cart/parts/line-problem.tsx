import { commonMessages } from '../../../src/i18n/common-messages';
import type { Problem } from '../model';

/** Error message of a line, shown below it until the next try. It has been announced to screen readers already. */
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
