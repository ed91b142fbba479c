import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { t } from '../messages';
import { FieldGroup } from './field-group';
import { usePanel } from './panel-context';

/** Order of the list, from WooCommerce's select on the page, which is out of reach behind a drawer. Listed with the rest. */
export function OrderChoice() {
	useSignals();
	const { order, orderBy } = usePanel().filter;
	const [select] = useState(() =>
		document.querySelector<HTMLSelectElement>('.woocommerce-ordering select[name=orderby]'),
	);
	if (!select) return null;
	return (
		<FieldGroup label={t('order')}>
			<select
				className="archipel-field archipel-filter__select"
				aria-label={t('order')}
				value={order.value ?? select.value}
				onChange={({ currentTarget }) => orderBy(currentTarget.value)}
			>
				{[...select.options].map(({ value, text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</FieldGroup>
	);
}
