/**
 * The search of the settings screen, the islands that were open before saving, a page that has an island, a file in place of its text, and a warning
 * before changes are left. Everything else on the screen works without it.
 */
(function () {
	'use strict';

	var form = document.querySelector('.archipel-settings');
	var search = form && form.querySelector('.archipel-search');
	if (!search) {
		return;
	}
	var field = search.querySelector('input');
	var status = search.querySelector('[role="status"]');
	var islands = Array.prototype.slice.call(form.querySelectorAll('.archipel-island, .archipel-general'));
	var OPEN = 'archipel-settings-open';

	/** Without accents and capitals: « Réduction » is found by "reduction". */
	function plain(text) {
		return text
			.normalize('NFD')
			.replace(/[\u0300-\u036f]/g, '')
			.toLowerCase();
	}

	/** Text of an element, with the values that its fields hold and the technical names that are in it. */
	function words(element) {
		return plain(element.textContent);
	}

	/** Everything that would be saved, as text. */
	function state() {
		return new URLSearchParams(new FormData(form)).toString();
	}

	function remember() {
		try {
			var open = islands.filter(function (island) {
				return island.open;
			});
			sessionStorage.setItem(
				OPEN,
				open
					.map(function (island) {
						return island.id;
					})
					.join(' '),
			);
		} catch (error) {
			// Without storage they are closed after saving.
		}
	}

	function reopen() {
		try {
			(sessionStorage.getItem(OPEN) || '').split(' ').forEach(function (id) {
				var island = id && document.getElementById(id);
				if (island) {
					island.open = true;
				}
			});
		} catch (error) {
			// As above.
		}
	}

	/** Shows the rows that contain every word, and all rows of an island whose own name does. */
	function filter() {
		var wanted = plain(field.value).split(/\s+/).filter(Boolean);
		var found = 0;
		function has(text) {
			return wanted.every(function (word) {
				return text.indexOf(word) >= 0;
			});
		}
		islands.forEach(function (island) {
			var about = island.querySelector('fieldset > p');
			var isNamed = has(words(island.querySelector('summary'))) || Boolean(about && has(words(about)));
			var rows = Array.prototype.slice.call(island.querySelectorAll('tr'));
			var fitting = rows.filter(function (row) {
				return isNamed || has(words(row));
			});
			rows.forEach(function (row) {
				row.hidden = fitting.indexOf(row) < 0;
			});
			island.hidden = !isNamed && !fitting.length;
			if (wanted.length && !isNamed && fitting.length) {
				island.open = true;
			}
			found += island.hidden ? 0 : 1;
		});
		Array.prototype.forEach.call(
			form.querySelectorAll('.archipel-presets, .archipel-transfer, .archipel-reset'),
			function (other) {
				other.hidden = wanted.length > 0;
			},
		);
		Array.prototype.forEach.call(form.querySelectorAll('.archipel-group'), function (group) {
			group.hidden = !group.querySelector('.archipel-island:not([hidden])');
		});
		status.textContent = !wanted.length
			? ''
			: found
				? status.dataset.found.replace('{count}', found)
				: status.dataset.none;
	}

	/** Parsed pages of the site by URL; one that does not come is empty. */
	var pages = {};

	function page(url) {
		pages[url] =
			pages[url] ||
			fetch(url)
				.then(function (answer) {
					return answer.ok ? answer.text() : '';
				})
				.catch(function () {
					return '';
				})
				.then(function (html) {
					return new DOMParser().parseFromString(html, 'text/html');
				});
		return pages[url];
	}

	/** Points the link of an island to the first page that has it; where none has, it stays. */
	function find(link) {
		var urls = [link.href].concat(JSON.parse(form.dataset.pages));
		function next() {
			var url = urls.shift();
			return (
				url &&
				page(url).then(function (there) {
					if (!there.querySelector(link.dataset.finds)) {
						return next();
					}
					link.href = url;
				})
			);
		}
		next();
	}

	form.addEventListener(
		'toggle',
		function (event) {
			var link = event.target.open && event.target.querySelector('a[data-finds]');
			if (link) {
				find(link);
			}
		},
		true,
	);

	search.hidden = false;
	reopen();
	field.addEventListener('input', filter);
	// The return key in the search must not save.
	field.addEventListener('keydown', function (event) {
		if (event.key === 'Enter') {
			event.preventDefault();
		}
	});
	form.querySelector('.archipel-file').hidden = false;
	form.querySelector('#archipel-file').addEventListener('change', function (event) {
		var file = event.target.files[0];
		if (file) {
			file.text().then(function (text) {
				form.querySelector('#archipel-import').value = text;
			});
		}
	});
	form.addEventListener('submit', remember);
	var isSaving = false;
	var saved = state();
	form.addEventListener('submit', function () {
		isSaving = true;
	});
	// Leaving asks first: a choice that was made and not saved looks like one that holds.
	window.addEventListener('beforeunload', function (event) {
		if (!isSaving && state() !== saved) {
			event.preventDefault();
			event.returnValue = '';
		}
	});
	// A value that the browser refuses is in a closed island, where its message would not show.
	form.addEventListener(
		'invalid',
		function (event) {
			var island = event.target.closest('details');
			if (island) {
				island.open = true;
				island.hidden = false;
			}
		},
		true,
	);
})();
