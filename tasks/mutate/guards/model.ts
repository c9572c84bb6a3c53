import type { Guard } from '../guard.ts';

const ASK = 'server/modules/assistant/model/ask-model.ts';
const TESTS = ['server/modules/assistant/model/ask-model.test.ts'] as const;

export const guards: readonly Guard[] = [
  {
    guarantee: 'A fault of ours while a model is asked is told to the log',
    file: ASK,
    text: '    deps.log.error(fault);\n',
    instead: '    void fault;\n',
    tests: TESTS,
  },
  {
    guarantee: 'Only failures that are expected of a model pass for no answer',
    file: ASK,
    text: '    throw error;\n',
    instead: '    return { answer: null, retryAfterMs: null };\n',
    tests: TESTS,
  },
  {
    guarantee: 'Nobody waits longer for a model than they have time, whoever is slow',
    file: ASK,
    text: 'return within(timeoutMs, answer);',
    instead: 'return within(600_000, answer);',
    tests: TESTS,
  },
];
