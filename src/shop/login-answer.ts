/** What a server made of a name and a password. */
export type LoginAnswer =
	| {
			readonly ok: true;
			/** Where it leads to; has not passed the gate. @default the same place */
			readonly redirect?: string | undefined;
	  }
	| {
			readonly ok: false;
			/** Why not: HTML that has not passed the gate, and may tell whether there is an account (SEC-03 S14). */
			readonly html: string;
	  };
