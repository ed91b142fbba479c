/**
 * Draws the blocks of all islands in the editor, from the descriptions that PHP made of their schemas.
 * Plain script on purpose: it needs no build and works with every version of WordPress that the plugin supports.
 */
(function (wp, data) {
	'use strict';

	if (!data) {
		return;
	}

	var el = wp.element.createElement;
	var components = wp.components;
	var texts = data.texts;

	/** Props that all controls share. */
	function common(control, extra) {
		return Object.assign(
			{
				key: control.name,
				label: control.title + (control.required ? ' *' : ''),
				help: control.help || undefined,
				__nextHasNoMarginBottom: true,
				__next40pxDefaultSize: true,
			},
			extra,
		);
	}

	function asText(value) {
		if (value === undefined || value === null) {
			return '';
		}
		if (
			Array.isArray(value) &&
			value.every(function (item) {
				return typeof item !== 'object';
			})
		) {
			return value.join(', ');
		}
		return typeof value === 'object' ? JSON.stringify(value) : String(value);
	}

	/** One function per kind of control; each gets the stored value (undefined: the default is in force). */
	var draw = {
		toggle: function (control, value, set) {
			return el(
				components.ToggleControl,
				common(control, {
					checked: value === undefined ? Boolean(control.default) : value,
					onChange: set,
				}),
			);
		},
		number: function (control, value, set) {
			return el(
				components.TextControl,
				common(control, {
					type: 'number',
					min: control.min === null ? undefined : control.min,
					max: control.max === null ? undefined : control.max,
					step: control.step,
					placeholder: asText(control.default),
					value: value === undefined ? '' : value,
					onChange: function (next) {
						set(next === '' || isNaN(Number(next)) ? undefined : Number(next));
					},
				}),
			);
		},
		select: function (control, value, set) {
			var usual = control.options.find(function (option) {
				return option.value === asText(control.default);
			});
			return el(
				components.SelectControl,
				common(control, {
					value: value === undefined ? '' : value,
					options: [{ value: '', label: texts.default + (usual ? ' (' + usual.label + ')' : '') }].concat(
						control.options,
					),
					onChange: function (next) {
						set(next === '' ? undefined : next);
					},
				}),
			);
		},
		text: function (control, value, set) {
			var help = control.kind === 'list' ? [control.help, texts.list].filter(Boolean).join(' ') : control.help;
			var multiline = control.kind === 'json' || control.kind === 'lines';
			return el(
				multiline ? components.TextareaControl : components.TextControl,
				common(control, {
					type: multiline ? undefined : control.kind === 'url' ? 'url' : 'text',
					help: help || undefined,
					placeholder: asText(control.default),
					value: value === undefined ? '' : value,
					onChange: function (next) {
						set(next === '' ? undefined : next);
					},
				}),
			);
		},
	};

	/** Whether something of a preview is in sight: words, a picture, a control. */
	function isSeen(box) {
		return Array.from(box.querySelectorAll('*')).some(function (part) {
			var shows =
				/^(img|svg|canvas|video|iframe|button|input|select)$/i.test(part.tagName) ||
				Array.from(part.childNodes).some(function (node) {
					return node.nodeType === 3 && node.data.trim() !== '';
				});
			var rect = part.getBoundingClientRect();
			// Words for screen readers alone are one pixel.
			return (
				shows &&
				rect.width > 1 &&
				rect.height > 1 &&
				(!part.checkVisibility || part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			);
		});
	}

	/** Whether a preview shows nothing: an island may wait for a scroll, a choice or a date, and the owner would find an empty place. */
	function useIsUnseen(box) {
		var state = wp.element.useState(false);
		wp.element.useEffect(function () {
			var timer;
			function look() {
				clearTimeout(timer);
				timer = setTimeout(function () {
					state[1](!box.current.querySelector('.components-spinner') && !isSeen(box.current));
				}, 300);
			}
			var observer = new MutationObserver(look);
			observer.observe(box.current, { attributes: true, childList: true, subtree: true });
			look();
			return function () {
				clearTimeout(timer);
				observer.disconnect();
			};
		}, []);
		return state[0];
	}

	/** In the place of a preview that shows nothing. */
	function inWords(block) {
		return el(components.Placeholder, {
			icon: 'palmtree',
			label: block.title,
			instructions: block.description || texts.empty,
		});
	}

	data.blocks.forEach(function (block) {
		wp.blocks.registerBlockType(block.name, {
			edit: function (props) {
				var box = wp.element.useRef(null);
				var isUnseen = useIsUnseen(box);
				var controls = block.controls.map(function (control) {
					var drawControl = draw[control.kind] || draw.text;
					return drawControl(control, props.attributes[control.name], function (next) {
						var change = {};
						change[control.name] = next;
						props.setAttributes(change);
					});
				});
				return el(
					'div',
					wp.blockEditor.useBlockProps(),
					controls.length > 0 &&
						el(wp.blockEditor.InspectorControls, null, el(components.PanelBody, { title: texts.options }, controls)),
					isUnseen && inWords(block),
					// The preview is server HTML: its links and buttons must not act inside the editor.
					el(
						'div',
						{ ref: box },
						el(
							components.Disabled,
							null,
							el(wp.serverSideRender, {
								block: block.name,
								attributes: props.attributes,
								EmptyResponsePlaceholder: function () {
									return inWords(block);
								},
							}),
						),
					),
				);
			},
			save: function () {
				return null;
			},
		});
	});
})(window.wp, window.archipelBlocks);
