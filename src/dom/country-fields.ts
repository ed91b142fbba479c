import { onJQuery } from '../shop/jquery-bridge';
import { on } from '../stores/events';

/** Calls when an address has got the fields of its country: from us, from WooCommerce's script, or from somebody else's. */
export function onCountryFields(listener: () => void, signal: AbortSignal): void {
	on('archipel:address-fields-changed', listener, signal);
	onJQuery(document.body, 'country_to_state_changed', listener, signal);
}
