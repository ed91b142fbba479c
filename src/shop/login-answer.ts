/** Result of a login request. */
export type LoginAnswer =
	| {
			readonly ok: true;
			/** Redirect target; has not passed the gate. @default the same page */
			readonly redirect?: string | undefined;
	  }
	| {
			readonly ok: false;
			/** Error message: HTML that has not passed the gate and may reveal whether the account exists (SEC-03 S14). */
			readonly html: string;
	  };
