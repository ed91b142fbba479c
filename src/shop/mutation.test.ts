import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../../tests/setup/cart-shop';
import { createMutation, type Attempt, type FailureNotice, type MutationOptions } from './mutation';
import { createMutationQueue } from './mutation-queue';
import { RequestError, type RequestFailure } from './request-error';

const failing = (reason: RequestFailure) => Promise.reject(new RequestError(reason, '/'));
const outcome = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

let attempts: Attempt[];
const send = vi.fn<(attempt: Attempt) => Promise<string>>();
const wasDone = vi.fn<() => Promise<string | undefined>>();
beforeEach(() => {
	attempts = [];
	send.mockImplementation((attempt) => {
		attempts.push(attempt);
		return Promise.resolve('yes');
	});
	wasDone.mockResolvedValue(undefined);
});
const failOnce = (reason: RequestFailure = 'lost') =>
	send.mockImplementationOnce((attempt) => {
		attempts.push(attempt);
		return failing(reason);
	});
const create = (options: Partial<MutationOptions<string>> = {}) => createMutation({ send, wasDone, ...options });

test('[REL-03] the name of what is wanted is the same for each try, and another one once the server has answered, and for another wish', async () => {
	const mutation = create();
	failOnce('timeout');
	failOnce('offline');
	for (let run = 0; run < 4; run++) await outcome(mutation.run());
	const names = attempts.map(({ key }) => key);
	expect(names[0]).toMatch(/^[a-z0-9]+-[a-z0-9]{5,}$/);
	expect(names.slice(0, 3)).toEqual([names[0], names[0], names[0]]);
	failOnce('offline');
	await outcome(create().run());
	expect(new Set([names[0], names[3], attempts.at(-1)!.key]).size).toBe(3);
});

describe('[REL-01] when the answer is lost', () => {
	test.each(['lost', 'timeout', 'http', 'invalid'] as const)(
		'(%s) what was carried out is an answer',
		async (reason) => {
			failOnce(reason);
			wasDone.mockResolvedValue('done');
			const mutation = create();
			expect(await mutation.run()).toBe('done');
			expect(mutation.isUnsure()).toBe(false);
		},
	);

	test.each(['offline', 'stale-nonce'] as const)(
		'(%s) where nothing can have happened nobody is asked',
		async (reason) => {
			failOnce(reason);
			const mutation = create();
			expect(await outcome(mutation.run())).toMatchObject({ reason });
			expect(wasDone).not.toHaveBeenCalled();
			expect(mutation.isUnsure()).toBe(false);
		},
	);

	test('what was not carried out has failed, and is simply sent again', async () => {
		failOnce();
		const mutation = create();
		expect(await outcome(mutation.run())).toMatchObject({ reason: 'lost' });
		expect(await mutation.run()).toBe('yes');
		expect(wasDone).toHaveBeenCalledOnce();
		expect(attempts[1]!.isUnsure).toBe(false);
	});

	test('when nobody tells, the next try asks before it sends anything', async () => {
		failOnce();
		wasDone.mockImplementation(() => failing('timeout'));
		const mutation = create();
		expect(await outcome(mutation.run())).toMatchObject({ reason: 'lost' });
		expect(mutation.isUnsure()).toBe(true);
		expect(await outcome(mutation.run())).toMatchObject({ reason: 'timeout' });
		expect(send).toHaveBeenCalledOnce();
		wasDone.mockResolvedValue('done');
		expect(await mutation.run()).toBe('done');
		expect(send).toHaveBeenCalledOnce();
		expect(mutation.isUnsure()).toBe(false);
	});

	test('where nobody can tell, the next try knows that it may be the second', async () => {
		failOnce();
		failOnce('offline');
		const mutation = createMutation({ send });
		await outcome(mutation.run());
		await outcome(mutation.run());
		await mutation.run();
		await mutation.run();
		expect(attempts.map(({ isUnsure }) => isUnsure)).toEqual([false, true, true, false]);
	});

	test('a mistake of ours is no lost answer', async () => {
		send.mockRejectedValueOnce(new TypeError('x is not a function'));
		expect(await outcome(create().run())).toBeInstanceOf(TypeError);
		expect(wasDone).not.toHaveBeenCalled();
	});

	test('a refusal that may mean "already" is looked into', async () => {
		send.mockResolvedValue('no');
		const mutation = create({ mayBeLate: (answer) => answer === 'no' });
		expect(await mutation.run()).toBe('no');
		wasDone.mockImplementationOnce(() => failing('lost'));
		expect(await mutation.run()).toBe('no');
		wasDone.mockResolvedValue('done');
		expect(await mutation.run()).toBe('done');
		expect(mutation.isUnsure()).toBe(false);
	});
});

