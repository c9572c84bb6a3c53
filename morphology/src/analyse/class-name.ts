import { isWeak } from '../script/letters.ts';

/** Name the class of a root by its weakest trait (الصحيح والمعتل). */
export function rootClassName(root: string): string {
  const [first, second, third] = root;
  if (root.length > 3) return 'quadriliteral';
  const weak = [first, second, third].filter(isWeak).length;
  if (weak > 1) return 'doubly_weak';
  if (isWeak(third)) return 'defective';
  if (isWeak(second)) return 'hollow';
  if (isWeak(first)) return 'assimilated';
  if (second === third) return 'doubled';
  return root.includes('ء') ? 'hamzated' : 'sound';
}
