/*
 * What schemas are made of, and all that is used of it: a file of its own, which comes with the first thing to check (schema.ts).
 */
export {
	_default,
	array,
	boolean,
	enum,
	int,
	literal,
	maximum,
	maxLength,
	minimum,
	minLength,
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
