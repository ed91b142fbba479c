import { useSignals } from '@preact/signals-react/runtime';
import { t } from '../messages';
import { usePanel } from './panel-context';

/** « Voir 24 articles », as many as the choice has. @param form Id of the form that it stands outside of. */
export function SubmitButton({ form }: { readonly form?: string }) {
	useSignals();
	const { filter } = usePanel();
	const { panel, total, isPending, isChanged } = filter;
	// Themify's button has its owner's words until it lists something else.
	const count = panel.slug === undefined || isChanged.value ? total.value : undefined;
	const known = count === 0 ? t('submitNone') : count !== undefined && t('submitCount', { count });
	return (
		<p className="archipel-filter__submit">
			<button type="submit" className="button" form={form} aria-busy={isPending.value}>
				{known || (panel.slug !== undefined && panel.submit) || t('submit')}
			</button>
		</p>
	);
}
