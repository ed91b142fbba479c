/* The used part of the schema library, loaded before the first check (schema.ts). */
export {
	_default,
	array,
	boolean,
	enum,
	int,
	literal,
	nullable,
	number,
	object,
	optional,
	record,
	regex,
	safeParse,
	string,
	union,
	unknown,
} from 'zod/mini';
