/** Days for which a choice is kept, accepted or refused, unless the owner has set others for the notice; CNIL recommends six months. */
export const CONSENT_DAYS = 182;
