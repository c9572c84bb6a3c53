import { beforeEach, expect, test } from 'vitest';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.ts';

let now: number;
let tries: number;
let breaker: CircuitBreaker;

beforeEach(() => {
  now = 0;
  tries = 0;
  breaker = new CircuitBreaker(() => now);
});

const succeed = () =>
  breaker.run(async () => {
    tries++;
    return 'answer';
  });
const fail = () =>
  breaker
    .run(async () => {
      tries++;
      throw new Error('down');
    })
    .catch((error: Error) => error);
const failTimes = async (times: number) => {
  for (let time = 0; time < times; time++) await fail();
};

test('five failures in a row open the circuit: nothing more is tried', async () => {
  await failTimes(5);
  await expect(succeed()).rejects.toThrow(CircuitOpen);
  expect(tries).toBe(5);
});

test('a success between failures begins the count again', async () => {
  await failTimes(4);
  await succeed();
  await failTimes(4);
  expect(await succeed()).toBe('answer');
});

test('after a minute one good attempt closes the circuit', async () => {
  await failTimes(5);
  now = 59_999;
  await expect(succeed()).rejects.toThrow(CircuitOpen);
  now = 60_000;
  expect([await succeed(), await succeed()]).toEqual(['answer', 'answer']);
});

test('after a minute one bad attempt opens it for another minute', async () => {
  await failTimes(5);
  now = 60_000;
  await fail();
  now = 119_999;
  await expect(succeed()).rejects.toThrow(CircuitOpen);
  now = 120_000;
  expect(await succeed()).toBe('answer');
});

test('while one attempt probes, the others are refused', async () => {
  await failTimes(5);
  now = 60_000;
  const probe = breaker.run(() => new Promise<string>((done) => setTimeout(done, 20, 'back')));
  await expect(succeed()).rejects.toThrow(CircuitOpen);
  expect(await probe).toBe('back');
  expect(await succeed()).toBe('answer');
});
