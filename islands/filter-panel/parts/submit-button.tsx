import { useSignals } from '@preact/signals-react/runtime';
import { t } from '../messages';
import { usePanel } from './panel-context';

/** Button « Voir 24 articles » with the count of the choice. @param form Id of the form, if the button is outside. */
export function SubmitButton({ form }: { readonly form?: string }) {
	useSignals();
	const { filter } = usePanel();
	const { panel, total, isPending, isChanged } = filter;
	// Themify's button keeps its owner's label until the choice changes.
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
