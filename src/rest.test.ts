import { expect, test } from 'vitest';
import { cleanForSlug, isEmailAddress, isPhoneNumber } from './rest';

test.each([
	['claire@exemple.fr', true],
	['mailto:claire+lingerie@boutique.exemple.fr', true],
	['claire@exemple.museum', true],
	[`claire@exemple.${'a'.repeat(63)}`, true],
	[`claire@exemple.${'a'.repeat(64)}`, false],
	['claire@exemple.f', false],
	['claire@exemple', false],
	['claire@@exemple.fr', false],
	['claire @exemple.fr', false],
	['tel:claire@exemple.fr', false],
	[`claire@${'a.'.repeat(10_000)}!`, false],
])('[REST-06] an e-mail address: %s', (value, isOne) => expect(isEmailAddress(value)).toBe(isOne));

test.each([
	['06 01 02 03 04', true],
	['tel:+33 (0)1-02.03.04', true],
	['123456', true],
	['12345', false],
	['1234567890123456', false],
	['+', false],
	['06 01 02 03 0a', false],
	['mailto:0601020304', false],
])('[REST-06] a phone number: %s', (value, isOne) => expect(isPhoneNumber(value)).toBe(isOne));

test.each([
	['Soutien-gorge « Été / 2026 »', 'soutien-gorge-ete-2026'],
	['Cœur.de\tsoie', 'coeur-de-soie'],
	['  Straße — Ægir/Øre  ', 'strasse-aegir-ore'],
	['culotte_taille_haute', 'culotte_taille_haute'],
	['Ночная 2', 'ночная-2'],
	['///', ''],
])('[REST-06] a slug: %s', (text, slug) => expect(cleanForSlug(text)).toBe(slug));
