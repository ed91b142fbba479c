/** Consent purposes besides the strictly necessary, in the order of the notice. */
export const purposes = ['audience', 'advertising', 'content'] as const;

/**
 * - `audience`: counting visits
 * - `advertising`: advertising, its measurement, and where an order came from
 * - `content`: videos, maps and other embedded content of another site
 */
export type Purpose = (typeof purposes)[number];

export const isPurpose = (value: unknown): value is Purpose => (purposes as readonly unknown[]).includes(value);

/** Days for which a choice is kept, accepted or refused, unless the owner has set others for the notice; CNIL recommends six months. */
export const CONSENT_DAYS = 182;
