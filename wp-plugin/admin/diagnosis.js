/**
 * The screen of the diagnosis: asks for one check after the other, opens a page of the site in a frame, reports what only a browser sees, and
 * copies the report. Without it a link has everything checked on the server, but for the frame.
 */
(function () {
	'use strict';

	var root = document.querySelector('.archipel-check[data-settings]');
	if (!root) {
		return;
	}
	var settings = JSON.parse(root.dataset.settings);
	var started = Date.now();
	var status = root.querySelector('.archipel-check__status');
	var text = root.querySelector('textarea');
	var copy = root.querySelector('.archipel-check__copy');

	/** Milliseconds after which the frame is judged as it is. */
	var PATIENCE = 15000;
	/** Milliseconds that islands get after the page has loaded. */
	var REST = 3000;

	function rows(verdict) {
		var selector = '.archipel-check__row' + (verdict === undefined ? '' : '[data-verdict="' + verdict + '"]');
		return Array.prototype.slice.call(root.querySelectorAll(selector));
	}

	/** Posts to admin-ajax.php; settles with the finding, or rejects. */
	function ask(action, nonce, report) {
		var body = new URLSearchParams({ action: action, _wpnonce: nonce });
		if (report) {
			body.set('report', JSON.stringify(report));
		}
		return fetch(settings.ajax, { method: 'POST', credentials: 'same-origin', body: body })
			.then(function (response) {
				return response.json();
			})
			.then(function (answer) {
				if (!answer.success) {
					throw new Error('refused');
				}
				return answer.data;
			});
	}

	/** Puts a finding into its place of the list. */
	function show(row, finding) {
		var holder = document.createElement('ul');
		holder.innerHTML = finding.row;
		row.replaceWith(holder.firstElementChild);
	}

	function fail(row) {
		row.querySelector('.archipel-check__verdict').textContent = settings.unanswered;
		row.dataset.verdict = 'critical';
	}

	/** Shows what `asking` finds; a check that does not answer does not stop the others. */
	function settle(row, asking) {
		return asking
			.then(function (finding) {
				show(row, finding);
			})
			.catch(function () {
				fail(row);
			});
	}

	function finish() {
		var faults = rows('recommended').concat(rows('critical'));
		var forms = settings.found.split(' | ');
		status.textContent = faults.length
			? forms[faults.length === 1 ? 0 : 1].replace('{count}', faults.length)
			: settings.none;
		// Sorts faults before good checks, critical ones first.
		faults.forEach(function (row) {
			row.parentNode.prepend(row);
		});
		text.value =
			text.dataset.head +
			rows()
				.map(function (row) {
					return row.dataset.text;
				})
				.filter(Boolean)
				.join('\n') +
			'\n';
	}

	/** Names of the cookies that scripts can read here. */
	function cookies() {
		return document.cookie
			.split('; ')
			.map(function (pair) {
				return pair.split('=')[0];
			})
			.filter(Boolean);
	}

	/** The element of the stub in the page as a guest gets it here, beyond a CDN that the server itself does not pass; empty without one. */
	function stubForGuests() {
		return fetch(settings.page, { credentials: 'omit' })
			.then(function (response) {
				return response.text();
			})
			.then(function (html) {
				var found = Array.prototype.filter.call(
					new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script'),
					function (script) {
						return script.id === 'archipel-js' || script.outerHTML.split('>')[0].indexOf('/' + settings.entry) >= 0;
					},
				);
				return found.length ? [found[0].outerHTML] : [];
			})
			.catch(function () {
				return [];
			});
	}

	/** Opens the page in a frame and settles with what happened there. */
	function watch() {
		return new Promise(function (resolve) {
			var before = cookies();
			var facts = { started: false, failed: [], refused: [], insecure: [], cookies: [] };
			var frame = document.createElement('iframe');
			frame.className = 'archipel-check__frame';
			frame.title = '';
			frame.tabIndex = -1;
			frame.setAttribute('aria-hidden', 'true');
			var isWatched = false;

			function refuse(directive, address) {
				var refusal = directive + ' ' + String(address).split('?')[0];
				if (facts.refused.indexOf(refusal) < 0) {
					facts.refused.push(refusal);
				}
			}
			/** Tells refusals from before the listener was there, where the browser keeps them. */
			function recall(inside) {
				if (!inside.ReportingObserver) {
					return;
				}
				var observer = new inside.ReportingObserver(Function.prototype, { types: ['csp-violation'], buffered: true });
				observer.observe();
				observer.takeRecords().forEach(function (record) {
					refuse(record.body.effectiveDirective, record.body.blockedURL);
				});
				observer.disconnect();
			}
			/** Listens in the frame's document, once it is the page's. */
			function listen() {
				var page = frame.contentDocument;
				if (isWatched || !page || page.URL === 'about:blank') {
					return;
				}
				isWatched = true;
				page.addEventListener('securitypolicyviolation', function (event) {
					refuse(event.effectiveDirective, event.blockedURI);
				});
				page.addEventListener('archipel:error', function (event) {
					facts.failed.push(event.detail.island + ' (' + event.detail.code + ')');
				});
			}
			/** Whether the stub has come: a module that has come has run. */
			function isStub(entry) {
				return entry.name.indexOf('/' + settings.entry) >= 0 && !(entry.responseStatus >= 400);
			}
			function judge() {
				clearInterval(polling);
				// A site that forbids its pages in frames was not seen: nothing is said of it.
				var inside = isWatched && frame.contentDocument ? frame.contentWindow : null;
				facts.started = !inside;
				if (inside) {
					recall(inside);
					var entries = inside.performance.getEntriesByType('resource');
					facts.started = entries.some(isStub);
					facts.insecure = entries
						.map(function (entry) {
							return entry.name.split('?')[0];
						})
						.filter(function (name) {
							return inside.location.protocol === 'https:' && name.indexOf('http://') === 0;
						});
				}
				if (!/(^|; )(archipel_consent|cookie_notice_accepted)=/.test(document.cookie)) {
					facts.cookies = cookies().filter(function (name) {
						return before.indexOf(name) < 0;
					});
				}
				frame.remove();
				resolve(facts);
			}
			var polling = setInterval(listen, 10);
			var patience = setTimeout(judge, PATIENCE);
			frame.addEventListener('load', function () {
				listen();
				clearTimeout(patience);
				setTimeout(judge, REST);
			});
			frame.src = settings.page;
			root.appendChild(frame);
		});
	}

	function look(row) {
		return settle(
			row,
			Promise.all([watch(), stubForGuests()]).then(function (seen) {
				var facts = seen[0];
				facts.stub = seen[1];
				facts.clock = Math.round(started / 1000) - settings.now;
				return ask(settings.report, settings.reportNonce, facts);
			}),
		);
	}

	rows('')
		.reduce(function (before, row) {
			return before.then(function () {
				return row.dataset.check === 'browser'
					? look(row)
					: settle(row, ask(settings.action + row.dataset.check, settings.nonce));
			});
		}, Promise.resolve())
		.then(finish);

	copy.hidden = false;
	copy.addEventListener('click', function () {
		var said = copy.nextElementSibling;
		(navigator.clipboard ? navigator.clipboard.writeText(text.value) : Promise.reject())
			.catch(function () {
				// Without permission, or without HTTPS.
				text.select();
				document.execCommand('copy');
				copy.focus();
			})
			.then(function () {
				said.textContent = settings.copied;
			});
	});
})();
