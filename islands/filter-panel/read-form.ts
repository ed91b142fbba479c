import { safeUrl } from '../../src/safety/url';
import { t } from './messages';
import { readBounds, type Choice, type Field, type Panel, type Term } from './model';

const GROUP = '.wpf_item, .archipel-filter__field';
const NAME = '.wpf_item_name, .archipel-filter__name';
const LISTED = 'li input[type=checkbox], li input[type=radio]';

/** Reads a form printed by the server: Themify's, or Archipel's (render.php). */
export function readForm(form: HTMLFormElement): Panel {
	const fields = [...form.querySelectorAll(GROUP)].flatMap((group) => readField(group) ?? []);
	const { slug } = form.dataset;
	const ends = new Set(fields.flatMap((field) => (field.kind === 'price' ? [field.name, field.to] : [])));
	const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
		.map(({ name, value }): [string, string] => [name, name === 'wpf_cols' ? value || columns() : value])
		.filter(([name]) => name && !ends.has(name));
	return {
		// `form.action` may be shadowed by an input of that name.
		action: form.getAttribute('action') || location.pathname,
		fields,
		hidden,
		submit: text(form.querySelector('button[type=submit]')),
		nothing: text(form.querySelector('.wpf-no-products-found')) || t('submitNone'),
		slug,
		scrolls: form.classList.contains('wpf_form_scroll'),
		scope: form.dataset['scope'],
	};
}

/** Returns the current values of a form, also those changed since it was printed. */
export function readChoice(form: HTMLFormElement): Choice {
	const choice: Record<string, string[]> = {};
	for (const [name, value] of new FormData(form))
		if (typeof value === 'string' && value.trim()) (choice[bare(name)] ??= []).push(value);
	return choice;
}

function readField(group: Element): Field | undefined {
	const label = text(group.querySelector(NAME));
	const price = readPrice(group, label);
	if (price) return price;
	const typed = group.querySelector<HTMLInputElement>('.wpf_autocomplete input');
	if (typed) {
		const suggest = group.matches('.wpf_item_sku') ? 'sku' : 'title';
		const hasVariations = typed.dataset['variation'] !== 'no';
		return { kind: 'text', label, name: typed.name, id: named(typed), suggest, hasVariations };
	}
	return readSelect(group, label) ?? readList(group, label) ?? readLinks(group, label);
}

function readPrice(group: Element, label: string): Field | undefined {
	const [from, to] = ['.wpf_price_from, [name=min_price]', '.wpf_price_to, [name=max_price]'].map((end) =>
		group.querySelector<HTMLInputElement>(end),
	);
	if (!from || !to) return undefined;
	const { min, max, step } = group.querySelector<HTMLElement>('.wpf_slider')?.dataset ?? {};
	const ids = [named(from), named(to)] as const;
	return { kind: 'price', label, name: from.name, to: to.name, ids, bounds: readBounds(min, max, step) };
}

function readSelect(group: Element, label: string): Field | undefined {
	const select = group.querySelector('select');
	if (!select) return undefined;
	const all = [...select.options].find(({ value }) => !value);
	const terms = [...select.options]
		.filter(({ value }) => value)
		.map((option) => ({ value: option.value, label: text(option), id: '', term: id(option), children: [] }));
	const { name, multiple: isMany } = select;
	const taxonomy = taxonomyOf(group);
	return { kind: 'terms', label, name: bare(name), isMany, isSelect: true, terms, all: all && text(all), taxonomy };
}

function readList(group: Element, label: string): Field | undefined {
	const lone = group.querySelector<HTMLInputElement>('input[type=checkbox], input[type=radio]');
	if (!lone) return undefined;
	const isMany = lone.type === 'checkbox';
	const common = { kind: 'terms', label, name: bare(lone.name), isMany, isSelect: false } as const;
	if (!group.querySelector(LISTED)) {
		const said = text(lone.closest('label')) || label;
		return {
			...common,
			label: label || said,
			isStock: group.matches('.wpf_item_instock') || lone.name.startsWith('filter_stock_status'),
			terms: [{ value: lone.value, label: said, id: named(lone), children: [] }],
		};
	}
	const list = group.querySelector('ul')!;
	const none = list.querySelector<HTMLInputElement>('input[value=""]');
	const all = none ? text([...(none.closest('li')?.querySelectorAll('label') ?? [])].at(-1)) : undefined;
	return { ...common, terms: readTerms(list), all, taxonomy: taxonomyOf(group) };
}

function readTerms(list: Element): Term[] {
	return [...list.children].flatMap((item) => {
		const input = item.querySelector<HTMLInputElement>('input');
		if (!input?.value) return [];
		const label = item.querySelector<HTMLElement>('label');
		const below = item.querySelector('ul');
		const color = item.querySelector('svg rect')?.getAttribute('fill') ?? label?.style.backgroundColor;
		const picture = item.querySelector('img')?.src ?? /url\("?(.+?)"?\)/.exec(label?.style.backgroundImage ?? '')?.[1];
		return {
			value: input.value,
			label: text(label) || input.value,
			id: named(input),
			term: id(input) ?? (Number(/_(\d+)$/.exec(item.className)?.[1]) || undefined),
			count: count(item),
			color: color || undefined,
			image: picture && safeUrl(picture)?.href,
			children: below ? readTerms(below) : [],
		};
	});
}

function readLinks(group: Element, label: string): Field | undefined {
	const links = [...group.querySelectorAll('a')].flatMap((link) => {
		const href = safeUrl(link.href)?.href;
		return href ? { href, label: text(link), count: count(link.parentElement!) } : [];
	});
	return links.length ? { kind: 'links', label, name: '', links } : undefined;
}

const bare = (name: string): string => name.replace(/\[\]$/, '');

const text = (element: Element | null | undefined): string =>
	(element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const id = ({ dataset }: HTMLElement): number | undefined => Number(dataset['term']) || undefined;

/** Themify prints the taxonomy in a class; its field names are chosen by the owner. */
const taxonomyOf = (group: Element): string | undefined =>
	(group as HTMLElement).dataset['taxonomy'] ?? /\bwpf_item_(pa_[^\s]+)/.exec(group.className)?.[1];

function count(item: Element): number | undefined {
	const said = item.querySelector(':scope > .wpf_item_count')?.textContent;
	return said ? Number(said) : undefined;
}

let unnamed = 0;

/** Returns the id of an input, set if missing: the focus finds the replacing field by this id. */
const named = (input: HTMLInputElement): string => (input.id ||= `archipel-filter-${++unnamed}`);

/** Returns the number of columns of the list, as Themify's script sends it. */
function columns(): string {
	const list = document.querySelector('.woocommerce > .products, .wc-products');
	const [, own] = /(?:columns-|grid)(\d+)/.exec(`${list?.className} ${list?.parentElement?.className}`) ?? [];
	return own ?? '';
}
