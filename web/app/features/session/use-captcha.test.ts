import { errorText } from '@mustalah/contract/errors';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RefusedCall } from '../../api.ts';
import { useCaptcha } from './use-captcha.ts';

test('a harder puzzle is asked for once it was said, and no easier one afterwards', () => {
  const { result } = renderHook(() => useCaptcha());
  const levelAfter = (failure?: unknown) => {
    act(() => result.current.renew(failure));
    return result.current.props.level;
  };
  const code = 'captcha_harder';
  const harder = new RefusedCall(400, { code, detail: errorText[code], captcha_level: 2 });
  expect([levelAfter(), levelAfter(harder), levelAfter(new Error('away'))]).toEqual([0, 2, 2]);
});
