/**
 * Draws the blocks of all islands in the editor, from the descriptions that PHP made of their schemas.
 * Plain script on purpose: it needs no build and works with every version of WordPress that the plugin supports.
 */
(() => {
	'use strict';

	const data = window.archipelBlocks;
	if (!data) return;
	const { blockEditor, blocks, components, element, serverSideRender } = window.wp;

	const el = element.createElement;
	const { texts } = data;

	/** Props that all controls share. */
	const common = ({ name, title, required, help }, extra) => ({
		key: name,
		label: title + (required ? ' *' : ''),
		help: help || undefined,
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		...extra,
	});

	function asText(value) {
		if (value === undefined || value === null) return '';
		if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
		return typeof value === 'object' ? JSON.stringify(value) : String(value);
	}

	/** One function per kind of control; each gets the stored value (undefined: the default is in force). */
	const draw = {
		toggle: (control, value = Boolean(control.default), set) =>
			el(components.ToggleControl, common(control, { checked: value, onChange: set })),

		number: (control, value = '', set) =>
			el(
				components.TextControl,
				common(control, {
					type: 'number',
					min: control.min ?? undefined,
					max: control.max ?? undefined,
					step: control.step,
					placeholder: asText(control.default),
					value,
					onChange: (next) => set(next === '' || isNaN(Number(next)) ? undefined : Number(next)),
				}),
			),

		select(control, value = '', set) {
			const usual = control.options.find((option) => option.value === asText(control.default));
			const label = texts.default + (usual ? ` (${usual.label})` : '');
			const options = [{ value: '', label }, ...control.options];
			const onChange = (next) => set(next === '' ? undefined : next);
			return el(components.SelectControl, common(control, { value, options, onChange }));
		},

		text(control, value = '', set) {
			const isMultiline = control.kind === 'json' || control.kind === 'lines';
			return el(
				isMultiline ? components.TextareaControl : components.TextControl,
				common(control, {
					type: isMultiline ? undefined : 'text',
					help: [control.help, control.kind === 'list' && texts.list].filter(Boolean).join(' ') || undefined,
					placeholder: asText(control.default),
					value,
					onChange: (next) => set(next === '' ? undefined : next),
				}),
			);
		},
	};

	/** Whether something of a preview is in sight: words, a picture, a control. */
	const isSeen = (box) =>
		[...box.querySelectorAll('*')].some((part) => {
			const shows =
				part.matches('img, svg, canvas, video, iframe, button, input, select') ||
				[...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
			const { width, height } = part.getBoundingClientRect();
			// Words for screen readers alone are one pixel.
			const isThere = width > 1 && height > 1;
			return shows && isThere && part.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) !== false;
		});

	/** Whether a preview shows nothing: an island may wait for a scroll, a choice or a date, and the owner would find an empty place. */
	function useIsUnseen(box) {
		const [isUnseen, setUnseen] = element.useState(false);
		element.useEffect(() => {
			let timer;
			const look = () => {
				clearTimeout(timer);
				timer = setTimeout(() => {
					setUnseen(!box.current.querySelector('.components-spinner') && !isSeen(box.current));
				}, 300);
			};
			const observer = new MutationObserver(look);
			observer.observe(box.current, { attributes: true, childList: true, subtree: true });
			look();
			return () => {
				clearTimeout(timer);
				observer.disconnect();
			};
		}, []);
		return isUnseen;
	}

	/** In the place of a preview that shows nothing. */
	const inWords = ({ title, description }) =>
		el(components.Placeholder, { icon: 'palmtree', label: title, instructions: description || texts.empty });

	for (const block of data.blocks) {
		const EmptyResponsePlaceholder = () => inWords(block);
		blocks.registerBlockType(block.name, {
			edit({ attributes, setAttributes }) {
				const box = element.useRef(null);
				const isUnseen = useIsUnseen(box);
				const controls = block.controls.map((control) => {
					const drawControl = draw[control.kind] || draw.text;
					return drawControl(control, attributes[control.name], (next) => setAttributes({ [control.name]: next }));
				});
				const panel = el(components.PanelBody, { title: texts.options }, controls);
				const preview = el(serverSideRender, { block: block.name, attributes, EmptyResponsePlaceholder });
				return el(
					'div',
					blockEditor.useBlockProps(),
					controls.length > 0 && el(blockEditor.InspectorControls, null, panel),
					isUnseen && inWords(block),
					// The preview is server HTML: its links and buttons must not act inside the editor.
					el('div', { ref: box }, el(components.Disabled, null, preview)),
				);
			},
			save: () => null,
		});
	}
})();
