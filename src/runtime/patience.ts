/** Milliseconds after which a script counts as lost (specification, section 9); if it comes after all, it is taken. */
export const SCRIPT_PATIENCE = 10_000;
