import { settings, type Currency } from '../runtime/settings';

/** Formats a price by the shop's settings: `4499` → « 44,99 € ». @param amount Integer in the currency's minor unit (cents). */
export function formatPrice(amount: number, currency: Currency = settings().shop.currency): string {
	const { minorUnit, decimalSeparator, thousandSeparator, prefix, suffix } = currency;
	const digits = Math.abs(Math.round(amount))
		.toString()
		.padStart(minorUnit + 1, '0');
	const whole = digits.slice(0, digits.length - minorUnit).replaceAll(/\B(?=(\d{3})+$)/g, () => thousandSeparator);
	const decimals = minorUnit ? decimalSeparator + digits.slice(-minorUnit) : '';
	return `${amount < 0 ? '−' : ''}${prefix}${whole}${decimals}${suffix}`;
}
