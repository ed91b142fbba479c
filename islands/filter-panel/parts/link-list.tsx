import type { LinkField } from '../model';
import { FieldGroup } from './field-group';
import { TermCount } from './term-count';

/** Server links, each to a list of its own. */
export function LinkList({ field }: { readonly field: LinkField }) {
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