test('[CART-12] what is shown at once is there before anything is sent, and ends with the answer, or with none', async () => {
	const end = vi.fn<(answer?: string) => void>();
	const show = vi.fn(() => end);
	const mutation = create({ show });
	failOnce();
	const first = outcome(mutation.run());
	expect(show).toHaveBeenCalledOnce();
	expect(end).not.toHaveBeenCalled();
	await first;
	await mutation.run();
	expect(end.mock.calls).toEqual([[undefined], ['yes']]);
});

describe('[CART-16] a control', () => {
	const notify = vi.fn<(notice: FailureNotice | undefined) => void>();

	test('tells what failed with a way to try again, and takes that back', async () => {
		failOnce('timeout');
		await create({ notify }).perform();
		expect(notify.mock.calls).toEqual([
			[undefined],
			[
				{
					type: 'error',
					text: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
					action: { label: 'Réessayer', onClick: expect.any(Function) as unknown },
					error: expect.any(RequestError) as unknown,
					isUnsure: false,
				},
			],
		]);
		notify.mock.calls[1]![0]!.action.onClick();
		await settled();
		expect(notify).toHaveBeenLastCalledWith(undefined);
		expect(attempts.map(({ key }) => key)).toEqual([attempts[0]!.key, attempts[0]!.key]);
	});

	test('tells that the result is unknown, where the look at it fails too', async () => {
		failOnce('timeout');
		wasDone.mockRejectedValue(new RequestError('timeout', '/'));
		await create({ notify }).perform();
		expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ isUnsure: true }));
	});

	test('pressed twice sends once', async () => {
		const mutation = create({ notify });
		await Promise.all([mutation.perform(), mutation.perform(), mutation.run()]);
		expect(send).toHaveBeenCalledOnce();
	});

	test('that is gone is told nothing', async () => {
		const controller = new AbortController();
		send.mockImplementation(() => {
			controller.abort();
			return failing('lost');
		});
		await create({ notify, signal: controller.signal }).perform();
		expect(notify).toHaveBeenCalledExactlyOnceWith(undefined);
	});
});

test('[CART-04] the queue gives one turn to a write and the look at what became of it', async () => {
	const order: string[] = [];
	const queue = createMutationQueue('test');
	failOnce();
	wasDone.mockImplementation(async () => {
		order.push('asked');
		await settled();
		return 'done';
	});
	const first = create({ queue }).run();
	const second = createMutation({ queue, send: () => Promise.resolve(order.push('second')) }).run();
	expect(await first).toBe('done');
	await second;
	expect(order).toEqual(['asked', 'second']);
});

test('[CART-04] the queue drops a write whose signal aborts while it waits, and goes on', async () => {
	const queue = createMutationQueue('test');
	const controller = new AbortController();
	void queue.run(settled);
	const waiting = outcome(create({ queue, signal: controller.signal }).run());
	const next = queue.run(() => Promise.resolve('next'));
	controller.abort();
	expect(await waiting).toBeInstanceOf(DOMException);
	expect(await next).toBe('next');
	expect(send).not.toHaveBeenCalled();
});
