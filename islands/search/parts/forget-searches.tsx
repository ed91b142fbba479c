import { announce } from '../../../src/ui/announcer';
import { Cross } from '../../../src/ui/cross';
import { messages } from '../messages';
import type { RecentSearches } from '../recent';

interface Props {
	readonly recent: RecentSearches;
	readonly terms: readonly string[];
	readonly field: HTMLElement;
}

/** Buttons that erase one recent search, or all. An option cannot contain a control, so they are in a column beside the options. */
export function ForgetSearches({ recent, terms, field }: Props) {
	const forget = (said: string, change: () => void) => {
		// The pressed button is about to be removed.
		field.focus();
		change();
		announce(said);
	};
	return (
		<>
			<ul className="archipel-search__forget archipel-list">
				{terms.map((term) => (
					<li key={term}>
						<button
							type="button"
							className="archipel-icon-button archipel-button"
							aria-label={messages('forget', { term })}
							onClick={() =>
								forget(messages('forgotten', { term }), () => recent.update((all) => all.filter((one) => one !== term)))
							}
						>
							<Cross />
						</button>
					</li>
				))}
			</ul>
			<p className="archipel-search__tools">
				<button
					type="button"
					className="archipel-button"
					onClick={() => forget(messages('forgottenAll'), recent.clear)}
				>
					{messages('forgetAll')}
				</button>
				<small>{messages('onlyHere')}</small>
			</p>
		</>
	);
}
