import { usePanel } from './panel-context';
import { PriceRange } from './price-range';
import { SuggestField } from './suggest-field';
import { TermCount, TermList, useRestLater } from './term-list';
import { TermCombobox, TermSelect } from './term-select';
import type { LinkField } from './model';
import { FieldGroup } from './field-group';

/** Options from which a list has a box to search in (FILT-03). */
const SEARCHED = 10;

/** Fields in the server's order. @param atOnce Number of fields visible at first; the others follow. */
export function Fields({ atOnce = Infinity }: { readonly atOnce?: number }) {
	const most = useRestLater(atOnce);
	const fields = usePanel()
		.filter.panel.fields.slice(0, most)
		.map((field) => {
			const key = field.name || field.label;
			switch (field.kind) {
				case 'price':
					return <PriceRange key={key} field={field} />;
				case 'text':
					return <SuggestField key={key} field={field} />;
				case 'links':
					return <LinkList key={key} field={field} />;
				case 'terms':
					if (!field.isSelect) return <TermList key={key} field={field} />;
					if (field.terms.length >= SEARCHED) return <TermCombobox key={key} field={field} />;
					return field.isMany ? <TermList key={key} field={field} /> : <TermSelect key={key} field={field} />;
			}
		});
	return <div className="archipel-filter__fields">{fields}</div>;
}

/** Server links, each to a list of its own. */
function LinkList({ field }: { readonly field: LinkField }) {
	return (
		<FieldGroup label={field.label}>
			<ul className="archipel-list archipel-filter__terms">
				{field.links.map(({ href, label, count }) => (
					<li key={href}>
						<a className="archipel-filter__term" href={href}>
							<span>{label}</span>
							<TermCount count={count} />
						</a>
					</li>
				))}
			</ul>
		</FieldGroup>
	);
}
