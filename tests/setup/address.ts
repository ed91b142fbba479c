/** Address that a guest types at the checkout, by field. */
export const ADDRESS = {
	billing_first_name: 'Claire',
	billing_last_name: 'Dupont',
	billing_address_1: '12 rue des Lilas',
	billing_postcode: '69001',
	billing_city: 'Lyon',
	billing_phone: '06 01 02 03 04',
	billing_email: 'claire@exemple.fr',
};
