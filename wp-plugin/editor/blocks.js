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
		help,
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
		...extra,
	});

	/** One function per kind of control; each gets the stored value (undefined: the default is in force). */
	const draw = {
		toggle: (control, value = Boolean(control.default), set) =>
			el(components.ToggleControl, common(control, { checked: value, onChange: set })),

		select(control, value = '', set) {
			const usual = control.options.find((option) => option.value === control.placeholder);
			const label = texts.default + (usual ? ` (${usual.label})` : '');
			const options = [{ value: '', label }, ...control.options];
			const onChange = (next) => set(next === '' ? undefined : next);
			return el(components.SelectControl, common(control, { value, options, onChange }));
		},

		text(control, value = '', set) {
			const { kind, min, max, step, placeholder } = control;
			const number = kind === 'number' && { type: 'number', min, max, step };
			const read = number ? Number : String;
			return el(
				kind === 'json' || kind === 'lines' ? components.TextareaControl : components.TextControl,
				common(control, {
					...number,
					placeholder,
					value,
					onChange: (next) => set(next === '' ? undefined : read(next)),
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

	for (const [name, described] of Object.entries(data.controls)) {
		// Title and description are the server's.
		const EmptyResponsePlaceholder = () => inWords(blocks.getBlockType(name));
		blocks.registerBlockType(name, {
			edit({ attributes, setAttributes }) {
				const box = element.useRef(null);
				const isUnseen = useIsUnseen(box);
				const controls = described.map((control) => {
					const drawControl = draw[control.kind] || draw.text;
					return drawControl(control, attributes[control.name], (next) => setAttributes({ [control.name]: next }));
				});
				const panel = el(components.PanelBody, { title: texts.options }, controls);
				const preview = el(serverSideRender, { block: name, attributes, EmptyResponsePlaceholder });
				return el(
					'div',
					blockEditor.useBlockProps(),
					controls.length > 0 && el(blockEditor.InspectorControls, null, panel),
					isUnseen && EmptyResponsePlaceholder(),
					// The preview is server HTML: its links and buttons must not act inside the editor.
					el('div', { ref: box }, el(components.Disabled, null, preview)),
				);
			},
			save: () => null,
		});
	}
})();
